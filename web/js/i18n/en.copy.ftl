### English, texts to take along.

copy-share = Share
copy-copied = Copied
copy-selected = Selected: now copy it

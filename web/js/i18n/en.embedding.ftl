### English, putting something into a page of one’s own.

builder-needs-site = This copy of the app is one file on a disk. What it shows can be embedded from the website only.
builder-size = A reader fetches at most { $size } kB. The rules engine comes only when somebody asks to play.
builder-lang = Language
builder-lang-auto = The reader’s own
builder-lang-en = English
builder-lang-fr = Français
builder-theme = Colours
builder-theme-auto = The reader’s own
builder-theme-light = Light
builder-theme-dark = Dark
builder-controls = Buttons
builder-controls-auto = All
builder-controls-min = Only before and after
builder-controls-none = None
builder-preview = How it looks
builder-iframe = A frame
builder-iframe-note = Works almost everywhere that takes HTML. Its height is fixed.
builder-element = An element
builder-element-note = Shows a link first and the game after a tap. Its height follows what is in it. Needs a page that may load scripts.
builder-picture = A picture with a link
builder-picture-note = For places that take neither. Save the picture there under your own address.
builder-copy = Copy
builder-hosts = Where does what work?
builder-host-own = Your own HTML, Hugo, Jekyll, Ghost: all three.
builder-host-wordpress = WordPress: the frame in an HTML block, if your role may use it; the element only with a plugin for scripts.
builder-host-strict = Medium, Substack, forums, e-mail: the picture with a link. A page with a strict security policy must allow frames from this site.

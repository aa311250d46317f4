"""R vs R: Révolution: two camps fill a board of nine cells with people who change sides."""

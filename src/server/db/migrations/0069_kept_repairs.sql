-- What people typed over cells of a file, by row and column: it stays when the file is read in another way.
alter table import add column repairs jsonb not null default '[]';

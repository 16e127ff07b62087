-- Why a shelf is counted again, and by whose word: whoever counts it is told.
alter table assignment
  add column sent_back_reason text,
  add column sent_back_by text references auth."user" on delete set null;

-- Progress is written with its assignment, in the same statement, and assignments are never removed but with
-- their audit: what remains to be held is that end. In a database that nobody has taken the measure of yet,
-- looking up the assignment of each row went through all of the audit's, so that an audit of thousands of
-- shelves took seconds to start.
alter table assignment_progress
  drop constraint assignment_progress_organization_id_audit_id_assignment_id_fkey,
  add foreign key (organization_id, audit_id) references audit on delete cascade;

-- Refuses to delete an assignment that has events. Events have no foreign key that would do so.
create or replace function app.protect_counted_assignments() returns trigger language plpgsql as $$
begin
  if exists (
    select from old_rows o
    join scan_event e on e.organization_id = o.organization_id and e.audit_id = o.audit_id
      and e.assignment_id = o.id)
  then
    raise exception 'an assignment with events cannot be removed'
      using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

-- Deletes the rows of a baseline with it. They have no foreign key: checking a million rows would take too long.
create or replace function app.delete_baseline_rows() returns trigger language plpgsql as $$
begin
  delete from audit_item_shelf s using old_rows o
  where s.organization_id = o.organization_id and s.baseline_id = o.id;
  delete from audit_item_lot l using old_rows o
  where l.organization_id = o.organization_id and l.baseline_id = o.id;
  delete from audit_item i using old_rows o
  where i.organization_id = o.organization_id and i.baseline_id = o.id;
  return null;
end $$;

-- Deletes rows and findings with their import. They have no foreign key: checking a million rows would take too long.
create or replace function app.delete_import_rows() returns trigger language plpgsql as $$
begin
  delete from import_row r using old_rows o
  where r.organization_id = o.organization_id and r.import_id = o.id;
  delete from import_finding f using old_rows o
  where f.organization_id = o.organization_id and f.import_id = o.id;
  return null;
end $$;

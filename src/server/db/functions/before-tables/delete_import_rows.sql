-- Rows and findings go with their import: they have no foreign keys, which a million of them would wait for.
create or replace function app.delete_import_rows() returns trigger language plpgsql as $$
begin
  delete from import_row r using old_rows o
  where r.organization_id = o.organization_id and r.import_id = o.id;
  delete from import_finding f using old_rows o
  where f.organization_id = o.organization_id and f.import_id = o.id;
  return null;
end $$;

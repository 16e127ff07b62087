-- A table that has just been filled is thought to be empty until somebody counts, and a plan for an
-- empty table reads all of it for every row. Imports fill tables faster than the housekeeping of
-- PostgreSQL comes by, and their role may not count by itself.
create or replace function app.count_import_tables() returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  analyze item, item_barcode, import_row;
end $$;

revoke execute on function app.count_import_tables from public;
grant execute on function app.count_import_tables to shelfcount_app;

-- Refreshes the planner's statistics of the tables an import has just filled. Without them the planner takes the
-- tables for empty and reads all of a table for every row. Imports fill tables faster than autovacuum runs, and the
-- role they use may not run ANALYZE itself.
create or replace function app.count_import_tables() returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  analyze item, item_barcode, import_row;
end $$;

revoke execute on function app.count_import_tables from public;
grant execute on function app.count_import_tables to shelfcount_app;

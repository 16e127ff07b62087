-- For tables that are read as a whole or written row by row: the organization is looked up once per statement, not
-- once per row.
create or replace procedure app.read_scope_once(target regclass)
language plpgsql as $$
begin
  execute format(
    'alter policy organization_scope on %s using (organization_id = (select nullif(current_setting(''app.organization_id'', true), '''')::uuid))',
    target);
end $$;

-- The rows of baselines lie in a table of their own behind audit_item, so that a file of a million items
-- can be copied into it: COPY refuses tables with row-level security, and everything else takes twice
-- as long. Whoever reads or changes rows does so through audit_item, held by row-level security as
-- before. Behind it the app may only add rows, and does not say whose they are: they belong to the
-- organization that it works for.

alter table audit_item rename to audit_item_rows;
alter table audit_item_rows set schema house;
drop policy organization_scope on house.audit_item_rows;
drop policy operator_scope on house.audit_item_rows;
alter table house.audit_item_rows no force row level security;
alter table house.audit_item_rows disable row level security;
alter table house.audit_item_rows rename constraint audit_item_pkey to audit_item_rows_pkey;

create table audit_item (
  organization_id uuid not null,
  baseline_id uuid not null,
  item_id uuid not null,
  -- Thousandths, in the whole store.
  expected bigint not null,
  -- Ten-thousandths of the currency, frozen by value.
  unit_cost bigint,
  primary key (organization_id, baseline_id, item_id)
) partition by list (organization_id);
alter table audit_item attach partition house.audit_item_rows default;
call house.protect('audit_item');
-- Looked up once, and not for every row.
alter policy organization_scope on audit_item
  using (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));

revoke all on house.audit_item_rows from shelfcount_app;
alter table house.audit_item_rows alter column organization_id
  set default current_setting('app.organization_id')::uuid;
grant insert (baseline_id, item_id, expected, unit_cost) on house.audit_item_rows to shelfcount_app;

-- The housekeeping of PostgreSQL counts the rows behind, and not what a plan looks at: that is done here,
-- whenever there are a tenth more of them.
create function house.count_baselines() returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  known real := (select greatest(reltuples, 0) from pg_class where oid = 'public.audit_item'::regclass);
begin
  if pg_stat_get_live_tuples('house.audit_item_rows'::regclass) > known * 1.1 then
    analyze audit_item;
  end if;
end $$;
revoke execute on function house.count_baselines from public;
grant execute on function house.count_baselines to shelfcount_app;
analyze audit_item;

-- Files and codes are read whole as well.
do $$
declare
  target regclass;
begin
  foreach target in array array['item_barcode', 'import_row', 'import_finding', 'file_chunk']::regclass[]
  loop
    execute format(
      'alter policy organization_scope on %s using (organization_id = (select nullif(current_setting(''app.organization_id'', true), '''')::uuid))',
      target);
  end loop;
end $$;

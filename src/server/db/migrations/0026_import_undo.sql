-- A list of items can be taken back: what it did to each item is kept for a while.

create table import_change (
  organization_id uuid not null,
  import_id uuid not null,
  item_id uuid not null,
  -- As it was; null: the import has made it.
  before jsonb,
  -- Of the item as the import left it: who has changed it since has meant it.
  print uuid not null,
  -- Codes that it got.
  codes text[] not null default '{}',
  primary key (organization_id, import_id, item_id),
  foreign key (organization_id, import_id) references import on delete cascade
);
call house.protect('import_change');

alter table import
  -- How many items it has made or changed, as long as that can be taken back.
  add column changes integer not null default 0,
  -- What became of them when it was taken back.
  add column undone jsonb;
alter table import drop constraint import_status_check;
alter table import add constraint import_status_check check (
  status in ('checking', 'checked', 'importing', 'done', 'failed', 'cancelled', 'undoing', 'undone')
);

-- Everything that an import writes into an item, in little space.
create function house.item_print(one item) returns uuid stable language sql as $$
  select md5(row(one.sku, one.name, one.category, one.unit, one.unit_cost, one.unit_price)::text)::uuid
$$;

-- Whether somebody counts on it: it is expected somewhere, or has been counted.
create function house.is_item_used(organization uuid, item uuid) returns boolean
stable language sql as $$
  select exists (
      select from baseline b
      join audit_item a on a.organization_id = organization and a.baseline_id = b.id
      where b.organization_id = organization and b.status <> 'withdrawn' and a.item_id = item)
    or exists (
      select from audit a
      join count_total c on c.organization_id = organization and c.audit_id = a.id
      where a.organization_id = organization and c.item_id = item)
    or exists (
      select from audit a
      join pass_total p on p.organization_id = organization and p.audit_id = a.id
      where a.organization_id = organization and p.item_id = item)
$$;
grant execute on function house.item_print, house.is_item_used to shelfcount_app;

-- Files that become a catalogue or a baseline. What was read lies aside until somebody confirms it.

create table import (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  store_id uuid not null,
  -- The audit it is for; null: the catalogue, or the store's next audit.
  audit_id uuid,
  kind text not null check (kind in ('catalogue', 'baseline')),
  status text not null default 'checking' check (
    status in ('checking', 'checked', 'importing', 'done', 'failed', 'cancelled', 'undone')
  ),
  -- Grows with every check: whoever reads for an older one is too late.
  run integer not null default 1,
  file_id uuid not null,
  file_name text not null,
  file_sha256 text not null,
  file_bytes bigint not null,
  format jsonb not null,
  headers jsonb not null,
  mapping jsonb not null,
  -- Of the phase that is under way: its start, the part of the file, rows.
  phase_started_at timestamptz not null default now(),
  bytes_done bigint not null default 0,
  rows_done integer not null default 0,
  rows_total integer,
  -- What the check found, in numbers; null: not checked.
  summary jsonb,
  -- What somebody decided about all findings of a kind.
  decisions jsonb not null default '{}',
  create_places boolean not null default true,
  failure text,
  reason text,
  -- Where the rows go that need nobody, and what it took the place of.
  baseline_id uuid,
  replaced_baseline_id uuid,
  created_by text references auth."user" on delete set null,
  created_at timestamptz not null default now(),
  confirmed_by text references auth."user" on delete set null,
  ended_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, store_id) references store,
  foreign key (organization_id, audit_id) references audit on delete cascade
);
create index import_by_store on import (organization_id, store_id, id);
call house.protect('import');
call house.track('import', 'o', 'organization_id', 's', 'store_id');

-- Rows that need more than a place in the baseline: new items, new codes, unknown shelves, doubts.
-- Untracked, like findings: the import they belong to is changed together with them.
create table import_row (
  organization_id uuid not null,
  import_id uuid not null,
  row_number integer not null,
  -- Null: fine. Otherwise the row stays out.
  errors text[],
  flags text[],
  sku text,
  code text,
  code_key text,
  name text,
  category text,
  unit text,
  pack bigint not null default 1000,
  quantity bigint,
  unit_cost bigint,
  unit_price bigint,
  room text,
  shelf text,
  shelf_id uuid,
  item_id uuid,
  -- As they stand in the file, of rows with errors: they can be mended.
  cells jsonb,
  primary key (organization_id, import_id, row_number)
);
call house.protect('import_row');

create table import_finding (
  organization_id uuid not null,
  import_id uuid not null,
  code text not null,
  row_number integer not null,
  seq integer not null,
  column_kind text,
  value text not null,
  suggestion text,
  primary key (organization_id, import_id, code, row_number, seq)
);
call house.protect('import_finding');

-- How the columns of files of one shape were used last.
create table import_mapping (
  organization_id uuid not null references organization on delete cascade,
  shape_sha256 text not null,
  mapping jsonb not null,
  used_at timestamptz not null default now(),
  primary key (organization_id, shape_sha256)
);
call house.protect('import_mapping');
call house.track('import_mapping', 'o', 'organization_id');

-- A million rows at once: checks row by row would take longer than everything else together. Rows of
-- imports and baselines are only ever made from items, shelves and baselines that are there (none of
-- which is ever deleted but with its organization), so that it is enough to follow deletions.
alter table audit_item drop constraint audit_item_organization_id_baseline_id_fkey;
alter table audit_item drop constraint audit_item_organization_id_item_id_fkey;
alter table audit_item_shelf drop constraint audit_item_shelf_organization_id_baseline_id_item_id_fkey;
alter table audit_item_shelf drop constraint audit_item_shelf_organization_id_shelf_id_fkey;

create function house.delete_baseline_rows() returns trigger language plpgsql as $$
begin
  delete from audit_item_shelf s using old_rows o
  where s.organization_id = o.organization_id and s.baseline_id = o.id;
  delete from audit_item i using old_rows o
  where i.organization_id = o.organization_id and i.baseline_id = o.id;
  return null;
end $$;
create trigger delete_rows after delete on baseline referencing old table as old_rows
  for each statement execute function house.delete_baseline_rows();

create function house.delete_import_rows() returns trigger language plpgsql as $$
begin
  delete from import_row r using old_rows o
  where r.organization_id = o.organization_id and r.import_id = o.id;
  delete from import_finding f using old_rows o
  where f.organization_id = o.organization_id and f.import_id = o.id;
  return null;
end $$;
create trigger delete_rows after delete on import referencing old table as old_rows
  for each statement execute function house.delete_import_rows();

-- Files that become a catalogue or a baseline.

-- A file that fills several stores. It is an import for each of them, and they come into force together.
create table import_group (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  -- What every name in the file was said to be: a store, or null where its rows are left out.
  answers jsonb not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
call app.protect('import_group');
call app.track('import_group', 'o', 'organization_id');

-- A file that becomes a catalogue or a baseline. What was read lies aside until somebody confirms it.
create table import (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  store_id uuid not null,
  -- The audit it is for; null: the catalogue, or the store's next audit.
  audit_id uuid,
  kind text not null check (kind in ('catalogue', 'baseline')),
  status text not null default 'checking' check (
    status in ('checking', 'checked', 'importing', 'done', 'failed', 'cancelled', 'undoing',
      'undone')
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
  -- Why it failed; null: it did not.
  failure jsonb,
  reason text,
  -- Where the rows go that need nobody, and what it took the place of.
  baseline_id uuid,
  replaced_baseline_id uuid,
  created_by text references auth."user" on delete set null,
  created_at timestamptz not null default now(),
  confirmed_by text references auth."user" on delete set null,
  ended_at timestamptz,
  -- How many items it has made or changed, as long as that can be taken back.
  changes integer not null default 0,
  -- What became of them when it was taken back.
  undone jsonb,
  -- What people typed over cells of a file, by row and column: it stays when the file is read in another way.
  repairs jsonb not null default '[]',
  -- The file is for several stores; whether the rows of this one are ready to come into force with the others.
  group_id uuid,
  is_ready boolean not null default false,
  -- The column that takes the counts when the file goes back, from 0; null: nobody has chosen it.
  count_column integer,
  primary key (organization_id, id),
  foreign key (organization_id, store_id) references store,
  foreign key (organization_id, audit_id) references audit on delete cascade,
  foreign key (organization_id, group_id) references import_group
);
create index import_by_store on import (organization_id, store_id, id);
create index import_by_group on import (organization_id, group_id) where group_id is not null;
call app.protect('import');
call app.track('import', 'o', 'organization_id', 's', 'store_id');
create trigger delete_rows after delete on import referencing old table as old_rows
  for each statement execute function app.delete_import_rows();

-- Rows of an import that need more than a place in the baseline: new items, new codes, unknown shelves, doubts.
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
  -- Codes beside the first one, [{"code", "key", "pack"}]; null: there are none.
  further_codes jsonb,
  lot text,
  expiry text,
  serial text,
  primary key (organization_id, import_id, row_number)
);
call app.protect('import_row');
call app.read_scope_once('import_row');

-- What is doubtful or wrong about rows of an import.
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
call app.protect('import_finding');
call app.read_scope_once('import_finding');

-- What a list of items did to each item, kept for a while so that it can be taken back.
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
call app.protect('import_change');

-- How the columns of files of one shape were used last.
create table import_mapping (
  organization_id uuid not null references organization on delete cascade,
  shape_sha256 text not null,
  mapping jsonb not null,
  used_at timestamptz not null default now(),
  primary key (organization_id, shape_sha256)
);
call app.protect('import_mapping');
call app.track('import_mapping', 'o', 'organization_id');

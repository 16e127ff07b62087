-- The catalogue of an organization: items, the codes that stand for them, and the words they are found by.

-- An item of the catalogue of an organization.
create table item (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  sku text,
  name text not null,
  category text,
  -- What one is counted in: each, kg, m …
  unit text not null default 'each',
  -- Ten-thousandths of the currency, so that they add up exactly.
  unit_cost bigint,
  unit_price bigint,
  created_at timestamptz not null default now(),
  archived_at timestamptz,
  primary key (organization_id, id)
);
create unique index item_sku on item (organization_id, sku) where archived_at is null;
call app.protect('item');
call app.read_scope_once('item');
call app.track('item', 'o', 'organization_id');
create trigger mark_costs after update on item
  referencing old table as old_rows new table as new_rows
  for each statement execute function app.mark_costs();
create trigger note_inserted after insert on item referencing new table as new_rows
  for each statement execute function app.note_items();
create trigger note_updated after update on item
  referencing old table as old_rows new table as new_rows
  for each statement execute function app.note_items();
create trigger note_deleted after delete on item referencing old table as old_rows
  for each statement execute function app.note_items();

-- The codes that stand for items. A code stands for one item.
create table item_barcode (
  organization_id uuid not null,
  -- Equal for every spelling of one trade item number.
  code_key text not null,
  item_id uuid not null,
  raw text not null,
  -- Thousandths: a case of 12 stands for 12000.
  quantity bigint not null default 1000 check (quantity > 0),
  primary key (organization_id, code_key),
  foreign key (organization_id, item_id) references item on delete cascade
);
create index item_barcode_by_item on item_barcode (organization_id, item_id);
call app.protect('item_barcode');
call app.read_scope_once('item_barcode');
call app.track('item_barcode', 'o', 'organization_id');
create trigger note_inserted after insert on item_barcode referencing new table as new_rows
  for each statement execute function app.note_barcodes();
create trigger note_updated after update on item_barcode
  referencing old table as old_rows new table as new_rows
  for each statement execute function app.note_barcodes();
create trigger note_deleted after delete on item_barcode referencing old table as old_rows
  for each statement execute function app.note_barcodes();

-- Items that a file brought without a barcode that scans, and what somebody with the item in hand said of each.
create table scan_once_item (
  organization_id uuid not null,
  item_id uuid not null,
  -- What is wrong with its barcode, as a finding of the import says it.
  problem text not null,
  -- As it stands in the file; empty: there is none.
  file_code text not null,
  -- Of a doubtful code that the item came with all the same.
  file_code_key text,
  -- Where it came with a list of items; null: it is listed where it is expected.
  store_id uuid,
  listed_at timestamptz not null default now(),
  -- Null: nobody has scanned it yet.
  answer text check (answer in ('attached', 'no_barcode')),
  -- The code that was attached, and whether the item had not had it before.
  code_key text,
  has_added boolean not null default false,
  answered_by text references auth."user" on delete set null,
  answered_at timestamptz,
  primary key (organization_id, item_id),
  foreign key (organization_id, item_id) references item on delete cascade
);
call app.protect('scan_once_item');
call app.read_scope_once('scan_once_item');
call app.track('scan_once_item', 'o', 'organization_id');

-- Words of names, skus and codes, for search as one types. A table of its own, because under row-level
-- security PostgreSQL does not use an index for LIKE or trigrams (they are not leakproof), while it
-- does for plain comparisons.
create table item_word (
  organization_id uuid not null,
  word text collate "C" not null,
  item_id uuid not null,
  primary key (organization_id, word, item_id),
  foreign key (organization_id, item_id) references item on delete cascade
);
create index item_word_by_item on item_word (organization_id, item_id);
call app.protect('item_word');
call app.track('item_word', 'o', 'organization_id');

-- How often the catalogue of an organization has changed, for phones that hold it.
create table catalogue_version (
  organization_id uuid primary key references organization on delete cascade,
  version bigint not null default 1,
  -- Made anew after a restored backup: phones then load anew.
  era uuid not null default gen_random_uuid()
);
call app.protect('catalogue_version');
call app.track('catalogue_version', 'o', 'organization_id');

-- What changed in a catalogue, for phones that hold it: each item once, where it changed last, so that the
-- list is never longer than the catalogue and what it has lost.
create table catalogue_change (
  organization_id uuid not null references organization on delete cascade,
  -- The organization where the item itself changed, a store where its usual place there did.
  place_id uuid not null,
  item_id uuid not null,
  version bigint not null,
  primary key (organization_id, item_id, place_id)
);
create index catalogue_change_in_order on catalogue_change (organization_id, version, item_id);
call app.protect('catalogue_change');

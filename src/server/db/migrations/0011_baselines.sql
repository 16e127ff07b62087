-- What should be there: the expected inventory of a store, as a file said it. A baseline is written
-- once and never edited: a better one is a new version, and its place is taken by moving a pointer.

create table baseline (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  store_id uuid not null,
  -- The audit it was imported for; null: the baseline of the store's next audit.
  audit_id uuid,
  version integer not null check (version > 0),
  -- Staging: rows are still arriving, and nobody but their import looks at them.
  status text not null default 'staging'
    check (status in ('staging', 'current', 'superseded', 'withdrawn')),
  file_name text,
  file_sha256 text,
  -- Whether it says what lies on each shelf, or only what is in the store.
  by_shelf boolean not null default false,
  items integer not null default 0,
  -- Thousandths, over all items.
  quantity bigint not null default 0,
  -- Why it came while the count was running.
  reason text,
  created_by text references auth."user" on delete set null,
  created_at timestamptz not null default now(),
  current_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, store_id) references store,
  foreign key (organization_id, audit_id) references audit on delete cascade
);
create unique index baseline_version on baseline
  (organization_id, store_id, audit_id, version) nulls not distinct;
create index baseline_by_audit on baseline (organization_id, audit_id);
call house.protect('baseline');
call house.track('baseline', 'o', 'organization_id', 'a', 'audit_id', 's', 'store_id');

-- One item of a baseline, and so of every audit that stands on it. Untracked: rows are never changed
-- after their baseline became current, and that moves the pointer in audit_store.
create table audit_item (
  organization_id uuid not null,
  baseline_id uuid not null,
  item_id uuid not null,
  -- Thousandths, in the whole store.
  expected bigint not null,
  -- Ten-thousandths of the currency, frozen by value.
  unit_cost bigint,
  primary key (organization_id, baseline_id, item_id),
  foreign key (organization_id, baseline_id) references baseline on delete cascade,
  foreign key (organization_id, item_id) references item
);
call house.protect('audit_item');

-- How an item is spread over shelves, where the file says so.
create table audit_item_shelf (
  organization_id uuid not null,
  baseline_id uuid not null,
  item_id uuid not null,
  shelf_id uuid not null,
  expected bigint not null,
  primary key (organization_id, baseline_id, item_id, shelf_id),
  foreign key (organization_id, baseline_id, item_id) references audit_item on delete cascade,
  foreign key (organization_id, shelf_id) references shelf
);
create index audit_item_shelf_by_shelf on audit_item_shelf (organization_id, baseline_id, shelf_id);
call house.protect('audit_item_shelf');

-- The pointers: what an audit compares a store with, and what the store's next audit will.
alter table audit_store add column baseline_id uuid;
alter table audit_store add foreign key (organization_id, baseline_id) references baseline;
alter table store add column baseline_id uuid;
alter table store add foreign key (organization_id, baseline_id) references baseline;

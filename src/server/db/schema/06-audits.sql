-- Audits and what they are compared with.

-- A stock count of one or more stores, from its draft to its seal.
create table audit (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  name text not null,
  status text not null default 'draft'
    check (status in ('draft', 'active', 'stopped', 'submitted', 'completed', 'cancelled')),
  -- Blind or not, tolerances, recount rules; frozen when the audit starts.
  protocol jsonb not null,
  without_baseline boolean not null default false,
  created_by text references auth."user" on delete set null,
  created_at timestamptz not null default now(),
  due_at timestamptz,
  started_at timestamptz,
  stopped_at timestamptz,
  submitted_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  status_reason text,
  -- Who stopped, closed or cancelled it last; null while it is being counted.
  status_by text references auth."user" on delete set null,
  -- [{"fromMs": …, "untilMs": … or null}]: when it was stopped; what is counted then is quarantined.
  pauses jsonb not null default '[]',
  -- The completed audit that this one corrects.
  corrects_audit_id uuid,
  primary key (organization_id, id)
);
create index audit_by_age on audit (organization_id, created_at desc, id);
-- Lists of completed audits, the newest first.
create index audit_by_completion on audit (organization_id, completed_at desc, id)
  where status = 'completed';
call app.protect('audit');
call app.read_scope_once('audit');
call app.track('audit', 'o', 'organization_id', 'a', 'id');
create trigger forget_frozen_lines after delete on audit
  referencing old table as old_rows for each statement
  execute function app.forget_frozen_lines();
create trigger note_usual_places after update of status on audit
  for each row when (new.status = 'completed' and old.status <> 'completed')
  execute function app.note_usual_places();

-- What should be there: the expected inventory of a store, as a file said it. A baseline is written once and
-- never edited: a better one is a new version, and its place is taken by moving a pointer.
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
-- Here and not with the store: each of the two tables refers to the other.
alter table store add foreign key (organization_id, baseline_id) references baseline;
create unique index baseline_version on baseline
  (organization_id, store_id, audit_id, version) nulls not distinct;
create index baseline_by_audit on baseline (organization_id, audit_id);
call app.protect('baseline');
call app.read_scope_once('baseline');
call app.track('baseline', 'o', 'organization_id', 'a', 'audit_id', 's', 'store_id');
create trigger delete_rows after delete on baseline referencing old table as old_rows
  for each statement execute function app.delete_baseline_rows();

-- The stores of an audit, and what each of them is compared with.
create table audit_store (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  -- What the store is compared with.
  baseline_id uuid,
  -- As it was at the start; null before that: the store's own.
  currency text check (currency ~ '^[A-Z]{3}$'),
  -- The smallest coin of that currency, in thousandths: values are rounded to it, once per line.
  coin smallint not null default 10 check (coin in (1, 10)),
  primary key (organization_id, audit_id, store_id),
  foreign key (organization_id, audit_id) references audit on delete cascade,
  foreign key (organization_id, store_id) references store,
  foreign key (organization_id, baseline_id) references baseline
);
create index audit_store_by_store on audit_store (organization_id, store_id);
call app.protect('audit_store');
call app.read_scope_once('audit_store');
call app.track('audit_store', 'o', 'organization_id', 'a', 'audit_id', 's', 'store_id');

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
  primary key (organization_id, baseline_id, item_id)
) partition by list (organization_id);
call app.protect('audit_item');
call app.read_scope_once('audit_item');

-- The rows of audit_item, in a table of their own so that a file of a million items can be copied into it: COPY
-- refuses tables with row-level security, and everything else takes twice as long. Whoever reads or changes
-- rows does so through audit_item. Here the app may only add rows, and does not say whose they are: they belong
-- to the organization that it works for. No foreign keys: a million checks would take longer than everything
-- else together, and rows are only ever made from items and baselines that are there.
create table app.audit_item_rows partition of audit_item (
  organization_id default current_setting('app.organization_id')::uuid
) default;
grant insert (baseline_id, item_id, expected, unit_cost) on app.audit_item_rows to shelfcount_app;

-- How an item is spread over shelves, where the file says so. Without foreign keys, like audit_item_rows.
create table audit_item_shelf (
  organization_id uuid not null,
  baseline_id uuid not null,
  item_id uuid not null,
  shelf_id uuid not null,
  expected bigint not null,
  primary key (organization_id, baseline_id, item_id, shelf_id)
);
create index audit_item_shelf_by_shelf on audit_item_shelf (organization_id, baseline_id, shelf_id);
call app.protect('audit_item_shelf');
call app.read_scope_once('audit_item_shelf');

-- Lots, dates and serial numbers that an item is expected in, where the file says so. What is expected beyond these has
-- none. Without foreign keys, like audit_item_rows.
create table audit_item_lot (
  organization_id uuid not null,
  baseline_id uuid not null,
  item_id uuid not null,
  -- Null: the file does not say where it lies.
  shelf_id uuid,
  lot text,
  -- As 2027-03-31; as it stands in the file where it is no date.
  expiry text,
  serial text,
  expected bigint not null,
  constraint audit_item_lot_once unique nulls not distinct
    (organization_id, baseline_id, item_id, shelf_id, lot, expiry, serial),
  check (num_nonnulls(lot, expiry, serial) > 0)
);
call app.protect('audit_item_lot');
call app.read_scope_once('audit_item_lot');

-- Who did what and when. Counts are not here: they are their own record.
create table journal (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  audit_id uuid,
  store_id uuid,
  -- Who it was stays written after the account is gone, if only as an id.
  user_id text not null,
  at timestamptz not null default now(),
  action text not null,
  details jsonb not null default '{}',
  primary key (organization_id, id)
);
create index journal_by_audit on journal (organization_id, audit_id, id desc);
create index journal_by_store on journal (organization_id, store_id, id desc);
create index journal_by_user on journal (organization_id, user_id, id desc);
call app.protect('journal');
revoke update, delete on journal from shelfcount_app;
call app.track('journal', 'o', 'organization_id', 'a', 'audit_id');

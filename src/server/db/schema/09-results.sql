-- What managers decide about a count, what it stands at until it is completed, and its lines for good.

-- What managers decide about the lines of a count.
create table audit_decision (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  item_id uuid not null,
  -- Grows with every change: whoever decides names the one they saw.
  version integer not null check (version > 0),
  -- Null: what was decided has been taken back.
  decision text check (decision in ('accept', 'reject', 'recount', 'zero')),
  reason_code text,
  note text,
  -- What the line stood at then, in thousandths; null counted: not counted.
  expected bigint,
  counted bigint,
  decided_by text references auth."user" on delete set null,
  decided_at timestamptz not null,
  -- A new round has begun since where the line lies.
  recounted boolean not null default false,
  due bigint,
  primary key (organization_id, audit_id, store_id, item_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
call app.protect('audit_decision');
call app.read_scope_once('audit_decision');
call app.track('audit_decision', 'o', 'organization_id', 'a', 'audit_id');
create trigger mark_insert after insert on audit_decision
  referencing new table as new_rows for each statement execute function app.mark_decided();
create trigger mark_update after update on audit_decision
  referencing new table as new_rows for each statement execute function app.mark_decided();
create trigger mark_delete after delete on audit_decision
  referencing old table as old_rows for each statement execute function app.mark_decided();

-- What the result lines of a store were worked out from; with another baseline, or other limits, they stand for
-- nothing.
create table result_store (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  baseline_id uuid,
  limits text not null,
  -- Where all of its shelves stood, and whether items that name no shelf depend on that.
  stand text not null default 'open',
  has_unplaced boolean not null default false,
  primary key (organization_id, audit_id, store_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
call app.protect('result_store');
call app.read_scope_once('result_store');

-- The state of each assignment when its counts were taken into result lines. `version` is the transaction that wrote
-- the row of its progress: whatever changes totals writes that row too, and recording a count costs
-- nothing more. A database that was restored has other transactions, and its lines are made anew.
create table result_place (
  organization_id uuid not null,
  audit_id uuid not null,
  assignment_id uuid not null,
  version xid not null,
  events integer not null,
  -- Where the shelf of the assignment stood, and whether it was said to be empty.
  stand text not null,
  primary key (organization_id, audit_id, assignment_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
) with (fillfactor = 80);
call app.protect('result_place');
call app.read_scope_once('result_place');

-- Items whose result lines have changed otherwise: by a decision, a new cost, or totals that are gone.
create table result_mark (
  organization_id uuid not null,
  audit_id uuid not null,
  item_id uuid not null,
  foreign key (organization_id, audit_id) references audit on delete cascade
);
create index result_mark_by_audit on result_mark (organization_id, audit_id);
call app.protect('result_mark');
call app.read_scope_once('result_mark');

-- The lines of counts that are not completed yet, as they were worked out last, so that nobody who looks at a
-- result adds up a million events. What has moved since is found again on every read: these lines say nothing
-- that their sources do not say.
create table result_line (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  item_id uuid not null,
  unit_cost bigint,
  expected bigint,
  in_baseline boolean not null,
  counted bigint,
  found bigint,
  variance bigint,
  value double precision,
  expected_value double precision,
  found_value double precision,
  -- By the limits of the protocol.
  beyond boolean not null,
  review text not null,
  version integer not null,
  decision text,
  -- 0 matched, 1 missing, 2 extra, 3 not counted, 4 counted without anything to compare with.
  side smallint not null generated always as (
    case when found is null then 3 when variance is null then 4 when variance < 0 then 1
      when variance > 0 then 2 else 0 end) stored,
  -- The order of lists that begin with what is worth most. What was not found stands by what it would be worth.
  rank double precision not null generated always as (
    coalesce(-abs(value),
      case when found is null and due is not null then -abs(not_counted_value) end, 1)) stored,
  due bigint,
  compared bigint,
  not_counted bigint not null,
  compared_value double precision,
  not_counted_value double precision,
  primary key (organization_id, audit_id, store_id, item_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
create index result_line_by_value on result_line
  (organization_id, audit_id, side, rank, store_id, item_id);
-- Tabs that take few lines of every side.
create index result_line_open on result_line (organization_id, audit_id, rank, store_id, item_id)
  where review in ('open', 'recount', 'stale');
create index result_line_decided on result_line (organization_id, audit_id, rank, store_id, item_id)
  where review in ('accepted', 'rejected', 'zero', 'recounted');
create index result_line_beyond on result_line (organization_id, audit_id, rank, store_id, item_id)
  where beyond;
create index result_line_unexpected on result_line
  (organization_id, audit_id, rank, store_id, item_id)
  where not in_baseline and expected is not null and counted is not null;
call app.protect('result_line');
call app.read_scope_once('result_line');

-- The same lines by shelf, or by room where a room is counted as one: made with the lines, and as true as they are.
create table result_line_place (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  item_id uuid not null,
  room_id uuid not null,
  -- The shelf, or the room that was counted as one.
  place_id uuid not null,
  shelf_id uuid,
  expected bigint,
  found bigint,
  variance bigint,
  expected_value double precision,
  found_value double precision,
  value double precision,
  primary key (organization_id, audit_id, item_id, store_id, room_id, place_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
call app.protect('result_line_place');
call app.read_scope_once('result_line_place');

-- Sums over the result lines of a store, tab by tab. Of what may be unknown there is also how many lines
-- know it: a sum of none is not zero.
create table result_figure (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  tab text not null,
  lines integer not null,
  lines_counted integer not null,
  compared integer not null,
  unvalued integer not null,
  stale integer not null,
  recount integer not null,
  accepted integer not null,
  rejected integer not null,
  zero integer not null,
  recounted integer not null,
  expected bigint not null,
  counted bigint not null,
  net bigint not null,
  gross bigint not null,
  compared_expected bigint not null,
  expected_value double precision not null,
  counted_value double precision not null,
  net_value double precision not null,
  gross_value double precision not null,
  short_value double precision not null,
  compared_value double precision not null,
  with_expected integer not null,
  with_expected_value integer not null,
  with_counted_value integer not null,
  with_value integer not null,
  with_short_value integer not null,
  with_compared_value integer not null,
  not_counted integer not null,
  not_counted_unvalued integer not null,
  with_not_counted_value integer not null,
  not_counted_value double precision not null,
  not_found integer not null,
  not_found_unvalued integer not null,
  with_not_found_value integer not null,
  not_found_value double precision not null,
  primary key (organization_id, audit_id, store_id, tab),
  foreign key (organization_id, audit_id) references audit on delete cascade
) with (fillfactor = 80);
call app.protect('result_figure');
call app.read_scope_once('result_figure');

-- Lines of completed audits, by value. Untracked: they come with the seal and never change. No foreign key:
-- looking the audit up again for each of a hundred thousand lines took half of the time of completing it.
create table audit_line (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  item_id uuid not null,
  store_name text not null,
  sku text,
  -- The one for a single piece.
  barcode text,
  name text not null,
  category text,
  unit text not null,
  unit_cost bigint,
  expected bigint,
  in_baseline boolean not null,
  counted bigint,
  review text not null,
  settled bigint,
  version integer not null,
  decision text,
  reason_code text,
  note text,
  decided_by text,
  decided_by_name text,
  decided_at timestamptz,
  decided_expected bigint,
  decided_counted bigint,
  recounted boolean not null,
  -- Of the expectation what should lie on shelves that were handed in; null: nothing yet.
  due bigint,
  decided_due bigint,
  primary key (organization_id, audit_id, store_id, item_id)
);
call app.protect('audit_line');
call app.read_scope_once('audit_line');
revoke update, delete on audit_line from shelfcount_app;

-- What the labels of their things said besides the item, each once, by value.
create table audit_line_label (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  item_id uuid not null,
  kind text not null check (kind in ('serial', 'lot', 'expiry')),
  value text not null,
  primary key (organization_id, audit_id, store_id, item_id, kind, value)
);
call app.protect('audit_line_label');
call app.read_scope_once('audit_line_label');
revoke update, delete on audit_line_label from shelfcount_app;

-- Where those lines were expected and counted, round by round, by value.
create table audit_line_place (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  item_id uuid not null,
  -- The shelf, or the room that was counted as one.
  place_id uuid not null,
  -- The assignment, or the place itself where nothing was planned.
  source_id uuid not null,
  assignment_id uuid,
  room_id uuid not null,
  room_name text not null,
  shelf_id uuid,
  shelf_code text,
  round smallint,
  pass smallint,
  status text,
  user_id text,
  user_name text,
  expected bigint,
  -- What this round has counted, and what stands of it.
  counted bigint,
  standing bigint,
  in_totals boolean not null,
  handed_in boolean not null default true,
  primary key (organization_id, audit_id, item_id, place_id, source_id)
);
call app.protect('audit_line_place');
call app.read_scope_once('audit_line_place');
revoke update, delete on audit_line_place from shelfcount_app;

-- An audit that is being completed, for those who wait for it. What is sealed becomes visible all at
-- once: this is written beside that transaction, and goes with it.
create table completion_run (
  organization_id uuid not null,
  audit_id uuid not null,
  step text not null,
  started_at timestamptz not null,
  started_by_name text not null,
  primary key (organization_id, audit_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
call app.protect('completion_run');
call app.track('completion_run', 'o', 'organization_id', 'a', 'audit_id');

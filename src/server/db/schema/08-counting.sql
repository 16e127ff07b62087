-- What was counted: events that are only ever added, and totals that are kept beside them.

-- What was counted, event by event: only ever added, never changed. Written by app.record_counts alone, which
-- holds the assignments: a foreign key would look each of them up again for every event of a batch.
create table scan_event (
  organization_id uuid not null,
  audit_id uuid not null,
  -- Made by the device, so that a retry is the same event.
  id uuid not null,
  store_id uuid not null,
  assignment_id uuid not null,
  round smallint not null,
  kind text not null check (kind in ('add', 'set', 'void', 'empty')),
  -- The item, or '?' and the key of an unknown code; null for void and empty.
  line text,
  item_id uuid,
  raw_code text,
  code_format text,
  -- Thousandths, as entered and what one of it stands for, apart.
  entered bigint,
  factor bigint,
  -- Of a set: the number that the person saw. For people to read; nothing is calculated with it.
  replaces bigint,
  -- What it says, in thousandths: an add adds it, a set puts it in the place of what it replaces.
  effect bigint not null,
  voids_id uuid,
  input_mode text,
  quantity_mode text,
  left_view boolean,
  lot text,
  expiry text,
  serial text,
  user_id text not null,
  device_id text not null,
  device_seq bigint not null,
  device_time_ms bigint not null,
  -- In milliseconds, so that it is the same wherever it travels.
  server_time timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  warnings text[] not null default '{}',
  -- Counted while the audit was stopped or closed: kept for the manager, without effect.
  quarantined boolean not null default false,
  note text,
  photo_file_id uuid,
  -- Its place in the order in which events came to the assignment, from 1 on.
  version integer not null,
  -- Of a set: the version of the assignment that the person saw; null: none.
  seen_version integer,
  -- Of a set: codes that stood for its item when it came, and so were in the number that it replaces.
  replaces_lines text[],
  primary key (organization_id, audit_id, id),
  -- The last wall: whatever is wrong elsewhere, no line and no shelf stands below zero.
  constraint scan_event_not_negative check (effect >= 0)
);
create index scan_event_by_assignment on scan_event
  (organization_id, audit_id, assignment_id, server_time desc, id desc);
create index scan_event_by_void on scan_event (organization_id, audit_id, voids_id)
  where voids_id is not null;
create index scan_event_by_serial on scan_event (organization_id, audit_id, serial)
  where serial is not null;
create index scan_event_labelled on scan_event (organization_id, audit_id, line)
  where serial is not null or lot is not null or expiry is not null;
create index scan_event_unknown on scan_event (organization_id, audit_id, line, server_time)
  where item_id is null and line is not null;
create index scan_event_warned on scan_event
  (organization_id, audit_id, server_time desc, id desc) where warnings <> '{}';
create index scan_event_quarantined on scan_event
  (organization_id, audit_id, server_time desc, id desc) where quarantined;
create index scan_event_by_user on scan_event (organization_id, store_id, user_id, server_time);
create index scan_event_photo on scan_event (organization_id, photo_file_id)
  where photo_file_id is not null;
call app.protect('scan_event');
call app.read_scope_once('scan_event');
-- What is written is compared with the scope as text: a setting that is read as an id for each row costs more
-- than the row's id written as text. What is read goes by the index.
alter policy organization_scope on scan_event
  with check (organization_id::text = current_setting('app.organization_id', true));
revoke update, delete on scan_event from shelfcount_app;

-- What a code that no item has stands for in an audit. Events stay as they are.
create table unknown_resolution (
  organization_id uuid not null,
  audit_id uuid not null,
  -- '?' and the key of the code.
  line text not null,
  kind text not null check (kind in ('item', 'junk', 'parked')),
  item_id uuid,
  -- Thousandths: how many units one reading stands for.
  factor bigint not null default 1000 check (factor > 0),
  reason text,
  resolved_by text not null,
  resolved_at timestamptz not null,
  primary key (organization_id, audit_id, line),
  foreign key (organization_id, audit_id) references audit on delete cascade,
  foreign key (organization_id, item_id) references item,
  check ((kind = 'item') = (item_id is not null))
);
call app.protect('unknown_resolution');
call app.read_scope_once('unknown_resolution');
call app.track('unknown_resolution', 'o', 'organization_id', 'a', 'audit_id');

-- What a manager has decided about counts that were kept without effect.
create table quarantine_decision (
  organization_id uuid not null,
  audit_id uuid not null,
  event_id uuid not null,
  accepted boolean not null,
  reason text not null,
  decided_by text not null,
  decided_at timestamptz not null,
  primary key (organization_id, audit_id, event_id),
  foreign key (organization_id, audit_id, event_id) references scan_event on delete cascade
);
call app.protect('quarantine_decision');
call app.read_scope_once('quarantine_decision');
call app.track('quarantine_decision', 'o', 'organization_id', 'a', 'audit_id');

-- Counts that add nothing, since their serial number turned out to be counted when a manager accepted them or
-- said what their code is.
create table serial_repeat (
  organization_id uuid not null,
  audit_id uuid not null,
  event_id uuid not null,
  -- The count of the same thing.
  repeats_id uuid not null,
  primary key (organization_id, audit_id, event_id),
  foreign key (organization_id, audit_id, event_id) references scan_event on delete cascade
);
create index serial_repeat_by_first on serial_repeat (organization_id, audit_id, repeats_id);
call app.protect('serial_repeat');
call app.read_scope_once('serial_repeat');
call app.track('serial_repeat', 'o', 'organization_id', 'a', 'audit_id');

-- What was counted of a line in an assignment; kept in step with the events by the same transaction.
create table count_total (
  organization_id uuid not null,
  audit_id uuid not null,
  assignment_id uuid not null,
  line text not null,
  item_id uuid,
  quantity bigint not null,
  -- Events that count: 0 means that all of them were undone, and so not counted.
  events integer not null,
  -- Events of it were set or voided: a further one is not just added.
  corrected boolean not null default false,
  primary key (organization_id, audit_id, assignment_id, line),
  foreign key (organization_id, audit_id, assignment_id) references assignment,
  constraint count_total_not_negative check (quantity >= 0)
) with (fillfactor = 80);
create index count_total_by_item on count_total (organization_id, audit_id, item_id);
call app.protect('count_total');
call app.read_scope_once('count_total');
alter policy organization_scope on count_total
  with check (organization_id::text = current_setting('app.organization_id', true));
create trigger mark_delete after delete on count_total
  referencing old table as old_rows for each statement execute function app.mark_gone_totals();

-- What each pass of an independent shelf has counted. What stands after the comparison is in
-- count_total, under pass 0: whoever adds up count_total never adds up two counts of one shelf.
create table pass_total (
  organization_id uuid not null,
  audit_id uuid not null,
  assignment_id uuid not null,
  line text not null,
  item_id uuid,
  quantity bigint not null,
  events integer not null,
  corrected boolean not null default false,
  primary key (organization_id, audit_id, assignment_id, line),
  foreign key (organization_id, audit_id, assignment_id) references assignment,
  constraint pass_total_not_negative check (quantity >= 0)
) with (fillfactor = 80);
create index pass_total_by_item on pass_total (organization_id, audit_id, item_id);
call app.protect('pass_total');
call app.read_scope_once('pass_total');

-- One row per assignment: what screens look at, and the lock that puts its events in a row.
create table assignment_progress (
  organization_id uuid not null,
  audit_id uuid not null,
  assignment_id uuid not null,
  store_id uuid not null,
  events integer not null default 0,
  lines integer not null default 0,
  quantity bigint not null default 0,
  -- Lines of codes that no item has.
  unknown_lines integer not null default 0,
  -- Events with a warning, and events that are kept without effect.
  warnings integer not null default 0,
  quarantined integer not null default 0,
  first_event_at timestamptz,
  last_event_at timestamptz,
  -- By the clocks of devices, without the breaks.
  active_ms bigint not null default 0,
  last_device_ms bigint,
  -- Whether others than its holder have recorded there, or may have.
  shared boolean not null default false,
  primary key (organization_id, audit_id, assignment_id),
  -- Written with its assignment, in the same statement; assignments are never removed but with their audit.
  foreign key (organization_id, audit_id) references audit on delete cascade,
  constraint assignment_progress_not_negative check (quantity >= 0)
) with (fillfactor = 80);
call app.protect('assignment_progress');
call app.read_scope_once('assignment_progress');
alter policy organization_scope on assignment_progress
  with check (organization_id::text = current_setting('app.organization_id', true));
call app.track('assignment_progress', 'o', 'organization_id', 'a', 'audit_id', 's', 'store_id');
-- Every count moves the progress of its shelf, whose keys never change: named from the new rows alone.
create or replace trigger log_update after update on assignment_progress referencing new table as new_rows
  for each statement execute function app.log_progress();
create trigger log_waiting after update on assignment_progress
  for each row when (old.unknown_lines <> new.unknown_lines) execute function app.log_waiting();

-- What each person did at a shelf where others than its holder have counted. Nearly every shelf is counted by
-- whoever holds it, and its progress is theirs.
create table counter_work (
  organization_id uuid not null,
  audit_id uuid not null,
  assignment_id uuid not null,
  -- Also of people whose accounts are gone.
  user_id text not null,
  lines integer not null,
  quantity bigint not null,
  active_ms bigint not null,
  last_event_at timestamptz not null,
  -- The latest moment that they have counted at there. Null: nobody has looked.
  last_device_ms bigint,
  primary key (organization_id, audit_id, assignment_id, user_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
call app.protect('counter_work');
call app.track('counter_work', 'o', 'organization_id', 'a', 'audit_id');

-- How often each person has counted a line at a shelf where others have counted, too, as far as that stands.
create table counter_line (
  organization_id uuid not null,
  audit_id uuid not null,
  assignment_id uuid not null,
  user_id text not null,
  line text not null,
  events integer not null,
  primary key (organization_id, audit_id, assignment_id, user_id, line),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
call app.protect('counter_line');

-- Digests of the counts of each assignment, made while managers review, so that whoever completes an
-- audit does not wait for a million events. Events are only ever added, and the transactions that wrote
-- them add up to more with everything that is written: a digest stands as long as both are the same.
create table event_digest (
  organization_id uuid not null,
  audit_id uuid not null,
  assignment_id uuid not null,
  -- The transaction that wrote the row of its progress: where it is another, counts may have come.
  version xid not null,
  rows integer not null,
  written bigint not null,
  digest text not null,
  -- Who recorded all of them, since nearly every shelf is counted by one person. Null: several did, or nobody
  -- has looked.
  recorder text,
  primary key (organization_id, audit_id, assignment_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
call app.protect('event_digest');

-- How many codes of an assignment wait for somebody. That changes seldom: whoever asks for it alone is told of
-- nothing else. Rows of progress come and go with their assignments, which tag that.
create view app.waiting_codes with (security_invoker = true) as
  select p.organization_id, p.audit_id, p.assignment_id, p.store_id, p.unknown_lines
  from assignment_progress p;
grant select on app.waiting_codes to shelfcount_app;

-- An event as it is recorded. A new column of an event belongs here, into the insert of app.record_counts,
-- and into src/server/queries/counting/recorded-event.ts.
create type app.scan_event_input as (
  id uuid,
  assignment_id uuid,
  round smallint,
  kind text,
  line text,
  item_id uuid,
  raw_code text,
  code_format text,
  entered bigint,
  factor bigint,
  replaces bigint,
  seen_version integer,
  effect bigint,
  voids_id uuid,
  input_mode text,
  quantity_mode text,
  left_view boolean,
  lot text,
  expiry text,
  serial text,
  device_id text,
  device_seq bigint,
  device_time_ms bigint,
  warnings text[],
  quarantined boolean,
  note text,
  photo_file_id uuid
);

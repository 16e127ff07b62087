-- Audits, their assignments, and what was counted: append-only events with totals kept beside them.

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
  -- [{"fromMs": …, "untilMs": … or null}]: when it was stopped; what is counted then is quarantined.
  pauses jsonb not null default '[]',
  -- The completed audit that this one corrects.
  corrects_audit_id uuid,
  primary key (organization_id, id)
);
create index audit_by_age on audit (organization_id, created_at desc, id);
call house.protect('audit');
call house.track('audit', 'o', 'organization_id', 'a', 'id');

create table audit_store (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  primary key (organization_id, audit_id, store_id),
  foreign key (organization_id, audit_id) references audit on delete cascade,
  foreign key (organization_id, store_id) references store
);
create index audit_store_by_store on audit_store (organization_id, store_id);
call house.protect('audit_store');
call house.track('audit_store', 'o', 'organization_id', 'a', 'audit_id', 's', 'store_id');

-- One shelf, or a room without shelves, of one audit in one round.
create table assignment (
  organization_id uuid not null,
  audit_id uuid not null,
  id uuid not null,
  store_id uuid not null,
  room_id uuid not null,
  shelf_id uuid,
  round smallint not null default 0 check (round >= 0),
  status text not null default 'open' check (status in
    ('open', 'assigned', 'in_progress', 'submitted', 'approved', 'returned', 'excluded', 'cancelled')),
  assignee_id text references auth."user" on delete set null,
  submitted_at timestamptz,
  declared_empty boolean not null default false,
  reason text,
  created_at timestamptz not null default now(),
  primary key (organization_id, audit_id, id),
  foreign key (organization_id, audit_id) references audit on delete cascade,
  foreign key (organization_id, store_id) references store,
  foreign key (organization_id, room_id) references room,
  foreign key (organization_id, shelf_id) references shelf
);
create unique index assignment_once on assignment
  (organization_id, audit_id, room_id, shelf_id, round) nulls not distinct;
create unique index assignment_by_id on assignment (organization_id, id);
create index assignment_by_assignee on assignment (organization_id, assignee_id);
create index assignment_by_store on assignment (organization_id, store_id);
call house.protect('assignment');
call house.track('assignment', 'o', 'organization_id', 'a', 'audit_id', 's', 'store_id');

-- Where assignments belong. That never changes, so whoever asks need not be told of changes.
create function house.assignment_places(wanted uuid[])
returns table (id uuid, audit_id uuid, store_id uuid) stable language plpgsql as $$
begin
  return query select a.id, a.audit_id, a.store_id from assignment a
  where a.organization_id = nullif(current_setting('app.organization_id', true), '')::uuid
    and a.id = any(wanted);
end $$;
grant execute on function house.assignment_places to shelfcount_app;

-- A device that counts at an assignment: its lease, and what it has still to send. Apart from the
-- assignment, because heartbeats would otherwise wake every screen that shows who counts what.
create table assignment_device (
  organization_id uuid not null,
  audit_id uuid not null,
  assignment_id uuid not null,
  device_id text not null,
  store_id uuid not null,
  user_id text not null references auth."user" on delete cascade,
  lease_expires_at timestamptz,
  unsent_events integer not null default 0,
  seen_at timestamptz not null,
  primary key (organization_id, audit_id, assignment_id, device_id),
  foreign key (organization_id, audit_id, assignment_id) references assignment on delete cascade
) with (fillfactor = 80);
call house.protect('assignment_device');
call house.track('assignment_device', 'o', 'organization_id', 'a', 'audit_id', 's', 'store_id');

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
  replaces bigint,
  -- What it adds to its line unless it is voided.
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
  primary key (organization_id, audit_id, id),
  foreign key (organization_id, audit_id, assignment_id) references assignment
);
create index scan_event_by_assignment on scan_event
  (organization_id, audit_id, assignment_id, server_time desc, id desc);
create index scan_event_by_void on scan_event (organization_id, audit_id, voids_id)
  where voids_id is not null;
create index scan_event_by_user on scan_event
  (organization_id, store_id, user_id, server_time desc, id desc);
create index scan_event_by_serial on scan_event (organization_id, audit_id, serial)
  where serial is not null;
call house.protect('scan_event');
revoke update, delete on scan_event from shelfcount_app;

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
  primary key (organization_id, audit_id, assignment_id, line),
  foreign key (organization_id, audit_id, assignment_id) references assignment
) with (fillfactor = 80);
create index count_total_by_item on count_total (organization_id, audit_id, item_id);
call house.protect('count_total');

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
  primary key (organization_id, audit_id, assignment_id),
  foreign key (organization_id, audit_id, assignment_id) references assignment on delete cascade
) with (fillfactor = 80);
call house.protect('assignment_progress');
call house.track('assignment_progress', 'o', 'organization_id', 'a', 'audit_id', 's', 'store_id');

-- Records events once each, whatever was sent before, and moves totals and progress along. Callers
-- are in the scope of the organization and have checked every assignment. Answers with the ids that
-- were new.
create function house.record_events(target_audit uuid, sent_events jsonb)
returns setof uuid language plpgsql as $$
declare
  organization uuid := nullif(current_setting('app.organization_id', true), '')::uuid;
begin
  -- Events of one assignment one after the other: an undo must see what it undoes.
  perform 1 from assignment_progress p
  where p.organization_id = organization and p.audit_id = target_audit
    and p.assignment_id in (
      select distinct (e ->> 'assignmentId')::uuid from jsonb_array_elements(sent_events) e)
  order by p.assignment_id for update;

  return query
  with sent as (
    select distinct on (e.id) e.*
    from jsonb_to_recordset(sent_events) as e (
      id uuid, "storeId" uuid, "assignmentId" uuid, round smallint, kind text, line text,
      "itemId" uuid, "rawCode" text, "codeFormat" text, entered bigint, factor bigint,
      replaces bigint, effect bigint, "voidsId" uuid, "inputMode" text, "quantityMode" text,
      "leftView" boolean, lot text, expiry text, serial text, "userId" text, "deviceId" text,
      "deviceSeq" bigint, "deviceTimeMs" bigint, warnings text[], quarantined boolean,
      note text)
    order by e.id
  ), recorded as (
    insert into scan_event (
      organization_id, audit_id, id, store_id, assignment_id, round, kind, line, item_id, raw_code,
      code_format, entered, factor, replaces, effect, voids_id, input_mode, quantity_mode, left_view,
      lot, expiry, serial, user_id, device_id, device_seq, device_time_ms, warnings,
      quarantined, note)
    select organization, target_audit, s.id, "storeId", "assignmentId", s.round, s.kind, s.line,
      "itemId", "rawCode", "codeFormat", s.entered, s.factor, s.replaces, s.effect, "voidsId",
      "inputMode", "quantityMode", "leftView", s.lot, s.expiry, s.serial, "userId", "deviceId",
      "deviceSeq", "deviceTimeMs", coalesce(s.warnings, '{}'), coalesce(s.quarantined, false), s.note
    from sent s
    on conflict do nothing
    returning *
  ), voided as (
    -- Targets that lose their effect now: the undo is new and no earlier one was there.
    select distinct r.assignment_id, r.voids_id as id from recorded r
    where r.kind = 'void' and not r.quarantined and not exists (
      select from scan_event v
      where v.organization_id = organization and v.audit_id = target_audit
        and v.voids_id = r.voids_id and v.assignment_id = r.assignment_id and not v.quarantined)
  ), changes as (
    -- New counts that nobody has undone, neither before nor in this batch.
    select r.assignment_id, r.line, r.item_id, r.effect as quantity, 1 as events
    from recorded r
    where r.kind in ('add', 'set') and not r.quarantined
      and not exists (
        select from voided v where v.id = r.id and v.assignment_id = r.assignment_id)
      and not exists (
        select from scan_event v
        where v.organization_id = organization and v.audit_id = target_audit
          and v.voids_id = r.id and v.assignment_id = r.assignment_id and not v.quarantined)
    union all
    -- Earlier counts that are undone now.
    select e.assignment_id, e.line, e.item_id, -e.effect, -1
    from voided v
    join scan_event e on e.organization_id = organization and e.audit_id = target_audit
      and e.id = v.id and e.assignment_id = v.assignment_id
    where e.kind in ('add', 'set') and not e.quarantined
  ), summed as (
    select c.assignment_id, c.line, min(c.item_id::text)::uuid as item_id,
      sum(c.quantity)::bigint as quantity, sum(c.events)::int as events
    from changes c group by c.assignment_id, c.line
  ), moved as (
    insert into count_total as t (
      organization_id, audit_id, assignment_id, line, item_id, quantity, events)
    select organization, target_audit, s.assignment_id, s.line, s.item_id, s.quantity, s.events
    from summed s order by s.assignment_id, s.line
    on conflict (organization_id, audit_id, assignment_id, line) do update
      set quantity = t.quantity + excluded.quantity, events = t.events + excluded.events
    returning t.assignment_id, t.line, t.events
  ), progressed as (
    update assignment_progress p
    set events = p.events + n.events,
      quantity = p.quantity + n.quantity,
      lines = p.lines + n.lines,
      unknown_lines = p.unknown_lines + n.unknown_lines,
      warnings = p.warnings + n.warnings,
      quarantined = p.quarantined + n.quarantined,
      first_event_at = coalesce(p.first_event_at, n.first_event_at),
      last_event_at = n.last_event_at
    from (
      select r.assignment_id, count(*)::int as events,
        count(*) filter (where r.warnings <> '{}')::int as warnings,
        count(*) filter (where r.quarantined)::int as quarantined,
        min(r.server_time) as first_event_at, max(r.server_time) as last_event_at,
        coalesce((select sum(s.quantity) from summed s
          where s.assignment_id = r.assignment_id), 0)::bigint as quantity,
        coalesce(max(l.lines), 0)::int as lines,
        coalesce(max(l.unknown_lines), 0)::int as unknown_lines
      from recorded r
      left join (
        -- A line appears with its first count and goes with its last.
        select m.assignment_id, sum(gain.lines) as lines,
          sum(gain.lines) filter (where left(m.line, 1) = '?') as unknown_lines
        from moved m
        join summed s on s.assignment_id = m.assignment_id and s.line = m.line
        cross join lateral (
          select (m.events > 0)::int - (m.events - s.events > 0)::int as lines
        ) gain
        group by m.assignment_id
      ) l on l.assignment_id = r.assignment_id
      group by r.assignment_id
    ) n
    where p.organization_id = organization and p.audit_id = target_audit
      and p.assignment_id = n.assignment_id
  )
  select r.id from recorded r;
end $$;
grant execute on function house.record_events to shelfcount_app;

-- Unknown codes that are resolved, counts that are released, shelves that are counted twice, control
-- totals, pictures, and the time people count.

-- A shelf that is counted independently has several assignments in a round: passes 0 and 1 are
-- compared, pass 2 breaks a tie. Of additive shelves there is pass 0 alone.
alter table assignment
  add column mode text not null default 'additive' check (mode in ('additive', 'independent')),
  add column pass smallint not null default 0 check (pass between 0 and 2),
  -- On pass 0 of an independent shelf: {"state": …, "differing": …, "disputed": …}.
  add column comparison jsonb,
  add column held_since timestamptz,
  -- Thousandths that were counted by hand, how often they did not meet what was scanned, and whether
  -- the shelf was handed in nevertheless.
  add column control_total bigint,
  add column control_misses smallint not null default 0,
  add column control_unmet boolean not null default false,
  add column photo_file_id uuid;
drop index assignment_once;
create unique index assignment_once on assignment
  (organization_id, audit_id, room_id, shelf_id, round, pass) nulls not distinct;

alter table scan_event add column photo_file_id uuid;
create index scan_event_unknown on scan_event (organization_id, audit_id, line, server_time)
  where item_id is null and line is not null;
create index scan_event_warned on scan_event
  (organization_id, audit_id, server_time desc, id desc) where warnings <> '{}';
create index scan_event_quarantined on scan_event
  (organization_id, audit_id, server_time desc, id desc) where quarantined;

-- Who took a picture, and for the counts of which store; null: a file of the organization.
alter table file add column store_id uuid;

alter table assignment_progress
  -- By the clocks of devices, without the breaks.
  add column active_ms bigint not null default 0,
  add column last_device_ms bigint;

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
call house.protect('unknown_resolution');
call house.track('unknown_resolution', 'o', 'organization_id', 'a', 'audit_id');

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
call house.protect('quarantine_decision');
call house.track('quarantine_decision', 'o', 'organization_id', 'a', 'audit_id');

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
  primary key (organization_id, audit_id, assignment_id, line),
  foreign key (organization_id, audit_id, assignment_id) references assignment
) with (fillfactor = 80);
create index pass_total_by_item on pass_total (organization_id, audit_id, item_id);
call house.protect('pass_total');

-- Whether an event has its effect: it was not held back, or a manager has let it through.
create function house.is_released(organization uuid, audit uuid, event uuid)
returns boolean stable language sql as $$
  select exists (
    select from quarantine_decision d
    where d.organization_id = organization and d.audit_id = audit and d.event_id = event
      and d.accepted)
$$;
grant execute on function house.is_released to shelfcount_app;

-- What recording a batch of counts has to know, at once. A function, so that it is planned once: every
-- count comes through here, and planning it each time costs more than running it.
create function house.recording_facts(
  target_audit uuid, places uuid[], event_ids uuid[], item_ids uuid[], code_keys text[],
  serial_numbers text[], file_ids uuid[], recorder text)
returns table (
  audit json, assignments json, known json, items json, barcodes json, resolutions json, totals json,
  serials json, files json)
stable language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
declare
  organization uuid := nullif(current_setting('app.organization_id', true), '')::uuid;
begin
  return query
    with codes as (
      select code_key, item_id, quantity from item_barcode
      where organization_id = organization and code_key = any(code_keys)
    ), resolved as (
      select line, item_id, factor from unknown_resolution
      where organization_id = organization and audit_id = target_audit and kind <> 'parked'
        and line = any(array(select '?' || key from unnest(code_keys) as key))
    ), lines as (
      select id::text as line from unnest(item_ids) as id
      union all select item_id::text from codes
      union all select '?' || key from unnest(code_keys) as key
      union all select item_id::text from resolved
    ), totals as (
      select assignment_id, line, quantity from count_total
      where organization_id = organization and audit_id = target_audit
        and assignment_id = any(places)
        and line = any(array(select l.line from lines l)) and events > 0
      union all
      select assignment_id, line, quantity from pass_total
      where organization_id = organization and audit_id = target_audit
        and assignment_id = any(places)
        and line = any(array(select l.line from lines l)) and events > 0
    )
    select
      (select json_build_object('status', status, 'pauses', pauses, 'protocol', protocol)
        from audit where organization_id = organization and id = target_audit) as audit,
      coalesce((select json_agg(json_build_object('id', id, 'storeId', store_id, 'round', round,
          'status', status, 'mode', mode))
        from assignment
        where organization_id = organization and audit_id = target_audit and id = any(places)),
        '[]') as assignments,
      coalesce((select json_agg(json_build_object('id', id, 'userId', user_id,
          'warnings', warnings))
        from scan_event
        where organization_id = organization and audit_id = target_audit and id = any(event_ids)),
        '[]') as known,
      coalesce((select json_agg(id) from item
        where organization_id = organization and id = any(item_ids)), '[]') as items,
      coalesce((select json_agg(json_build_object('key', code_key, 'itemId', item_id,
          'quantity', quantity)) from codes), '[]') as barcodes,
      coalesce((select json_agg(json_build_object('line', line, 'itemId', item_id,
          'factor', factor)) from resolved), '[]') as resolutions,
      coalesce((select json_agg(json_build_object('assignmentId', assignment_id, 'line', line,
          'quantity', quantity)) from totals), '[]') as totals,
      coalesce((select json_agg(json_build_object('line', e.line, 'serial', e.serial))
        from scan_event e
        where e.organization_id = organization and e.audit_id = target_audit
          and e.serial = any(serial_numbers) and not e.quarantined and e.line is not null
          and not exists (
            select from scan_event v
            where v.organization_id = organization and v.audit_id = target_audit
              and v.voids_id = e.id)),
        '[]') as serials,
      coalesce((select json_agg(id) from file
        where organization_id = organization and id = any(file_ids) and created_by = recorder),
        '[]') as files;
end $$;
grant execute on function house.recording_facts to shelfcount_app;

-- What events change in the totals of their lines: a sum for each line of each assignment.
create type house.line_change as (
  assignment_id uuid,
  line text,
  item_id uuid,
  quantity bigint,
  events integer,
  -- The line of a code that nobody has resolved.
  waiting boolean
);

drop function house.record_events(uuid, jsonb);

-- Records events once each, whatever was sent before, and moves totals and progress along. Callers
-- are in the scope of the organization, hold the audit, and have checked every assignment: `places`
-- are those of the events, `apart` those among them that are counted independently. Answers with the
-- ids that were new. In short steps, because this is on the way of every count and a plan that was
-- made while tables were empty must not scan them later.
create function house.record_events(
  target_audit uuid, places uuid[], apart uuid[], sent_events json)
returns setof uuid language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  organization uuid := nullif(current_setting('app.organization_id', true), '')::uuid;
  fresh scan_event[];
  fresh_ids uuid[];
  has_undo boolean;
  has_unknown boolean;
  changes house.line_change[];
begin
  -- Events of one assignment one after the other: an undo must see what it undoes.
  perform from assignment_progress p
  where p.organization_id = organization and p.audit_id = target_audit
    and p.assignment_id = any(places)
  order by p.assignment_id for update;

  with recorded as (
    insert into scan_event (
      organization_id, audit_id, id, store_id, assignment_id, round, kind, line, item_id, raw_code,
      code_format, entered, factor, replaces, effect, voids_id, input_mode, quantity_mode, left_view,
      lot, expiry, serial, user_id, device_id, device_seq, device_time_ms, warnings,
      quarantined, note, photo_file_id)
    select organization, target_audit, e.id, "storeId", "assignmentId", e.round, e.kind, e.line,
      "itemId", "rawCode", "codeFormat", e.entered, e.factor, e.replaces, e.effect, "voidsId",
      "inputMode", "quantityMode", "leftView", e.lot, e.expiry, e.serial, "userId", "deviceId",
      "deviceSeq", "deviceTimeMs", coalesce(e.warnings, '{}'), coalesce(e.quarantined, false),
      e.note, "photoFileId"
    from json_to_recordset(sent_events) as e (
      id uuid, "storeId" uuid, "assignmentId" uuid, round smallint, kind text, line text,
      "itemId" uuid, "rawCode" text, "codeFormat" text, entered bigint, factor bigint,
      replaces bigint, effect bigint, "voidsId" uuid, "inputMode" text, "quantityMode" text,
      "leftView" boolean, lot text, expiry text, serial text, "userId" text, "deviceId" text,
      "deviceSeq" bigint, "deviceTimeMs" bigint, warnings text[], quarantined boolean,
      note text, "photoFileId" uuid)
    on conflict do nothing
    returning scan_event.*
  )
  select array_agg(r::scan_event), array_agg(r.id),
    bool_or(r.kind = 'void'), bool_or(r.item_id is null and r.line is not null)
  into fresh, fresh_ids, has_undo, has_unknown
  from recorded r;
  if fresh is null then return; end if;

  has_undo := has_undo or exists (
    select from scan_event v
    where v.organization_id = organization and v.audit_id = target_audit
      and v.voids_id = any(fresh_ids));
  if has_undo or has_unknown then
    changes := house.changes_of(organization, target_audit, fresh, fresh_ids);
  else
    select array_agg(row(c.*)::house.line_change) into changes from (
      select f.assignment_id, f.line, f.item_id, sum(f.effect)::bigint, count(*)::int, false
      from unnest(fresh) f
      where f.kind in ('add', 'set') and not f.quarantined
      group by f.assignment_id, f.line, f.item_id
      order by f.assignment_id, f.line
    ) c;
  end if;

  with moved as (
    insert into count_total as t (
      organization_id, audit_id, assignment_id, line, item_id, quantity, events)
    select organization, target_audit, c.assignment_id, c.line, c.item_id, c.quantity, c.events
    from unnest(changes) c where c.assignment_id <> all(apart)
    on conflict (organization_id, audit_id, assignment_id, line) do update
      set quantity = t.quantity + excluded.quantity, events = t.events + excluded.events
    returning t.assignment_id, t.line, t.events
  ), kept_apart as (
    insert into pass_total as t (
      organization_id, audit_id, assignment_id, line, item_id, quantity, events)
    select organization, target_audit, c.assignment_id, c.line, c.item_id, c.quantity, c.events
    from unnest(changes) c where c.assignment_id = any(apart)
    on conflict (organization_id, audit_id, assignment_id, line) do update
      set quantity = t.quantity + excluded.quantity, events = t.events + excluded.events
    returning t.assignment_id, t.line, t.events
  ), gains as (
    -- A line appears with its first count and goes with its last.
    select c.assignment_id, sum(c.quantity)::bigint as quantity,
      sum((m.events > 0)::int - (m.events - c.events > 0)::int)::int as lines,
      coalesce(sum((m.events > 0)::int - (m.events - c.events > 0)::int)
        filter (where c.waiting), 0)::int as unknown_lines
    from unnest(changes) c
    join (select * from moved union all select * from kept_apart) m
      on m.assignment_id = c.assignment_id and m.line = c.line
    group by c.assignment_id
  ), arrivals as (
    select r.assignment_id, count(*)::int as events,
      count(*) filter (where r.warnings <> '{}')::int as warnings,
      count(*) filter (where r.quarantined)::int as quarantined,
      min(r.server_time) as first_event_at, max(r.server_time) as last_event_at,
      min(r.device_time_ms) as first_device_ms, max(r.device_time_ms) as last_device_ms,
      sum(least(coalesce(r.pause_ms, 0), 120000))::bigint as active_ms
    from (
      select f.assignment_id, f.warnings, f.quarantined, f.server_time, f.device_time_ms,
        f.device_time_ms - lag(f.device_time_ms)
          over (partition by f.assignment_id order by f.device_time_ms) as pause_ms
      from unnest(fresh) f
    ) r
    group by r.assignment_id
  )
  update assignment_progress p
  set events = p.events + n.events,
    quantity = p.quantity + coalesce(g.quantity, 0),
    lines = p.lines + coalesce(g.lines, 0),
    unknown_lines = p.unknown_lines + coalesce(g.unknown_lines, 0),
    warnings = p.warnings + n.warnings,
    quarantined = p.quarantined + n.quarantined,
    first_event_at = coalesce(p.first_event_at, n.first_event_at),
    last_event_at = n.last_event_at,
    -- A longer gap is a break; the clocks of devices may disagree.
    active_ms = p.active_ms + n.active_ms
      + least(greatest(n.first_device_ms - coalesce(p.last_device_ms, n.first_device_ms), 0), 120000),
    last_device_ms = greatest(p.last_device_ms, n.last_device_ms)
  from arrivals n left join gains g on g.assignment_id = n.assignment_id
  where p.organization_id = organization and p.audit_id = target_audit
    and p.assignment_id = n.assignment_id;

  return query select unnest(fresh_ids);
end $$;

-- The same with undos and unknown codes among them.
create function house.changes_of(
  organization uuid, target_audit uuid, fresh scan_event[], fresh_ids uuid[])
returns house.line_change[] language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  targets uuid[] := array(
    select distinct f.voids_id from unnest(fresh) f where f.kind = 'void' and not f.quarantined);
  changes house.line_change[];
begin
  with counted as (
    -- New counts that nobody has undone.
    select f.assignment_id, f.line, f.item_id, f.effect as quantity, 1 as events
    from unnest(fresh) f
    where f.kind in ('add', 'set') and not f.quarantined and not exists (
      select from scan_event v
      where v.organization_id = organization and v.audit_id = target_audit
        and v.voids_id = f.id and v.assignment_id = f.assignment_id
        and (not v.quarantined or house.is_released(organization, target_audit, v.id)))
    union all
    -- Earlier counts that are undone now, for the first time.
    select e.assignment_id, e.line, e.item_id, -e.effect, -1
    from scan_event e
    where e.organization_id = organization and e.audit_id = target_audit and e.id = any(targets)
      and e.id <> all(fresh_ids) and e.kind in ('add', 'set')
      and (not e.quarantined or house.is_released(organization, target_audit, e.id))
      and exists (
        select from unnest(fresh) f
        where f.kind = 'void' and not f.quarantined and f.voids_id = e.id
          and f.assignment_id = e.assignment_id)
      and not exists (
        select from scan_event v
        where v.organization_id = organization and v.audit_id = target_audit
          and v.voids_id = e.id and v.assignment_id = e.assignment_id and v.id <> all(fresh_ids)
          and (not v.quarantined or house.is_released(organization, target_audit, v.id)))
  ), attributed as (
    -- A code that was resolved counts for what it was taken for; junk counts for nothing.
    select c.assignment_id, coalesce(x.item_id::text, c.line) as line,
      coalesce(x.item_id, c.item_id) as item_id,
      case when x.kind = 'item' then round(c.quantity * x.factor / 1000.0)::bigint
        else c.quantity end as quantity,
      c.events, c.item_id is null and x.kind is null as waiting
    from counted c
    left join unknown_resolution x on c.item_id is null and x.organization_id = organization
      and x.audit_id = target_audit and x.line = c.line
    where x.kind is distinct from 'junk'
  )
  select array_agg(row(s.*)::house.line_change) into changes from (
    select a.assignment_id, a.line, min(a.item_id::text)::uuid, sum(a.quantity)::bigint,
      sum(a.events)::int, bool_and(a.waiting) and left(a.line, 1) = '?'
    from attributed a group by a.assignment_id, a.line order by a.assignment_id, a.line
  ) s;
  return changes;
end $$;
grant execute on function house.record_events, house.changes_of to shelfcount_app;

-- Every count moves the progress of its shelf, whose keys never change: named from the new rows alone.
create or replace function house.log_assignment_progress() returns trigger
language plpgsql as $$
declare touched text[];
begin
  if tg_op = 'TRUNCATE' then
    touched := array['assignment_progress'];
  elsif tg_op = 'DELETE' then
    select array_agg(distinct k.key) into touched
    from old_rows r, unnest(array['assignment_progress/o/' || r.organization_id,
      'assignment_progress/a/' || r.audit_id, 'assignment_progress/s/' || r.store_id]) as k (key);
  else
    select array_agg(distinct k.key) into touched
    from new_rows r, unnest(array['assignment_progress/o/' || r.organization_id,
      'assignment_progress/a/' || r.audit_id, 'assignment_progress/s/' || r.store_id]) as k (key);
  end if;
  if cardinality(touched) > 64 then touched := array['assignment_progress']; end if;
  if cardinality(touched) > 0 then
    insert into house.change_log (keys) values (touched);
  end if;
  return null;
end $$;

-- Makes the totals of assignments anew from their events: after codes were resolved or counts were
-- released. Callers hold the audit for themselves. What stands of independent shelves is compared
-- again by the caller.
create function house.retotal(target_audit uuid, wanted uuid[])
returns void language plpgsql as $$
declare
  organization uuid := nullif(current_setting('app.organization_id', true), '')::uuid;
begin
  delete from pass_total t where t.organization_id = organization and t.audit_id = target_audit
    and t.assignment_id = any(wanted);
  delete from count_total t where t.organization_id = organization and t.audit_id = target_audit
    and t.assignment_id = any(wanted);

  with effective as materialized (
    select e.assignment_id, e.id, e.kind, e.line, e.item_id, e.effect, e.voids_id
    from scan_event e
    where e.organization_id = organization and e.audit_id = target_audit
      and e.assignment_id = any(wanted)
      and (not e.quarantined or house.is_released(organization, target_audit, e.id))
  ), attributed as (
    select c.assignment_id, coalesce(x.item_id::text, c.line) as line,
      coalesce(x.item_id, c.item_id) as item_id,
      case when x.kind = 'item' then round(c.effect * x.factor / 1000.0)::bigint
        else c.effect end as quantity
    from effective c
    left join unknown_resolution x on c.item_id is null and x.organization_id = organization
      and x.audit_id = target_audit and x.line = c.line
    where c.kind in ('add', 'set') and x.kind is distinct from 'junk' and not exists (
      select from effective v
      where v.kind = 'void' and v.voids_id = c.id and v.assignment_id = c.assignment_id)
  ), summed as (
    select t.assignment_id, a.mode, t.line, min(t.item_id::text)::uuid as item_id,
      sum(t.quantity)::bigint as quantity, count(*)::int as events
    from attributed t
    join assignment a on a.organization_id = organization and a.audit_id = target_audit
      and a.id = t.assignment_id
    group by t.assignment_id, a.mode, t.line
  ), added_up as (
    insert into count_total (
      organization_id, audit_id, assignment_id, line, item_id, quantity, events)
    select organization, target_audit, assignment_id, line, item_id, quantity, events
    from summed where mode = 'additive'
  ), kept_apart as (
    insert into pass_total (
      organization_id, audit_id, assignment_id, line, item_id, quantity, events)
    select organization, target_audit, assignment_id, line, item_id, quantity, events
    from summed where mode = 'independent'
  )
  update assignment_progress p
  set lines = coalesce(n.lines, 0), quantity = coalesce(n.quantity, 0),
    unknown_lines = coalesce(n.unknown_lines, 0),
    quarantined = (
      select count(*) from scan_event e
      where e.organization_id = organization and e.audit_id = target_audit
        and e.assignment_id = w.id and e.quarantined and not exists (
          select from quarantine_decision d
          where d.organization_id = organization and d.audit_id = target_audit
            and d.event_id = e.id))
  from unnest(wanted) as w(id)
  left join (
    select s.assignment_id, count(*)::int as lines, sum(s.quantity)::bigint as quantity,
      count(*) filter (where left(s.line, 1) = '?' and not exists (
        select from unknown_resolution x
        where x.organization_id = organization and x.audit_id = target_audit
          and x.line = s.line))::int as unknown_lines
    from summed s group by s.assignment_id
  ) n on n.assignment_id = w.id
  where p.organization_id = organization and p.audit_id = target_audit and p.assignment_id = w.id;
end $$;
grant execute on function house.retotal to shelfcount_app;

-- For the journal as a list.
create index journal_by_store on journal (organization_id, store_id, id desc);
create index journal_by_user on journal (organization_id, user_id, id desc);

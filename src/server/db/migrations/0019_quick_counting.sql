-- Counting in as few and as short steps as it takes. Every statement here finds its rows by a key, is
-- planned once, and is left out when there is nothing for it to look up.

-- Counts are written row by row: the organization is looked up once for a statement.
do $$
declare
  target regclass;
begin
  foreach target in array array['scan_event', 'assignment_progress', 'pass_total', 'audit',
    'audit_store', 'item_barcode', 'unknown_resolution', 'quarantine_decision', 'room', 'shelf',
    'assignment_device']::regclass[]
  loop
    execute format(
      'alter policy organization_scope on %s using (organization_id = (select nullif(current_setting(''app.organization_id'', true), '''')::uuid))',
      target);
  end loop;
end $$;

-- Events are written by house.record_events alone, which holds their assignments: looking each of them
-- up again for every event of a batch took a quarter of its time. What remains to be held is the other
-- end: an assignment with events is never removed.
alter table scan_event drop constraint scan_event_organization_id_audit_id_assignment_id_fkey;
create function house.keep_counted_assignments() returns trigger language plpgsql as $$
begin
  if exists (
    select from old_rows o
    join scan_event e on e.organization_id = o.organization_id and e.audit_id = o.audit_id
      and e.assignment_id = o.id)
  then
    raise exception 'an assignment with events cannot be removed'
      using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger keep_counted after delete on assignment
  referencing old table as old_rows for each statement
  execute function house.keep_counted_assignments();

drop function house.recording_facts(uuid, uuid[], uuid[], uuid[], text[], text[], uuid[], text);

-- What recording a batch of counts has to know. The audit stays in its state and the shelves wait for
-- each other until the end of the transaction, so what is read here is still true when it is written.
-- Volatile: what it reads, it reads after it has waited.
create function house.recording_facts(
  target_audit uuid, places uuid[], event_ids uuid[], item_ids uuid[], code_keys text[],
  serial_numbers text[], file_ids uuid[], recorder text)
returns json volatile language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  organization uuid := nullif(current_setting('app.organization_id', true), '')::uuid;
  audit json;
  assignments json;
  has_apart boolean;
  stores uuid[];
  known json;
  items json := '[]';
  barcodes json := '[]';
  coded_keys text[] := '{}';
  coded_items uuid[] := '{}';
  unknown_lines text[] := '{}';
  resolutions json := '[]';
  resolved_items uuid[] := '{}';
  lines text[];
  totals json;
  apart_totals json := '[]';
  serials json := '[]';
  files json := '[]';
  unexpected json := '[]';
begin
  perform pg_advisory_xact_lock_shared(hashtextextended(target_audit::text, 0));
  perform from assignment_progress p
  where p.organization_id = organization and p.audit_id = target_audit
    and p.assignment_id = any(places)
  order by p.assignment_id for update;

  select json_build_object('status', a.status, 'pauses', a.pauses, 'protocol', a.protocol)
  into audit from audit a where a.organization_id = organization and a.id = target_audit;
  select coalesce(json_agg(json_build_object('id', a.id, 'storeId', a.store_id, 'round', a.round,
      'status', a.status, 'mode', a.mode)), '[]'),
    coalesce(bool_or(a.mode = 'independent'), false), array_agg(distinct a.store_id)
  into assignments, has_apart, stores
  from assignment a
  where a.organization_id = organization and a.audit_id = target_audit and a.id = any(places);
  select coalesce(json_agg(json_build_object('id', e.id, 'userId', e.user_id,
      'warnings', e.warnings)), '[]')
  into known from (
    -- In the order of the key, so that also a plan for an empty table goes by the key.
    select e.id, e.user_id, e.warnings from scan_event e
    where e.organization_id = organization and e.audit_id = target_audit and e.id = any(event_ids)
    order by e.id
  ) e;

  if cardinality(item_ids) > 0 then
    select coalesce(json_agg(i.id), '[]') into items from item i
    where i.organization_id = organization and i.id = any(item_ids);
  end if;
  if cardinality(code_keys) > 0 then
    select coalesce(json_agg(json_build_object('key', b.code_key, 'itemId', b.item_id,
        'quantity', b.quantity)), '[]'),
      coalesce(array_agg(b.code_key), '{}'), coalesce(array_agg(b.item_id), '{}')
    into barcodes, coded_keys, coded_items
    from item_barcode b
    where b.organization_id = organization and b.code_key = any(code_keys);
    if cardinality(coded_keys) < cardinality(code_keys) then
      unknown_lines := array(
        select '?' || k.key from unnest(code_keys) as k (key) where k.key <> all(coded_keys));
      select coalesce(json_agg(json_build_object('line', u.line, 'itemId', u.item_id,
          'factor', u.factor)), '[]'),
        coalesce(array_agg(u.item_id) filter (where u.item_id is not null), '{}')
      into resolutions, resolved_items
      from unknown_resolution u
      where u.organization_id = organization and u.audit_id = target_audit
        and u.kind <> 'parked' and u.line = any(unknown_lines);
    end if;
  end if;

  lines := unknown_lines || (item_ids || coded_items || resolved_items)::text[];
  select coalesce(json_agg(json_build_object('assignmentId', t.assignment_id, 'line', t.line,
      'quantity', t.quantity)), '[]')
  into totals from count_total t
  where t.organization_id = organization and t.audit_id = target_audit
    and t.assignment_id = any(places) and t.line = any(lines) and t.events > 0;
  if has_apart then
    select coalesce(json_agg(json_build_object('assignmentId', t.assignment_id, 'line', t.line,
        'quantity', t.quantity)), '[]')
    into apart_totals from pass_total t
    where t.organization_id = organization and t.audit_id = target_audit
      and t.assignment_id = any(places) and t.line = any(lines) and t.events > 0;
  end if;

  if cardinality(serial_numbers) > 0 then
    select coalesce(json_agg(json_build_object('line', e.line, 'serial', e.serial)), '[]')
    into serials from scan_event e
    where e.organization_id = organization and e.audit_id = target_audit
      and e.serial = any(serial_numbers) and not e.quarantined and e.line is not null
      and not exists (
        select from scan_event v
        where v.organization_id = organization and v.audit_id = target_audit
          and v.voids_id = e.id);
  end if;
  if cardinality(file_ids) > 0 then
    select coalesce(json_agg(f.id), '[]') into files from file f
    where f.organization_id = organization and f.id = any(file_ids) and f.created_by = recorder;
  end if;
  if cardinality(item_ids || coded_items) > 0 then
    select coalesce(json_agg(json_build_object('storeId', s.store_id, 'itemId', x.item_id)), '[]')
    into unexpected
    from audit_store s
    cross join unnest(item_ids || coded_items) as x (item_id)
    where s.organization_id = organization and s.audit_id = target_audit
      and s.store_id = any(stores) and s.baseline_id is not null and not exists (
        select from audit_item e
        where e.organization_id = organization and e.baseline_id = s.baseline_id
          and e.item_id = x.item_id);
  end if;

  return json_build_object('audit', audit, 'assignments', assignments, 'known', known,
    'items', items, 'barcodes', barcodes, 'resolutions', resolutions, 'totals', totals,
    'apartTotals', apart_totals, 'serials', serials, 'files', files, 'unexpected', unexpected);
end $$;
grant execute on function house.recording_facts to shelfcount_app;

-- The same for one assignment of whatever audit, and where it belongs. Null: there is none.
create function house.assignment_facts(
  place uuid, event_ids uuid[], item_ids uuid[], code_keys text[], serial_numbers text[],
  file_ids uuid[], recorder text)
returns json volatile language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  organization uuid := nullif(current_setting('app.organization_id', true), '')::uuid;
  found_audit uuid;
  found_store uuid;
begin
  select a.audit_id, a.store_id into found_audit, found_store
  from assignment a where a.organization_id = organization and a.id = place;
  if not found then return null; end if;
  return json_build_object('auditId', found_audit, 'storeId', found_store,
    'facts', house.recording_facts(found_audit, array[place], event_ids, item_ids, code_keys,
      serial_numbers, file_ids, recorder));
end $$;
grant execute on function house.assignment_facts to shelfcount_app;

-- Enters the scope of a user and says what they belong to: a login with its memberships. No row at all
-- means that the login has ended.
create function house.viewer(wanted_user text, wanted_session text)
returns table (
  email text, user_role text, organization_id uuid, role text, suspended_reason text, stores json)
volatile language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  perform set_config('app.organization_id', '', true), set_config('app.user_id', wanted_user, true),
    set_config('app.token_hash', '', true), set_config('app.email', '', true);
  return query
    select u.email, u.role, m.organization_id, m.role, o.suspended_reason, coalesce(s.stores, '[]')
    from auth.session l
    join auth."user" u on u.id = l."userId"
    left join member m on m.user_id = l."userId"
    left join organization o on o.id = m.organization_id
    left join lateral (
      select json_agg(json_build_object('storeId', sm.store_id, 'role', sm.role)
        order by sm.created_at, sm.store_id) as stores
      from store_member sm
      where sm.user_id = l."userId" and sm.organization_id = m.organization_id
    ) s on true
    where l.id = wanted_session and l."userId" = wanted_user and l."expiresAt" > now()
    order by m.created_at, m.organization_id;
end $$;
grant execute on function house.viewer to shelfcount_app;

-- As much of a new event as moves totals and progress.
create type house.fresh_event as (
  id uuid,
  assignment_id uuid,
  kind text,
  line text,
  item_id uuid,
  effect bigint,
  voids_id uuid,
  quarantined boolean,
  warned boolean,
  server_time timestamptz,
  device_time_ms bigint
);

drop function house.record_events(uuid, uuid[], uuid[], json);
drop function house.changes_of(uuid, uuid, scan_event[], uuid[]);

-- What new events change in the totals, with undos and unknown codes among them.
create function house.changes_of(
  organization uuid, target_audit uuid, fresh house.fresh_event[], fresh_ids uuid[])
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

-- Moves the totals of one line, and says how many of its events count now.
create function house.move_total(
  organization uuid, target_audit uuid, is_apart boolean, change house.line_change)
returns integer language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  counted integer;
begin
  if is_apart then
    insert into pass_total as t (
      organization_id, audit_id, assignment_id, line, item_id, quantity, events)
    values (organization, target_audit, change.assignment_id, change.line, change.item_id,
      change.quantity, change.events)
    on conflict (organization_id, audit_id, assignment_id, line) do update
      set quantity = t.quantity + excluded.quantity, events = t.events + excluded.events
    returning t.events into counted;
  else
    insert into count_total as t (
      organization_id, audit_id, assignment_id, line, item_id, quantity, events)
    values (organization, target_audit, change.assignment_id, change.line, change.item_id,
      change.quantity, change.events)
    on conflict (organization_id, audit_id, assignment_id, line) do update
      set quantity = t.quantity + excluded.quantity, events = t.events + excluded.events
    returning t.events into counted;
  end if;
  return counted;
end $$;

-- One event, as most of them come: the same as a batch of one, in plain statements.
create function house.record_single(
  organization uuid, target_audit uuid, place uuid, is_apart boolean, sent json)
returns setof uuid language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  fresh house.fresh_event;
  changes house.line_change[];
  change house.line_change;
  counted integer;
  gained_lines integer := 0;
  gained_unknown integer := 0;
  gained_quantity bigint := 0;
begin
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
  from json_to_record(sent) as e (
    id uuid, "storeId" uuid, "assignmentId" uuid, round smallint, kind text, line text,
    "itemId" uuid, "rawCode" text, "codeFormat" text, entered bigint, factor bigint,
    replaces bigint, effect bigint, "voidsId" uuid, "inputMode" text, "quantityMode" text,
    "leftView" boolean, lot text, expiry text, serial text, "userId" text, "deviceId" text,
    "deviceSeq" bigint, "deviceTimeMs" bigint, warnings text[], quarantined boolean,
    note text, "photoFileId" uuid)
  where "assignmentId" = place
  on conflict do nothing
  returning id, assignment_id, kind, line, item_id, effect, voids_id, quarantined,
    warnings <> '{}', server_time, device_time_ms into fresh;
  if not found then return; end if;

  if fresh.kind in ('add', 'set') and fresh.item_id is not null and not exists (
    select from scan_event v
    where v.organization_id = organization and v.audit_id = target_audit
      and v.voids_id = fresh.id)
  then
    if not fresh.quarantined then
      changes := array[row(fresh.assignment_id, fresh.line, fresh.item_id, fresh.effect, 1, false)
        ::house.line_change];
    end if;
  elsif fresh.kind <> 'empty' then
    changes := house.changes_of(organization, target_audit, array[fresh], array[fresh.id]);
  end if;

  if changes is not null then
    foreach change in array changes loop
      counted := house.move_total(organization, target_audit, is_apart, change);
      gained_quantity := gained_quantity + change.quantity;
      -- A line appears with its first count and goes with its last.
      gained_lines := gained_lines
        + (counted > 0)::int - (counted - change.events > 0)::int;
      if change.waiting then
        gained_unknown := gained_unknown
          + (counted > 0)::int - (counted - change.events > 0)::int;
      end if;
    end loop;
  end if;

  update assignment_progress p
  set events = p.events + 1,
    quantity = p.quantity + gained_quantity,
    lines = p.lines + gained_lines,
    unknown_lines = p.unknown_lines + gained_unknown,
    warnings = p.warnings + fresh.warned::int,
    quarantined = p.quarantined + fresh.quarantined::int,
    first_event_at = coalesce(p.first_event_at, fresh.server_time),
    last_event_at = fresh.server_time,
    -- A longer gap is a break; the clocks of devices may disagree.
    active_ms = p.active_ms + least(greatest(
      fresh.device_time_ms - coalesce(p.last_device_ms, fresh.device_time_ms), 0), 120000),
    last_device_ms = greatest(p.last_device_ms, fresh.device_time_ms)
  where p.organization_id = organization and p.audit_id = target_audit
    and p.assignment_id = fresh.assignment_id;
  return next fresh.id;
end $$;

-- Records events once each, whatever was sent before, and moves totals and progress along. Callers
-- are in the scope of the organization, hold the audit, and have checked every assignment: `places`
-- are those of the events, `apart` those among them that are counted independently. Answers with the
-- ids that were new.
create function house.record_events(
  target_audit uuid, places uuid[], apart uuid[], sent_events json)
returns setof uuid language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  organization uuid := nullif(current_setting('app.organization_id', true), '')::uuid;
  fresh house.fresh_event[];
  fresh_ids uuid[];
  has_undo boolean;
  has_unknown boolean;
  changes house.line_change[];
  held integer;
begin
  -- Events of one assignment one after the other: an undo must see what it undoes.
  perform from assignment_progress p
  where p.organization_id = organization and p.audit_id = target_audit
    and p.assignment_id = any(places)
  order by p.assignment_id for update;
  get diagnostics held = row_count;
  if held <> cardinality(places) then
    raise exception 'events of an assignment that is not there'
      using errcode = 'foreign_key_violation';
  end if;

  if json_array_length(sent_events) = 1 then
    return query select house.record_single(
      organization, target_audit, places[1], cardinality(apart) > 0, sent_events -> 0);
    return;
  end if;

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
    where "assignmentId" = any(places)
    on conflict do nothing
    returning id, assignment_id, kind, line, item_id, effect, voids_id, quarantined,
      warnings <> '{}' as warned, server_time, device_time_ms
  )
  select array_agg(row(r.*)::house.fresh_event), array_agg(r.id),
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
      count(*) filter (where r.warned)::int as warnings,
      count(*) filter (where r.quarantined)::int as quarantined,
      min(r.server_time) as first_event_at, max(r.server_time) as last_event_at,
      min(r.device_time_ms) as first_device_ms, max(r.device_time_ms) as last_device_ms,
      sum(least(coalesce(r.pause_ms, 0), 120000))::bigint as active_ms
    from (
      select f.assignment_id, f.warned, f.quarantined, f.server_time, f.device_time_ms,
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
grant execute on function house.record_events, house.record_single, house.move_total,
  house.changes_of to shelfcount_app;

-- A count in two round trips: claim, viewer and facts in the first, event, totals, progress, answer and
-- commit in the second. Settings of functions are on the outermost ones alone: each level costs as much
-- as a look into an index, and what they call is planned under the same settings.
--
-- Plans are kept, and some are made while tables are empty and every index looks alike. Where that
-- matters a row is asked for as the first one between its key and its key: only the index of the key
-- has rows in that order.

-- What somebody is and belongs to, as in house.viewer, in steps that are planned once. Null: the login
-- has ended. Callers are in the scope of the user.
create function house.viewer_facts(wanted_user text, wanted_session text)
returns json stable language plpgsql as $$
declare
  found_email text;
  found_role text;
  memberships json;
begin
  select u.email, u.role into found_email, found_role
  from auth.session l join auth."user" u on u.id = l."userId"
  where l.id = wanted_session and l."userId" = wanted_user and l."expiresAt" > now();
  if not found then return null; end if;
  select json_agg(json_build_object('organization_id', m.organization_id, 'role', m.role,
      'suspended_reason', o.suspended_reason, 'stores', coalesce((
        select json_agg(json_build_object('storeId', s.store_id, 'role', s.role)
          order by s.created_at, s.store_id)
        from store_member s
        where s.user_id = wanted_user and s.organization_id = m.organization_id), '[]'))
    order by m.created_at, m.organization_id)
  into memberships
  from member m join organization o on o.id = m.organization_id
  where m.user_id = wanted_user;
  return json_build_object('email', found_email, 'user_role', found_role,
    'memberships', coalesce(memberships, '[]'));
end $$;
grant execute on function house.viewer_facts to shelfcount_app;

-- Begins a mutation: waits for a twin that is under way, and says what it or an earlier one answered;
-- otherwise who is calling. Enters the scope of the user. Without a client there is no claim.
create function house.open_mutation(
  wanted_user text, wanted_session text, client text, request bigint)
returns json volatile language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  earlier json;
  -- Assigned, not performed: that would be a statement each.
  entered text := set_config('app.organization_id', '', true)
    || set_config('app.user_id', wanted_user, true) || set_config('app.token_hash', '', true)
    || set_config('app.email', '', true);
  waited boolean;
begin
  if client is not null then
    waited := pg_advisory_xact_lock(hashtextextended(wanted_user || '/' || client, request)) is null;
    select json_build_object('answer', r.result) into earlier from house.mutation_result r
    where r.user_id = wanted_user and r.connection_id = client and r.request_id = request;
    if found then return json_build_object('earlier', earlier); end if;
  end if;
  return json_build_object('viewer', house.viewer_facts(wanted_user, wanted_session));
end $$;
grant execute on function house.open_mutation to shelfcount_app;

-- Answers are kept as they are sent: nobody looks into them.
alter table house.mutation_result alter column result type json;

drop function house.assignment_facts(uuid, uuid[], uuid[], text[], text[], uuid[], text);
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
  has_baseline boolean;
  assignments json;
  has_apart boolean;
  partial_places uuid[];
  stores uuid[];
  known json := '[]';
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
  unlisted json := '[]';
  waited boolean :=
    pg_advisory_xact_lock_shared(hashtextextended(target_audit::text, 0)) is null;
begin
  perform from assignment_progress p
  where p.organization_id = organization and p.audit_id = target_audit
    and p.assignment_id = any(places)
  order by p.assignment_id for update;

  select json_build_object('status', a.status, 'pauses', a.pauses, 'protocol', a.protocol),
    exists (
      select from audit_store s
      where s.organization_id = organization and s.audit_id = target_audit
        and s.baseline_id is not null)
  into audit, has_baseline
  from audit a where a.organization_id = organization and a.id = target_audit;
  select coalesce(json_agg(json_build_object('id', a.id, 'storeId', a.store_id, 'round', a.round,
      'status', a.status, 'mode', a.mode)), '[]'),
    coalesce(bool_or(a.mode = 'independent'), false), array_agg(a.store_id),
    array_agg(a.id) filter (where a.partial)
  into assignments, has_apart, stores, partial_places
  from assignment a
  where a.organization_id = organization and a.audit_id = target_audit and a.id = any(places);
  select coalesce(json_agg(json_build_object('id', k.id, 'userId', k.user_id,
      'warnings', k.warnings)), '[]')
  into known from unnest(event_ids) as x (id)
  cross join lateral (
    select e.id, e.user_id, e.warnings from scan_event e
    where e.organization_id = organization and e.audit_id = target_audit
      and e.id >= x.id and e.id <= x.id
    order by e.id limit 1
  ) k;

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
  select coalesce(json_agg(json_build_object('assignmentId', p.id, 'line', l.line,
      'quantity', f.quantity)), '[]')
  into totals from unnest(places) as p (id)
  cross join unnest(lines) as l (line)
  cross join lateral (
    select t.quantity, t.events from count_total t
    where t.organization_id = organization and t.audit_id = target_audit
      and t.assignment_id = p.id and t.line >= l.line and t.line <= l.line
    order by t.line limit 1
  ) f
  where f.events > 0;
  if has_apart then
    select coalesce(json_agg(json_build_object('assignmentId', p.id, 'line', l.line,
        'quantity', f.quantity)), '[]')
    into apart_totals from unnest(places) as p (id)
    cross join unnest(lines) as l (line)
    cross join lateral (
      select t.quantity, t.events from pass_total t
      where t.organization_id = organization and t.audit_id = target_audit
        and t.assignment_id = p.id and t.line >= l.line and t.line <= l.line
      order by t.line limit 1
    ) f
    where f.events > 0;
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
  if has_baseline and cardinality(item_ids || coded_items) > 0 then
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
  if partial_places is not null then
    select coalesce(json_agg(json_build_object('assignmentId', p.id, 'line', l.line)), '[]')
    into unlisted
    from unnest(partial_places) as p (id)
    cross join unnest(lines) as l (line)
    where not exists (
      select from recount_item r
      where r.organization_id = organization and r.audit_id = target_audit
        and r.assignment_id = p.id and r.item_id::text = l.line);
  end if;

  return json_build_object('audit', audit, 'assignments', assignments, 'known', known,
    'items', items, 'barcodes', barcodes, 'resolutions', resolutions, 'totals', totals,
    'apartTotals', apart_totals, 'serials', serials, 'files', files, 'unexpected', unexpected,
    'unlisted', unlisted);
end $$;
grant execute on function house.recording_facts to shelfcount_app;

-- The same for one count with a code that is known, as most of them are: in plain statements without
-- lists. Null: it is another one, to be looked at in the long way. Callers hold nothing yet.
create function house.plain_facts(
  organization uuid, target_audit uuid, place uuid, event_id uuid, code_key text)
returns json volatile language plpgsql as $$
declare
  waited boolean :=
    pg_advisory_xact_lock_shared(hashtextextended(target_audit::text, 0)) is null;
  shelf record;
  coded record;
  known record;
  total record;
  known_list json := '[]';
  totals json := '[]';
  unexpected json := '[]';
begin
  perform from assignment_progress p
  where p.organization_id = organization and p.audit_id = target_audit and p.assignment_id = place
  for update;
  select a.store_id, a.round, a.status, a.mode, a.partial, u.status as audit_status, u.pauses,
    u.protocol, s.baseline_id
  into shelf
  from assignment a
  join audit u on u.organization_id = organization and u.id = target_audit
  left join audit_store s on s.organization_id = organization and s.audit_id = target_audit
    and s.store_id = a.store_id
  where a.organization_id = organization and a.audit_id = target_audit and a.id = place;
  if not found or shelf.mode <> 'additive' or shelf.partial then return null; end if;
  select b.item_id, b.quantity into coded from item_barcode b
  where b.organization_id = organization and b.code_key = plain_facts.code_key;
  if not found then return null; end if;

  select e.user_id, e.warnings into known from scan_event e
  where e.organization_id = organization and e.audit_id = target_audit
    and e.id >= event_id and e.id <= event_id
  order by e.id limit 1;
  if found then
    known_list := json_build_array(json_build_object('id', event_id, 'userId', known.user_id,
      'warnings', known.warnings));
  end if;
  select t.quantity, t.events into total from count_total t
  where t.organization_id = organization and t.audit_id = target_audit and t.assignment_id = place
    and t.line >= coded.item_id::text and t.line <= coded.item_id::text
  order by t.line limit 1;
  if total.events > 0 then
    totals := json_build_array(json_build_object('assignmentId', place, 'line', coded.item_id,
      'quantity', total.quantity));
  end if;
  if shelf.baseline_id is not null and not exists (
    select from audit_item e
    where e.organization_id = organization and e.baseline_id = shelf.baseline_id
      and e.item_id = coded.item_id)
  then
    unexpected := json_build_array(json_build_object('storeId', shelf.store_id,
      'itemId', coded.item_id));
  end if;
  return json_build_object(
    'audit', json_build_object('status', shelf.audit_status, 'pauses', shelf.pauses,
      'protocol', shelf.protocol),
    'assignments', json_build_array(json_build_object('id', place, 'storeId', shelf.store_id,
      'round', shelf.round, 'status', shelf.status, 'mode', shelf.mode)),
    'known', known_list,
    'barcodes', json_build_array(json_build_object('key', code_key, 'itemId', coded.item_id,
      'quantity', coded.quantity)),
    'totals', totals, 'unexpected', unexpected, 'items', '[]'::json, 'resolutions', '[]'::json,
    'apartTotals', '[]'::json, 'serials', '[]'::json, 'files', '[]'::json, 'unlisted', '[]'::json);
end $$;
grant execute on function house.plain_facts to shelfcount_app;

-- What one count has to know, at whatever assignment of an organization that the recorder belongs to, and
-- where that is; enters the scope of the organization. Null: there is none. Callers are in the scope of
-- the recorder.
create function house.count_facts(
  place uuid, event_ids uuid[], item_ids uuid[], code_keys text[], serial_numbers text[],
  file_ids uuid[], recorder text)
returns json volatile language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  organization uuid;
  organizations uuid[] := array(
    select m.organization_id from member m where m.user_id = recorder);
  entered text := set_config('app.user_id', '', true);
  found_audit uuid;
  found_store uuid;
  facts json;
begin
  foreach organization in array organizations loop
    entered := set_config('app.organization_id', organization::text, true);
    select a.audit_id, a.store_id into found_audit, found_store
    from assignment a where a.organization_id = organization and a.id = place;
    continue when not found;
    if cardinality(event_ids) = 1 and cardinality(code_keys) = 1
      and cardinality(item_ids || file_ids) = 0 and cardinality(serial_numbers) = 0
    then
      facts := house.plain_facts(organization, found_audit, place, event_ids[1], code_keys[1]);
    end if;
    return json_build_object('organizationId', organization, 'auditId', found_audit,
      'storeId', found_store, 'facts', coalesce(facts, house.recording_facts(found_audit,
        array[place], event_ids, item_ids, code_keys, serial_numbers, file_ids, recorder)));
  end loop;
  return null;
end $$;
grant execute on function house.count_facts to shelfcount_app;

drop function house.record_events(uuid, uuid[], uuid[], json);
drop function house.record_single(uuid, uuid, uuid, boolean, json);
drop function house.move_total(uuid, uuid, boolean, house.line_change);
alter function house.changes_of(uuid, uuid, house.fresh_event[], uuid[]) reset all;

-- Adds to the total of one line of one assignment, and says how many of its events count now.
create function house.move_total(
  organization uuid, target_audit uuid, is_apart boolean, change house.line_change)
returns integer language plpgsql as $$
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

-- Records one event, as most of them come: once, whatever was sent before, and moves totals and progress
-- along. Callers are in the scope of the organization, hold the audit, and have checked the assignment.
-- Answers whether it was new.
create function house.record_event(
  target_audit uuid, new_id uuid, store uuid, place uuid, new_round smallint, new_kind text,
  new_line text, item uuid, code text, format text, new_entered bigint, new_factor bigint,
  replaced bigint, new_effect bigint, undone uuid, input text, quantity_by text, left_it boolean,
  new_lot text, new_expiry text, new_serial text, recorder text, device text, seq bigint,
  device_ms bigint, new_warnings text[], held_back boolean, new_note text, photo uuid,
  is_apart boolean)
returns boolean language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  organization uuid := nullif(current_setting('app.organization_id', true), '')::uuid;
  arrived timestamptz := date_trunc('milliseconds', clock_timestamp());
  changes house.line_change[];
  change house.line_change;
  counted integer;
  gained integer;
  gained_lines integer := 0;
  gained_unknown integer := 0;
  gained_quantity bigint := 0;
begin
  -- Events of one assignment one after the other: an undo must see what it undoes.
  perform from assignment_progress p
  where p.organization_id = organization and p.audit_id = target_audit and p.assignment_id = place
  for update;
  if not found then
    raise exception 'an event of an assignment that is not there'
      using errcode = 'foreign_key_violation';
  end if;

  insert into scan_event (
    organization_id, audit_id, id, store_id, assignment_id, round, kind, line, item_id, raw_code,
    code_format, entered, factor, replaces, effect, voids_id, input_mode, quantity_mode, left_view,
    lot, expiry, serial, user_id, device_id, device_seq, device_time_ms, server_time, warnings,
    quarantined, note, photo_file_id)
  values (organization, target_audit, new_id, store, place, new_round, new_kind, new_line, item, code,
    format, new_entered, new_factor, replaced, new_effect, undone, input, quantity_by, left_it,
    new_lot, new_expiry, new_serial, recorder, device, seq, device_ms, arrived, new_warnings,
    held_back, new_note, photo)
  on conflict do nothing;
  if not found then return false; end if;

  if new_kind in ('add', 'set') and item is not null and not exists (
    select from scan_event v
    where v.organization_id = organization and v.audit_id = target_audit
      and v.voids_id >= new_id and v.voids_id <= new_id
    order by v.voids_id limit 1)
  then
    if not held_back then
      changes := array[row(place, new_line, item, new_effect, 1, false)::house.line_change];
    end if;
  elsif new_kind <> 'empty' then
    changes := house.changes_of(organization, target_audit, array[row(new_id, place, new_kind, new_line,
      item, new_effect, undone, held_back, new_warnings <> '{}', arrived, device_ms)
      ::house.fresh_event], array[new_id]);
  end if;

  if changes is not null then
    foreach change in array changes loop
      counted := house.move_total(organization, target_audit, is_apart, change);
      -- A line appears with its first count and goes with its last.
      gained := (counted > 0)::int - (counted - change.events > 0)::int;
      gained_quantity := gained_quantity + change.quantity;
      gained_lines := gained_lines + gained;
      if change.waiting then gained_unknown := gained_unknown + gained; end if;
    end loop;
  end if;

  update assignment_progress p
  set events = p.events + 1,
    quantity = p.quantity + gained_quantity,
    lines = p.lines + gained_lines,
    unknown_lines = p.unknown_lines + gained_unknown,
    warnings = p.warnings + (new_warnings <> '{}')::int,
    quarantined = p.quarantined + held_back::int,
    first_event_at = coalesce(p.first_event_at, arrived),
    last_event_at = arrived,
    -- A longer gap is a break; the clocks of devices may disagree.
    active_ms = p.active_ms + least(greatest(
      device_ms - coalesce(p.last_device_ms, device_ms), 0), 120000),
    last_device_ms = greatest(p.last_device_ms, device_ms)
  where p.organization_id = organization and p.audit_id = target_audit and p.assignment_id = place;
  return true;
end $$;

-- Records events once each, whatever was sent before, and moves totals and progress along. Callers
-- are in the scope of the organization, hold the audit, and have checked every assignment: `places`
-- are those of the events, `apart` those among them that are counted independently. An array for each
-- column; null: all of them are null. Answers with the ids that were new; null: all of them.
create function house.record_events(
  target_audit uuid, places uuid[], apart uuid[],
  ids uuid[], stores uuid[], assignments uuid[], rounds smallint[], kinds text[], lines text[],
  items uuid[], codes text[], formats text[], entereds bigint[], factors bigint[], replaceds bigint[],
  effects bigint[], undones uuid[], inputs text[], quantities_by text[], left_them boolean[],
  lots text[], expiries text[], serials text[], recorders text[], devices text[], seqs bigint[],
  device_times bigint[], warning_lists text[], held_backs boolean[], notes text[], photos uuid[])
returns uuid[] language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  organization uuid := nullif(current_setting('app.organization_id', true), '')::uuid;
  arrived timestamptz := date_trunc('milliseconds', clock_timestamp());
  fresh_ids uuid[] := ids;
  fresh house.fresh_event[];
  is_plain boolean;
  changes house.line_change[];
  held integer;
begin
  -- Events of one assignment one after the other: an undo must see what it undoes.
  perform from assignment_progress p
  where p.organization_id = organization and p.audit_id = target_audit
    and p.assignment_id = any(places)
  order by p.assignment_id for update;
  get diagnostics held = row_count;
  if held <> cardinality(places) or not assignments <@ places then
    raise exception 'events of an assignment that is not there'
      using errcode = 'foreign_key_violation';
  end if;

  begin
    insert into scan_event (
      organization_id, audit_id, id, store_id, assignment_id, round, kind, line, item_id, raw_code,
      code_format, entered, factor, replaces, effect, voids_id, input_mode, quantity_mode, left_view,
      lot, expiry, serial, user_id, device_id, device_seq, device_time_ms, server_time, warnings,
      quarantined, note, photo_file_id)
    select organization, target_audit, e.id, e.store, e.place, e.round, e.kind, e.line, e.item, e.code,
      e.format, e.entered, e.factor, e.replaced, e.effect, e.undone, e.input, e.quantity_by, e.left_it,
      e.lot, e.expiry, e.serial, e.recorder, e.device, e.seq, e.device_ms, arrived,
      coalesce(e.warnings::text[], '{}'), coalesce(e.held_back, false), e.note, e.photo
    from unnest(ids, stores, assignments, rounds, kinds, lines, items, codes, formats, entereds,
      factors, replaceds, effects, undones, inputs, quantities_by, left_them, lots, expiries, serials,
      recorders, devices, seqs, device_times, warning_lists, held_backs, notes, photos) as e (
      id, store, place, round, kind, line, item, code, format, entered, factor, replaced, effect,
      undone, input, quantity_by, left_it, lot, expiry, serial, recorder, device, seq, device_ms,
      warnings, held_back, note, photo);
  exception when unique_violation then
    -- Some were there before, or come twice: the same again with a look for each.
    with recorded as (
      insert into scan_event (
        organization_id, audit_id, id, store_id, assignment_id, round, kind, line, item_id, raw_code,
        code_format, entered, factor, replaces, effect, voids_id, input_mode, quantity_mode, left_view,
        lot, expiry, serial, user_id, device_id, device_seq, device_time_ms, server_time, warnings,
        quarantined, note, photo_file_id)
      select organization, target_audit, e.id, e.store, e.place, e.round, e.kind, e.line, e.item,
        e.code, e.format, e.entered, e.factor, e.replaced, e.effect, e.undone, e.input, e.quantity_by,
        e.left_it, e.lot, e.expiry, e.serial, e.recorder, e.device, e.seq, e.device_ms, arrived,
        coalesce(e.warnings::text[], '{}'), coalesce(e.held_back, false), e.note, e.photo
      from unnest(ids, stores, assignments, rounds, kinds, lines, items, codes, formats, entereds,
        factors, replaceds, effects, undones, inputs, quantities_by, left_them, lots, expiries, serials,
        recorders, devices, seqs, device_times, warning_lists, held_backs, notes, photos) as e (
        id, store, place, round, kind, line, item, code, format, entered, factor, replaced, effect,
        undone, input, quantity_by, left_it, lot, expiry, serial, recorder, device, seq, device_ms,
        warnings, held_back, note, photo)
      on conflict do nothing
      returning id
    )
    select array_agg(r.id) into fresh_ids from recorded r;
    if fresh_ids is null then return '{}'; end if;
  end;

  -- What was undone before it came is looked for among undos of anything between these ids.
  is_plain := cardinality(fresh_ids) = cardinality(ids) and 'void' <> all(kinds) and not exists (
    select from unnest(lines, items) as e (line, item) where e.item is null and e.line is not null
  ) and not exists (
    select from scan_event v
    where v.organization_id = organization and v.audit_id = target_audit
      and v.voids_id >= (select i.id from unnest(ids) as i (id) order by i.id limit 1)
      and v.voids_id <= (select i.id from unnest(ids) as i (id) order by i.id desc limit 1)
      and v.voids_id = any(ids)
    order by v.voids_id limit 1);
  if is_plain then
    select array_agg(row(c.*)::house.line_change) into changes from (
      select e.place, e.line, e.item, sum(e.effect)::bigint, count(*)::int, false
      from unnest(assignments, kinds, lines, items, effects, held_backs)
        as e (place, kind, line, item, effect, held_back)
      where e.kind in ('add', 'set') and e.held_back is not true
      group by e.place, e.line, e.item
      order by e.place, e.line
    ) c;
  else
    select array_agg(row(e.*)::house.fresh_event) into fresh from (
      select distinct on (e.id) e.id, e.place, e.kind, e.line, e.item, e.effect, e.undone,
        coalesce(e.held_back, false), e.warnings <> '{}', arrived, e.device_ms
      from unnest(ids, assignments, kinds, lines, items, effects, undones, held_backs, warning_lists,
        device_times) as e (id, place, kind, line, item, effect, undone, held_back, warnings, device_ms)
      where e.id = any(fresh_ids)
    ) e;
    changes := house.changes_of(organization, target_audit, fresh, fresh_ids);
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
      min(r.device_time_ms) as first_device_ms, max(r.device_time_ms) as last_device_ms,
      sum(least(coalesce(r.pause_ms, 0), 120000))::bigint as active_ms
    from (
      select f.place as assignment_id, f.warnings <> '{}' as warned, f.held_back as quarantined,
        f.device_ms as device_time_ms,
        f.device_ms - lag(f.device_ms) over (partition by f.place order by f.device_ms) as pause_ms
      from (
        select distinct on (e.id) e.place, e.warnings, e.held_back, e.device_ms
        from unnest(ids, assignments, warning_lists, held_backs, device_times)
          as e (id, place, warnings, held_back, device_ms)
        where is_plain or e.id = any(fresh_ids)
      ) f
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
    first_event_at = coalesce(p.first_event_at, arrived),
    last_event_at = arrived,
    -- A longer gap is a break; the clocks of devices may disagree.
    active_ms = p.active_ms + n.active_ms
      + least(greatest(n.first_device_ms - coalesce(p.last_device_ms, n.first_device_ms), 0), 120000),
    last_device_ms = greatest(p.last_device_ms, n.last_device_ms)
  from arrivals n left join gains g on g.assignment_id = n.assignment_id
  where p.organization_id = organization and p.audit_id = target_audit
    and p.assignment_id = n.assignment_id;

  return case when cardinality(fresh_ids) < cardinality(ids) then fresh_ids end;
end $$;
grant execute on function house.record_events, house.record_event, house.move_total to shelfcount_app;

-- Every count moves the progress of its shelf, whose keys never change: named from the new rows alone,
-- and logged by the statement that names them.
drop trigger log_update on assignment_progress;
create function house.log_progress() returns trigger language plpgsql as $$
begin
  insert into house.change_log (keys)
  select case when count(distinct k.key) > 64 then array['assignment_progress']
    else array_agg(distinct k.key) end
  from new_rows r, unnest(array['assignment_progress/o/' || r.organization_id,
    'assignment_progress/a/' || r.audit_id, 'assignment_progress/s/' || r.store_id]) as k (key)
  having count(*) > 0;
  return null;
end $$;
create trigger log_update after update on assignment_progress referencing new table as new_rows
  for each statement execute function house.log_progress();

-- Whether codes wait for somebody changes seldom: whoever asks for that alone is told of nothing else.
-- Rows of progress come and go with their assignments, which tag that.
create view house.waiting_codes with (security_invoker = true) as
  select p.organization_id, p.audit_id, p.assignment_id, p.store_id, p.unknown_lines
  from assignment_progress p;
grant select on house.waiting_codes to shelfcount_app;
create function house.log_waiting() returns trigger language plpgsql as $$
begin
  insert into house.change_log (keys) values (array['waiting_codes/o/' || new.organization_id,
    'waiting_codes/a/' || new.audit_id, 'waiting_codes/s/' || new.store_id]);
  return null;
end $$;
create trigger log_waiting after update on assignment_progress
  for each row when (old.unknown_lines <> new.unknown_lines) execute function house.log_waiting();

-- Batches of counts in two trips, and what several people have counted at one shelf without reading all of
-- it again.

-- What a batch of counts has to know, as before. Codes and totals are told as an array for each column: an
-- object for each row costs more to write than the row to find.
create or replace function house.recording_facts(
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
  coded_keys text[] := '{}';
  coded_items uuid[] := '{}';
  coded_packs bigint[] := '{}';
  unknown_lines text[] := '{}';
  resolutions json := '[]';
  resolved_items uuid[] := '{}';
  lines text[];
  totals json;
  apart_totals json;
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
      'status', a.status, 'mode', a.mode,
      'isAlone', a.assignee_id is not distinct from recorder and not p.shared)), '[]'),
    coalesce(bool_or(a.mode = 'independent'), false), array_agg(a.store_id),
    array_agg(a.id) filter (where a.partial)
  into assignments, has_apart, stores, partial_places
  from assignment a
  join assignment_progress p on p.organization_id = a.organization_id
    and p.audit_id = a.audit_id and p.assignment_id = a.id
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
    select coalesce(array_agg(b.code_key), '{}'), coalesce(array_agg(b.item_id), '{}'),
      coalesce(array_agg(b.quantity), '{}')
    into coded_keys, coded_items, coded_packs
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
  select json_build_object('assignmentIds', array_agg(p.id), 'lines', array_agg(l.line),
    'quantities', array_agg(f.quantity))
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
    select json_build_object('assignmentIds', array_agg(p.id), 'lines', array_agg(l.line),
      'quantities', array_agg(f.quantity))
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
    'items', items, 'barcodes', json_build_object('keys', coded_keys, 'itemIds', coded_items,
      'quantities', coded_packs), 'resolutions', resolutions, 'totals', totals,
    'apartTotals', apart_totals, 'serials', serials, 'files', files, 'unexpected', unexpected,
    'unlisted', unlisted);
end $$;

-- What a batch of counts has to know where all of it is of one audit of the recorder's; enters the scope of
-- its organization. Null, in the scope of the recorder: it is not of one. `opened` is what
-- house.open_mutation has said of the recorder. Only these events are looked for: of the others whoever
-- records them finds out.
create function house.batch_facts(
  opened json, places uuid[], event_ids uuid[], item_ids uuid[], code_keys text[],
  serial_numbers text[], file_ids uuid[], recorder text)
returns json volatile language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  position integer := 0;
  organization uuid;
  -- Assigned, not performed: that would be a statement each.
  entered text := set_config('app.user_id', '', true);
  found_places integer;
  found_audits uuid[];
begin
  loop
    organization := opened #>> array['viewer', 'memberships', position::text, 'organization_id'];
    exit when organization is null;
    entered := set_config('app.organization_id', organization::text, true);
    select count(*), array_agg(distinct a.audit_id) into found_places, found_audits
    from assignment a where a.organization_id = organization and a.id = any(places);
    if found_places = cardinality(places) and cardinality(found_audits) = 1 then
      return json_build_object('organizationId', organization, 'auditId', found_audits[1],
        'facts', house.recording_facts(found_audits[1], places, event_ids, item_ids, code_keys,
          serial_numbers, file_ids, recorder));
    end if;
    position := position + 1;
  end loop;
  entered := set_config('app.organization_id', '', true) || set_config('app.user_id', recorder, true);
  return null;
end $$;
grant execute on function house.batch_facts to shelfcount_app;

-- Records counts of items that are supposed to be new, and not undone before they came, with what they add to
-- lines and shelves, as src/domain/batch-gains.ts says it. Where one is not new or undone it fails, and the
-- whole comes again for house.record_events. Callers are in the scope of the organization, hold the audit and
-- the assignments, and have checked them.
--
-- An array for each column, as for house.record_events: null when all of it is null, and one value when it is
-- the same for all. That value is taken out of its array once and not for each event.
create function house.record_new_events(
  target_audit uuid,
  ids uuid[], stores uuid[], assignments uuid[], rounds smallint[], kinds text[], lines text[],
  items uuid[], codes text[], formats text[], entereds bigint[], factors bigint[], replaceds bigint[],
  effects bigint[], undones uuid[], inputs text[], quantities_by text[], left_them boolean[],
  lots text[], expiries text[], serials text[], recorders text[], devices text[], seqs bigint[],
  device_times bigint[], warning_lists text[], held_backs boolean[], notes text[], photos uuid[],
  lowest_id uuid, highest_id uuid,
  gain_places uuid[], gain_items uuid[], gain_quantities bigint[], gain_counts integer[],
  places uuid[], arrivals integer[], warned integer[], held integer[], quantities bigint[],
  first_times bigint[], last_times bigint[], active_times bigint[])
returns void language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  organization uuid := nullif(current_setting('app.organization_id', true), '')::uuid;
  arrived timestamptz := date_trunc('milliseconds', clock_timestamp());
  moved integer;
  one_store uuid := case when cardinality(stores) = 1 then stores[1] end;
  one_place uuid := case when cardinality(assignments) = 1 then assignments[1] end;
  one_round smallint := case when cardinality(rounds) = 1 then rounds[1] end;
  one_kind text := case when cardinality(kinds) = 1 then kinds[1] end;
  one_line text := case when cardinality(lines) = 1 then lines[1] end;
  one_item uuid := case when cardinality(items) = 1 then items[1] end;
  one_code text := case when cardinality(codes) = 1 then codes[1] end;
  one_format text := case when cardinality(formats) = 1 then formats[1] end;
  one_entered bigint := case when cardinality(entereds) = 1 then entereds[1] end;
  one_factor bigint := case when cardinality(factors) = 1 then factors[1] end;
  one_replaced bigint := case when cardinality(replaceds) = 1 then replaceds[1] end;
  one_effect bigint := case when cardinality(effects) = 1 then effects[1] end;
  one_undone uuid := case when cardinality(undones) = 1 then undones[1] end;
  one_input text := case when cardinality(inputs) = 1 then inputs[1] end;
  one_quantity_by text := case when cardinality(quantities_by) = 1 then quantities_by[1] end;
  one_left_it boolean := case when cardinality(left_them) = 1 then left_them[1] end;
  one_lot text := case when cardinality(lots) = 1 then lots[1] end;
  one_expiry text := case when cardinality(expiries) = 1 then expiries[1] end;
  one_serial text := case when cardinality(serials) = 1 then serials[1] end;
  one_recorder text := case when cardinality(recorders) = 1 then recorders[1] end;
  one_device text := case when cardinality(devices) = 1 then devices[1] end;
  one_seq bigint := case when cardinality(seqs) = 1 then seqs[1] end;
  one_device_ms bigint := case when cardinality(device_times) = 1 then device_times[1] end;
  one_warning_list text := case when cardinality(warning_lists) = 1 then warning_lists[1] end;
  one_held_back boolean := case when cardinality(held_backs) = 1 then held_backs[1] end;
  one_note text := case when cardinality(notes) = 1 then notes[1] end;
  one_photo uuid := case when cardinality(photos) = 1 then photos[1] end;
begin
  insert into scan_event (
    organization_id, audit_id, id, store_id, assignment_id, round, kind, line, item_id, raw_code,
    code_format, entered, factor, replaces, effect, voids_id, input_mode, quantity_mode, left_view,
    lot, expiry, serial, user_id, device_id, device_seq, device_time_ms, server_time, warnings,
    quarantined, note, photo_file_id)
  select
    organization, target_audit, ids[i], coalesce(one_store, stores[i]),
    coalesce(one_place, assignments[i]), coalesce(one_round, rounds[i]),
    coalesce(one_kind, kinds[i]), coalesce(one_line, lines[i], coalesce(one_item, items[i])::text),
    coalesce(one_item, items[i]), coalesce(one_code, codes[i]), coalesce(one_format, formats[i]),
    coalesce(one_entered, entereds[i]), coalesce(one_factor, factors[i]),
    coalesce(one_replaced, replaceds[i]), coalesce(one_effect, effects[i]),
    coalesce(one_undone, undones[i]), coalesce(one_input, inputs[i]),
    coalesce(one_quantity_by, quantities_by[i]), coalesce(one_left_it, left_them[i]),
    coalesce(one_lot, lots[i]), coalesce(one_expiry, expiries[i]),
    coalesce(one_serial, serials[i]), coalesce(one_recorder, recorders[i]),
    coalesce(one_device, devices[i]), coalesce(one_seq, seqs[i]), coalesce(one_device_ms, device_times[i]),
    arrived, coalesce(one_warning_list, warning_lists[i], '{}')::text[],
    coalesce(one_held_back, held_backs[i], false), coalesce(one_note, notes[i]),
    coalesce(one_photo, photos[i])
  from generate_series(1, cardinality(ids)) as i;
  if exists (
    select from scan_event v
    where v.organization_id = organization and v.audit_id = target_audit
      and v.voids_id >= lowest_id and v.voids_id <= highest_id and v.voids_id = any(ids)
    order by v.voids_id limit 1)
  then
    raise exception 'undone before it came' using errcode = 'serialization_failure';
  end if;

  with gain as materialized (
    select g.place, g.item, g.quantity, g.counts
    from unnest(gain_places, gain_items, gain_quantities, gain_counts)
      as g (place, item, quantity, counts)
  ), total as (
    insert into count_total as t (
      organization_id, audit_id, assignment_id, line, item_id, quantity, events)
    select organization, target_audit, g.place, g.item::text, g.item, g.quantity, g.counts from gain g
    on conflict (organization_id, audit_id, assignment_id, line) do update
      set quantity = t.quantity + excluded.quantity, events = t.events + excluded.events
    returning t.assignment_id, t.line, t.events
  ), appeared as (
    -- A line appears with its first count.
    select g.place, count(*)::int as lines
    from gain g
    join total t on t.assignment_id = g.place and t.line = g.item::text and t.events = g.counts
    group by g.place
  )
  update assignment_progress p
  set events = p.events + s.events,
    quantity = p.quantity + s.quantity,
    lines = p.lines + coalesce(a.lines, 0),
    warnings = p.warnings + s.warned,
    quarantined = p.quarantined + s.held,
    first_event_at = coalesce(p.first_event_at, arrived),
    last_event_at = arrived,
    -- A longer gap is a break; the clocks of devices may disagree.
    active_ms = p.active_ms + s.active_ms
      + least(greatest(s.first_ms - coalesce(p.last_device_ms, s.first_ms), 0), 120000),
    last_device_ms = greatest(p.last_device_ms, s.last_ms)
  from unnest(places, arrivals, warned, held, quantities, first_times, last_times, active_times)
    as s (place, events, warned, held, quantity, first_ms, last_ms, active_ms)
  left join appeared a on a.place = s.place
  where p.organization_id = organization and p.audit_id = target_audit and p.assignment_id = s.place;
  get diagnostics moved = row_count;
  if moved <> cardinality(places) then
    raise exception 'events of an assignment that is not there'
      using errcode = 'foreign_key_violation';
  end if;
exception when unique_violation then
  raise exception 'recorded elsewhere meanwhile' using errcode = 'serialization_failure';
end $$;
grant execute on function house.record_new_events to shelfcount_app;

-- What is written is compared with the scope as text: a setting that is read as an id for each row costs more
-- than the row's id written as text. What is read goes by the index as before.
alter policy organization_scope on scan_event
  with check (organization_id::text = current_setting('app.organization_id', true));
alter policy organization_scope on count_total
  with check (organization_id::text = current_setting('app.organization_id', true));
alter policy organization_scope on assignment_progress
  with check (organization_id::text = current_setting('app.organization_id', true));

-- An answer is written once, and hardly ever read: it stays the text that it is.
alter table house.mutation_result alter column result type json using result::json;
alter table house.mutation_result alter column result set storage external;

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
call house.protect('counter_line');

-- The latest moment that they have counted at there. Null: kept before there were lines of counters.
alter table counter_work add column last_device_ms bigint;

-- Makes what each person has done at those of these assignments where anything was recorded, as before, and
-- what they have done of each line.
create or replace function house.keep_counter_work(wanted uuid[]) returns void language plpgsql as $$
declare
  organization uuid := nullif(current_setting('app.organization_id', true), '')::uuid;
  target record;
begin
  perform from assignment_progress p
  where p.organization_id = organization and p.assignment_id = any(wanted)
    and p.audit_id = any(array(
      select a.audit_id from assignment a
      where a.organization_id = organization and a.id = any(wanted)))
  order by p.assignment_id for update;
  for target in
    select p.audit_id, p.assignment_id from assignment a
    join assignment_progress p on p.organization_id = organization and p.audit_id = a.audit_id
      and p.assignment_id = a.id
    where a.organization_id = organization and a.id = any(wanted) and p.events > 0
  loop
    update assignment_progress p set shared = true
    where p.organization_id = organization and p.audit_id = target.audit_id
      and p.assignment_id = target.assignment_id and not p.shared;
    delete from counter_line l
    where l.organization_id = organization and l.audit_id = target.audit_id
      and l.assignment_id = target.assignment_id;
    insert into counter_line (organization_id, audit_id, assignment_id, user_id, line, events)
    select organization, target.audit_id, s.assignment_id, s.user_id, s.line, count(*)
    from house.standing_counts(organization, target.audit_id, array[target.assignment_id]) s
    group by s.assignment_id, s.user_id, s.line;
    insert into counter_work as k (organization_id, audit_id, assignment_id, user_id, lines, quantity,
      active_ms, last_event_at, last_device_ms)
    select organization, target.audit_id, w.assignment_id, w.user_id, w.lines, w.quantity,
      w.active_ms, w.last_event_at, (
        select max(e.device_time_ms) from scan_event e
        where e.organization_id = organization and e.audit_id = target.audit_id
          and e.assignment_id = target.assignment_id and e.user_id = w.user_id)
    from house.work_of_counters(organization, target.audit_id, array[target.assignment_id]) w
    on conflict (organization_id, audit_id, assignment_id, user_id) do update
      set lines = excluded.lines, quantity = excluded.quantity, active_ms = excluded.active_ms,
        last_event_at = excluded.last_event_at, last_device_ms = excluded.last_device_ms;
  end loop;
end $$;

-- What these events, which somebody has just recorded at an assignment, have changed of what stands there,
-- and with whom. An undo takes back what was counted by whoever.
create function house.standing_changes(
  organization uuid, target_audit uuid, place uuid, fresh_ids uuid[])
returns table (user_id text, line text, quantity bigint, events integer)
stable language sql as $$
  with fresh as materialized (
    select e.* from unnest(fresh_ids) as f (id)
    cross join lateral (
      select e.id, e.assignment_id, e.user_id, e.kind, e.line, e.item_id, e.effect, e.voids_id
      from scan_event e
      where e.organization_id = organization and e.audit_id = target_audit
        and e.id >= f.id and e.id <= f.id and not e.quarantined
      order by e.id limit 1
    ) e
    where e.assignment_id = place
  ), changed as (
    select c.user_id, c.line, c.item_id, c.effect, 1 as events from fresh c
    where c.kind in ('add', 'set') and not exists (
      select from scan_event v
      where v.organization_id = organization and v.audit_id = target_audit
        and v.voids_id >= c.id and v.voids_id <= c.id and v.assignment_id = place
        and (not v.quarantined or house.is_released(organization, target_audit, v.id))
      order by v.voids_id limit 1)
    union all
    -- Undone for the first time.
    select c.user_id, c.line, c.item_id, -c.effect, -1
    from (select distinct f.voids_id as id from fresh f where f.kind = 'void') u
    cross join lateral (
      select e.id, e.assignment_id, e.user_id, e.kind, e.line, e.item_id, e.effect, e.quarantined
      from scan_event e
      where e.organization_id = organization and e.audit_id = target_audit
        and e.id >= u.id and e.id <= u.id
      order by e.id limit 1
    ) c
    where c.assignment_id = place and c.kind in ('add', 'set') and c.id <> all(fresh_ids)
      and (not c.quarantined or house.is_released(organization, target_audit, c.id))
      and not exists (
        select from scan_event v
        where v.organization_id = organization and v.audit_id = target_audit
          and v.voids_id >= c.id and v.voids_id <= c.id and v.assignment_id = place
          and v.id <> all(fresh_ids)
          and (not v.quarantined or house.is_released(organization, target_audit, v.id))
        order by v.voids_id limit 1)
  )
  select c.user_id, coalesce(x.item_id::text, c.line),
    sum(case when x.kind = 'item' then round(c.effect * x.factor / 1000.0)::bigint
      else c.effect end)::bigint,
    sum(c.events)::int
  from changed c
  left join unknown_resolution x on c.item_id is null and x.organization_id = organization
    and x.audit_id = target_audit and x.line = c.line
  where x.kind is distinct from 'junk'
  group by c.user_id, coalesce(x.item_id::text, c.line)
$$;
grant execute on function house.standing_changes to shelfcount_app;

-- Adds what somebody has just recorded at an assignment that is not theirs alone to what each person has done
-- there, whatever was recorded before. It is made anew where nobody has kept it yet, and where an event was
-- counted before others of the same person. Callers are in the scope of the organization and hold the
-- assignment.
create function house.add_counter_work(
  target_audit uuid, place uuid, recorder text, fresh_ids uuid[], device_times bigint[])
returns void language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  organization uuid := nullif(current_setting('app.organization_id', true), '')::uuid;
  is_kept boolean;
  last_ms bigint;
begin
  select bool_and(k.last_device_ms is not null), max(k.last_device_ms) filter (where k.user_id = recorder)
  into is_kept, last_ms
  from counter_work k
  where k.organization_id = organization and k.audit_id = target_audit and k.assignment_id = place;
  if is_kept is not true or last_ms > any(device_times) then
    perform house.keep_counter_work(array[place]);
    return;
  end if;

  with change as materialized (
    select c.user_id, c.line, c.quantity, c.events
    from house.standing_changes(organization, target_audit, place, fresh_ids) c
  ), counted as (
    insert into counter_line as l (
      organization_id, audit_id, assignment_id, user_id, line, events)
    select organization, target_audit, place, c.user_id, c.line, c.events from change c
    on conflict (organization_id, audit_id, assignment_id, user_id, line) do update
      set events = l.events + excluded.events
    returning l.user_id, l.line, l.events
  ), gain as (
    -- A line appears with its first count and goes with its last.
    select c.user_id, sum(c.quantity)::bigint as quantity,
      sum((l.events > 0)::int - (l.events - c.events > 0)::int)::int as lines
    from change c join counted l on l.user_id = c.user_id and l.line = c.line
    group by c.user_id
  ), spent as (
    select max(t.at_ms) as last_ms, sum(least(t.pause_ms, 120000))::bigint as active_ms
    from (
      select d.at_ms, d.at_ms - lag(d.at_ms, 1, coalesce(last_ms, d.at_ms)) over (order by d.at_ms)
        as pause_ms
      from unnest(device_times) as d (at_ms)
    ) t
  ), arrived as (
    select p.last_event_at from assignment_progress p
    where p.organization_id = organization and p.audit_id = target_audit and p.assignment_id = place
  ), work as (
    select recorder as user_id, s.active_ms, a.last_event_at, s.last_ms from spent s, arrived a
    union all
    -- Whoever else has counted what was undone has a row already.
    select g.user_id, 0, '-infinity', null from gain g where g.user_id <> recorder
  )
  insert into counter_work as k (organization_id, audit_id, assignment_id, user_id, lines, quantity,
    active_ms, last_event_at, last_device_ms)
  select organization, target_audit, place, w.user_id, coalesce(g.lines, 0), coalesce(g.quantity, 0),
    w.active_ms, w.last_event_at, w.last_ms
  from work w left join gain g on g.user_id = w.user_id
  on conflict (organization_id, audit_id, assignment_id, user_id) do update
    set lines = k.lines + excluded.lines, quantity = k.quantity + excluded.quantity,
      active_ms = k.active_ms + excluded.active_ms,
      last_event_at = greatest(k.last_event_at, excluded.last_event_at),
      last_device_ms = greatest(k.last_device_ms, excluded.last_device_ms);
end $$;
grant execute on function house.add_counter_work to shelfcount_app;

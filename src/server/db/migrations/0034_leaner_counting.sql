-- Counting with fewer statements: each one inside a function costs as much as what it does. What a count
-- has to know comes in one statement after the locks, and a count is event, total and progress.

-- Begins a mutation, as before; who is calling and what was answered earlier are read at once.
create or replace function house.open_mutation(
  wanted_user text, wanted_session text, client text, request bigint)
returns json volatile language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  earlier json;
  viewer json;
  -- Assigned, not performed: that would be a statement each.
  entered text := set_config('app.organization_id', '', true)
    || set_config('app.user_id', wanted_user, true) || set_config('app.token_hash', '', true)
    || set_config('app.email', '', true);
  waited boolean;
begin
  if client is not null then
    waited := pg_advisory_xact_lock(hashtextextended(wanted_user || '/' || client, request)) is null;
  end if;
  select (
      select json_build_object('answer', r.result) from house.mutation_result r
      where r.user_id = wanted_user and r.connection_id = client and r.request_id = request
    ), (
      select json_build_object('email', u.email, 'user_role', u.role, 'memberships', coalesce((
          select json_agg(json_build_object('organization_id', m.organization_id, 'role', m.role,
              'suspended_reason', o.suspended_reason, 'stores', coalesce((
                select json_agg(json_build_object('storeId', s.store_id, 'role', s.role)
                  order by s.created_at, s.store_id)
                from store_member s
                where s.user_id = wanted_user and s.organization_id = m.organization_id), '[]'))
            order by m.created_at, m.organization_id)
          from member m join organization o on o.id = m.organization_id
          where m.user_id = wanted_user), '[]'))
      from auth.session l join auth."user" u on u.id = l."userId"
      where l.id = wanted_session and l."userId" = wanted_user and l."expiresAt" > now())
  into earlier, viewer;
  if earlier is not null then return json_build_object('earlier', earlier); end if;
  return json_build_object('viewer', viewer);
end $$;
drop function house.viewer_facts(text, text);

-- What one count with a known code has to know, as before, in one statement. Each part is the first row
-- between its key and its key, so that no plan can look for it by another index. What there is nothing to
-- say of is left out.
create or replace function house.plain_facts(
  organization uuid, target_audit uuid, place uuid, event_id uuid, code_key text)
returns json volatile language plpgsql as $$
declare
  waited boolean :=
    pg_advisory_xact_lock_shared(hashtextextended(target_audit::text, 0)) is null;
  facts json;
begin
  perform from assignment_progress p
  where p.organization_id = organization and p.audit_id = target_audit and p.assignment_id = place
  for update;
  select json_build_object(
    'audit', json_build_object('status', u.status, 'pauses', u.pauses, 'protocol', u.protocol),
    'assignments', json_build_array(json_build_object('id', a.id, 'storeId', a.store_id,
      'round', a.round, 'status', a.status, 'mode', a.mode)),
    'barcodes', json_build_array(json_build_object('key', b.code_key, 'itemId', b.item_id,
      'quantity', b.quantity)),
    'known', (
      select json_build_array(json_build_object('id', e.id, 'userId', e.user_id,
        'warnings', e.warnings))
      from scan_event e
      where e.organization_id = organization and e.audit_id = target_audit
        and e.id >= event_id and e.id <= event_id
      order by e.id limit 1),
    'totals', (
      select case when t.events > 0 then json_build_array(json_build_object('assignmentId', place,
        'line', t.line, 'quantity', t.quantity)) end
      from count_total t
      where t.organization_id = organization and t.audit_id = target_audit
        and t.assignment_id = place and t.line >= b.item_id::text and t.line <= b.item_id::text
      order by t.line limit 1),
    'unexpected', case when (
      select s.baseline_id from audit_store s
      where s.organization_id = organization and s.audit_id = target_audit
        and s.store_id = a.store_id and not exists (
          select from audit_item i
          where i.organization_id = organization and i.baseline_id = s.baseline_id
            and i.item_id = b.item_id)
      ) is not null
      then json_build_array(json_build_object('storeId', a.store_id, 'itemId', b.item_id)) end)
  into facts
  from (
    select a.* from assignment a
    where a.organization_id = organization and a.audit_id = target_audit
      and a.id >= place and a.id <= place
    order by a.id limit 1
  ) a
  join audit u on u.organization_id = organization and u.id = target_audit
  cross join lateral (
    select b.* from item_barcode b
    where b.organization_id = organization
      and b.code_key >= plain_facts.code_key and b.code_key <= plain_facts.code_key
    order by b.code_key limit 1
  ) b
  where a.mode = 'additive' and not a.partial;
  return facts;
end $$;

-- Records one event, as most of them come: once, whatever was sent before, and moves totals and progress
-- along. Callers are in the scope of the organization, hold the audit and the assignment, as whoever has
-- read the facts of a count does, and have checked it. Answers whether it was new.
create or replace function house.record_event(
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
  was_undone boolean;
  changes house.line_change[];
  change house.line_change;
  counted integer;
  gained integer;
  gained_lines integer := 0;
  gained_unknown integer := 0;
  gained_quantity bigint := 0;
begin
  insert into scan_event (
    organization_id, audit_id, id, store_id, assignment_id, round, kind, line, item_id, raw_code,
    code_format, entered, factor, replaces, effect, voids_id, input_mode, quantity_mode, left_view,
    lot, expiry, serial, user_id, device_id, device_seq, device_time_ms, server_time, warnings,
    quarantined, note, photo_file_id)
  values (organization, target_audit, new_id, store, place, new_round, new_kind, new_line, item, code,
    format, new_entered, new_factor, replaced, new_effect, undone, input, quantity_by, left_it,
    new_lot, new_expiry, new_serial, recorder, device, seq, device_ms, arrived, new_warnings,
    held_back, new_note, photo)
  on conflict do nothing
  returning exists (
    select from scan_event v
    where v.organization_id = organization and v.audit_id = target_audit
      and v.voids_id >= new_id and v.voids_id <= new_id
    order by v.voids_id limit 1)
  into was_undone;
  if was_undone is null then return false; end if;

  if new_kind in ('add', 'set') and item is not null and not was_undone then
    if not held_back then
      if is_apart then
        counted := house.move_total(organization, target_audit, true,
          row(place, new_line, item, new_effect, 1, false)::house.line_change);
      else
        insert into count_total as t (
          organization_id, audit_id, assignment_id, line, item_id, quantity, events)
        values (organization, target_audit, place, new_line, item, new_effect, 1)
        on conflict (organization_id, audit_id, assignment_id, line) do update
          set quantity = t.quantity + excluded.quantity, events = t.events + excluded.events
        returning t.events into counted;
      end if;
      gained_quantity := new_effect;
      gained_lines := (counted = 1)::int;
    end if;
  elsif new_kind <> 'empty' then
    changes := house.changes_of(organization, target_audit, array[row(new_id, place, new_kind, new_line,
      item, new_effect, undone, held_back, new_warnings <> '{}', arrived, device_ms)
      ::house.fresh_event], array[new_id]);
    foreach change in array coalesce(changes, '{}') loop
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
  if not found then
    raise exception 'an event of an assignment that is not there'
      using errcode = 'foreign_key_violation';
  end if;
  return true;
end $$;

-- Records events once each, as before. An array for each column: null when all of it is null, and one
-- value when it is the same for all, as most are in what one device has counted at a shelf. The line of an
-- item is left out.
create or replace function house.record_events(
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
  sent integer := cardinality(ids);
  sorted_ids uuid[] := array(select i.id from unnest(ids) as i (id) order by i.id);
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
    select organization, target_audit, ids[i], stores[least(i, cardinality(stores))],
      assignments[least(i, cardinality(assignments))], rounds[least(i, cardinality(rounds))],
      kinds[least(i, cardinality(kinds))],
      coalesce(lines[least(i, cardinality(lines))], items[least(i, cardinality(items))]::text),
      items[least(i, cardinality(items))], codes[least(i, cardinality(codes))],
      formats[least(i, cardinality(formats))], entereds[least(i, cardinality(entereds))],
      factors[least(i, cardinality(factors))], replaceds[least(i, cardinality(replaceds))],
      effects[least(i, cardinality(effects))], undones[least(i, cardinality(undones))],
      inputs[least(i, cardinality(inputs))], quantities_by[least(i, cardinality(quantities_by))],
      left_them[least(i, cardinality(left_them))], lots[least(i, cardinality(lots))],
      expiries[least(i, cardinality(expiries))], serials[least(i, cardinality(serials))],
      recorders[least(i, cardinality(recorders))], devices[least(i, cardinality(devices))],
      seqs[least(i, cardinality(seqs))], device_times[least(i, cardinality(device_times))], arrived,
      coalesce(warning_lists[least(i, cardinality(warning_lists))]::text[], '{}'),
      coalesce(held_backs[least(i, cardinality(held_backs))], false),
      notes[least(i, cardinality(notes))], photos[least(i, cardinality(photos))]
    from generate_series(1, sent) as i;
  exception when unique_violation then
    -- Some were there before, or come twice: the same again with a look for each.
    with recorded as (
      insert into scan_event (
        organization_id, audit_id, id, store_id, assignment_id, round, kind, line, item_id, raw_code,
        code_format, entered, factor, replaces, effect, voids_id, input_mode, quantity_mode, left_view,
        lot, expiry, serial, user_id, device_id, device_seq, device_time_ms, server_time, warnings,
        quarantined, note, photo_file_id)
      select organization, target_audit, ids[i], stores[least(i, cardinality(stores))],
        assignments[least(i, cardinality(assignments))], rounds[least(i, cardinality(rounds))],
        kinds[least(i, cardinality(kinds))],
        coalesce(lines[least(i, cardinality(lines))], items[least(i, cardinality(items))]::text),
        items[least(i, cardinality(items))], codes[least(i, cardinality(codes))],
        formats[least(i, cardinality(formats))], entereds[least(i, cardinality(entereds))],
        factors[least(i, cardinality(factors))], replaceds[least(i, cardinality(replaceds))],
        effects[least(i, cardinality(effects))], undones[least(i, cardinality(undones))],
        inputs[least(i, cardinality(inputs))], quantities_by[least(i, cardinality(quantities_by))],
        left_them[least(i, cardinality(left_them))], lots[least(i, cardinality(lots))],
        expiries[least(i, cardinality(expiries))], serials[least(i, cardinality(serials))],
        recorders[least(i, cardinality(recorders))], devices[least(i, cardinality(devices))],
        seqs[least(i, cardinality(seqs))], device_times[least(i, cardinality(device_times))], arrived,
        coalesce(warning_lists[least(i, cardinality(warning_lists))]::text[], '{}'),
        coalesce(held_backs[least(i, cardinality(held_backs))], false),
        notes[least(i, cardinality(notes))], photos[least(i, cardinality(photos))]
      from generate_series(1, sent) as i
      on conflict do nothing
      returning id
    )
    select array_agg(r.id) into fresh_ids from recorded r;
    if fresh_ids is null then return '{}'; end if;
  end;

  -- What was undone before it came is looked for among undos of anything between these ids.
  is_plain := cardinality(fresh_ids) = sent and 'void' <> all(kinds)
    and not exists (
      select from generate_series(1, sent) as i
      where items[least(i, cardinality(items))] is null and lines[least(i, cardinality(lines))] is not null)
    and not exists (
      select from scan_event v
      where v.organization_id = organization and v.audit_id = target_audit
        and v.voids_id >= sorted_ids[1] and v.voids_id <= sorted_ids[sent]
        and v.voids_id = any(ids)
      order by v.voids_id limit 1);
  if is_plain then
    select array_agg(row(c.*)::house.line_change) into changes from (
      select e.place, coalesce(e.line, e.item::text), e.item, sum(e.effect)::bigint, count(*)::int,
        false
      from (
        select assignments[least(i, cardinality(assignments))] as place,
          lines[least(i, cardinality(lines))] as line,
          items[least(i, cardinality(items))] as item,
          effects[least(i, cardinality(effects))] as effect
        from generate_series(1, sent) as i
        where kinds[least(i, cardinality(kinds))] in ('add', 'set')
          and held_backs[least(i, cardinality(held_backs))] is not true
      ) e
      group by e.place, e.line, e.item
      order by e.place, coalesce(e.line, e.item::text)
    ) c;
  else
    select array_agg(row(e.*)::house.fresh_event) into fresh from (
      select distinct on (ids[i]) ids[i], assignments[least(i, cardinality(assignments))],
        kinds[least(i, cardinality(kinds))],
        coalesce(lines[least(i, cardinality(lines))], items[least(i, cardinality(items))]::text),
        items[least(i, cardinality(items))], effects[least(i, cardinality(effects))],
        undones[least(i, cardinality(undones))],
        coalesce(held_backs[least(i, cardinality(held_backs))], false),
        warning_lists[least(i, cardinality(warning_lists))] <> '{}', arrived,
        device_times[least(i, cardinality(device_times))]
      from generate_series(1, sent) as i
      where ids[i] = any(fresh_ids)
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
        -- What came twice in the batch arrived once.
        select assignments[least(i, cardinality(assignments))] as place,
          warning_lists[least(i, cardinality(warning_lists))] as warnings,
          held_backs[least(i, cardinality(held_backs))] as held_back,
          device_times[least(i, cardinality(device_times))] as device_ms
        from generate_series(1, sent) as i
        where is_plain or (ids[i] = any(fresh_ids) and array_position(ids, ids[i]) = i)
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

  return case when cardinality(fresh_ids) < sent then fresh_ids end;
end $$;

-- A row of the log for each audit and store; a batch touches one of them, as a rule.
create or replace function house.log_progress() returns trigger language plpgsql as $$
begin
  insert into house.change_log (keys)
  select array['assignment_progress/o/' || r.organization_id, 'assignment_progress/a/' || r.audit_id,
    'assignment_progress/s/' || r.store_id]
  from (select distinct organization_id, audit_id, store_id from new_rows) r;
  return null;
end $$;

-- What somebody has counted in a store is read in the order of time; the few events of one batch, which
-- share their time, are put in order by whoever reads them.
drop index scan_event_by_user;
create index scan_event_by_user on scan_event (organization_id, store_id, user_id, server_time);

-- Answers are read again only after a lost connection: not worth the time it takes to make them smaller.
alter table house.mutation_result alter column result set storage external;

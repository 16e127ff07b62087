-- One way to record a count, and corrections that name what they replace.
--
-- A correction was stored as the difference to a number that the device said it had seen, so that two devices
-- which corrected the same number took it away twice, and a line stood below zero. Now every event of a shelf
-- has a version, its place in the order of arrival; a correction names the version that was seen and stands for
-- everything until then, and for what its own device had counted before. See src/domain/count.ts.

-- Counts are decided by what the database says of them, and not by what was so the last time.
drop trigger stamp_user on auth."user";
drop trigger stamp_person on auth.session;
drop trigger stamp_person on member;
drop trigger stamp_person on store_member;
drop trigger stamp_members on organization;
drop function house.stamp_user, house.stamp_person, house.stamp_members, house.hold_supposed_count;

-- Begins a mutation, as before; nobody remembers any more what it tells of the caller.
create or replace function house.open_mutation(
  wanted_user text, wanted_session text, client text, request bigint)
returns json volatile language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
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
      where r.user_id = wanted_user and r.connection_id = client
        and r.request_id >= request and r.request_id <= request
      order by r.user_id, r.connection_id, r.request_id limit 1
    ), (
      select json_build_object('email', u.email, 'user_role', u.role, 'memberships', coalesce((
          select json_agg(json_build_object('organization_id', m.organization_id, 'role', m.role,
              'suspended_reason', (
                select o.suspended_reason from organization o where o.id = m.organization_id),
              'stores', coalesce((
                select json_agg(json_build_object('storeId', s.store_id, 'role', s.role)
                  order by s.created_at, s.store_id)
                from store_member s
                where s.user_id = wanted_user and s.organization_id = m.organization_id), '[]'))
            order by m.created_at, m.organization_id)
          from member m
          where m.user_id = wanted_user), '[]'))
      from auth.session l join auth."user" u on u.id = l."userId"
      where l.id = wanted_session and l."userId" = wanted_user and l."expiresAt" > now())
  into earlier, viewer;
  if earlier is not null then return json_build_object('earlier', earlier); end if;
  return json_build_object('viewer', viewer);
end $$;
alter table auth."user" drop column stamp;

drop function house.count_facts, house.come_again, house.record_event,
  house.record_events, house.record_new_events, house.add_counter_work, house.standing_changes,
  house.changes_of, house.move_total;
drop type house.fresh_event;
drop type house.line_change;

alter table scan_event
  -- Its place in the order in which events came to the assignment, from 1 on.
  add column version integer,
  -- Of a set: the version of the assignment that the person saw; null: none.
  add column seen_version integer,
  -- Of a set: codes that stood for its item when it came, and so were in the number that it replaces.
  add column replaces_lines text[];
comment on column scan_event.effect is
  'What it says, in thousandths: an add adds it, a set puts it in the place of what it replaces.';
comment on column scan_event.replaces is
  'Of a set: the number that the person saw. For people to read; nothing is calculated with it.';

alter table count_total add column corrected boolean not null default false;
alter table pass_total add column corrected boolean not null default false;

-- Of a time between two events this much counts as work: a longer gap is a break, and the clocks of devices
-- may disagree.
create function house.worked_ms(pause_ms bigint) returns bigint
immutable parallel safe language sql as $$
  select greatest(least(coalesce(pause_ms, 0), 120000), 0)
$$;
grant execute on function house.worked_ms to shelfcount_app;

-- What each event of these assignments is worth to its line, as standingOf in src/domain/count.ts says it: of
-- all that are neither undone nor held back, whether they count, and otherwise the correction that took their
-- place. `wanted_lines` are lines as they are counted, a resolved code under its item; null: all of them.
create function house.line_events(
  organization uuid, target_audit uuid, places uuid[], wanted_lines text[])
returns table (
  assignment_id uuid, id uuid, user_id text, kind text, line text, item_id uuid, quantity bigint,
  counts boolean, replaced_by uuid)
stable language sql as $$
  with effective as materialized (
    select e.assignment_id, e.id, e.user_id, e.kind, e.line as said_line, e.item_id, e.effect,
      e.voids_id, e.version, e.seen_version, e.replaces_lines, e.device_id, e.device_seq,
      e.device_time_ms
    from scan_event e
    where e.organization_id = organization and e.audit_id = target_audit
      and e.assignment_id = any(places)
      and (not e.quarantined or house.is_released(organization, target_audit, e.id))
  ), live as materialized (
    -- A code that was resolved counts for what it was taken for; junk counts for nothing.
    select c.*, coalesce(x.item_id::text, c.said_line) as line,
      coalesce(x.item_id, c.item_id) as counted_item,
      case when x.kind = 'item' then round(c.effect * x.factor / 1000.0)::bigint else c.effect end
        as quantity
    from effective c
    left join unknown_resolution x on c.item_id is null and x.organization_id = organization
      and x.audit_id = target_audit and x.line = c.said_line
    where c.kind in ('add', 'set') and x.kind is distinct from 'junk'
      and (wanted_lines is null or coalesce(x.item_id::text, c.said_line) = any(wanted_lines))
      and not exists (
        select from effective v
        where v.kind = 'void' and v.voids_id = c.id and v.assignment_id = c.assignment_id)
  ), correction as materialized (
    select l.* from live l where l.kind = 'set'
  ), judged as materialized (
    select l.*, r.id as replacing
    from live l
    left join lateral (
      select s.id from correction s
      where s.assignment_id = l.assignment_id and s.line = l.line and s.id <> l.id
        and (s.said_line = l.said_line or l.said_line = any(s.replaces_lines))
        and case when s.device_id = l.device_id and s.user_id = l.user_id
          then l.device_seq < s.device_seq else l.version <= s.seen_version end
      order by s.device_time_ms desc, s.id desc limit 1
    ) r on true
  )
  select j.assignment_id, j.id, j.user_id, j.kind, j.line, j.counted_item, j.quantity,
    coalesce(j.replacing, o.id) is null, coalesce(j.replacing, o.id)
  from judged j
  -- Of corrections that did not see each other the later one stands.
  left join lateral (
    select s.id from judged s
    where j.kind = 'set' and j.replacing is null and s.kind = 'set' and s.replacing is null
      and s.assignment_id = j.assignment_id and s.said_line = j.said_line
      and (s.device_time_ms, s.id) > (j.device_time_ms, j.id)
    order by s.device_time_ms desc, s.id desc limit 1
  ) o on true
$$;
grant execute on function house.line_events to shelfcount_app;

-- Makes the totals of these lines of an assignment anew from their events, and moves its progress along.
-- Callers are in the scope of the organization and hold the assignment.
create function house.retotal_lines(
  target_audit uuid, place uuid, is_apart boolean, wanted_lines text[])
returns void language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  organization uuid := nullif(current_setting('app.organization_id', true), '')::uuid;
begin
  with counted as materialized (
    select w.line, min(c.item_id::text)::uuid as item_id,
      coalesce(sum(c.quantity) filter (where c.counts), 0)::bigint as quantity,
      (count(*) filter (where c.counts))::int as events,
      coalesce(bool_or(c.kind = 'set'), false) as corrected
    from unnest(wanted_lines) as w (line)
    left join house.line_events(organization, target_audit, array[place], wanted_lines) c
      on c.line = w.line
    group by w.line
  ), before as materialized (
    select t.line, t.item_id, t.quantity, t.events from count_total t
    where not is_apart and t.organization_id = organization and t.audit_id = target_audit
      and t.assignment_id = place and t.line = any(wanted_lines)
    union all
    select t.line, t.item_id, t.quantity, t.events from pass_total t
    where is_apart and t.organization_id = organization and t.audit_id = target_audit
      and t.assignment_id = place and t.line = any(wanted_lines)
  ), change as materialized (
    select c.line, coalesce(c.item_id, b.item_id) as item_id, c.quantity, c.events, c.corrected,
      c.quantity - coalesce(b.quantity, 0) as gained,
      (c.events > 0)::int - (coalesce(b.events, 0) > 0)::int as appeared
    from counted c left join before b on b.line = c.line
    where c.events > 0 or b.line is not null
  ), total as (
    insert into count_total as t (
      organization_id, audit_id, assignment_id, line, item_id, quantity, events, corrected)
    select organization, target_audit, place, c.line, c.item_id, c.quantity, c.events, c.corrected
    from change c where not is_apart
    on conflict (organization_id, audit_id, assignment_id, line) do update
      set quantity = excluded.quantity, events = excluded.events, corrected = excluded.corrected
  ), apart as (
    insert into pass_total as t (
      organization_id, audit_id, assignment_id, line, item_id, quantity, events, corrected)
    select organization, target_audit, place, c.line, c.item_id, c.quantity, c.events, c.corrected
    from change c where is_apart
    on conflict (organization_id, audit_id, assignment_id, line) do update
      set quantity = excluded.quantity, events = excluded.events, corrected = excluded.corrected
  )
  update assignment_progress p
  set quantity = p.quantity + n.gained, lines = p.lines + n.appeared,
    unknown_lines = p.unknown_lines + n.waiting
  from (
    select coalesce(sum(c.gained), 0)::bigint as gained, coalesce(sum(c.appeared), 0)::int as appeared,
      coalesce(sum(c.appeared) filter (where left(c.line, 1) = '?' and not exists (
        select from unknown_resolution x
        where x.organization_id = organization and x.audit_id = target_audit and x.line = c.line)), 0)
        ::int as waiting
    from change c
  ) n
  where p.organization_id = organization and p.audit_id = target_audit and p.assignment_id = place;
end $$;
grant execute on function house.retotal_lines to shelfcount_app;

-- Makes the totals of assignments anew from all their events, as before.
create or replace function house.retotal(target_audit uuid, wanted uuid[])
returns void language plpgsql as $$
declare
  organization uuid := nullif(current_setting('app.organization_id', true), '')::uuid;
begin
  delete from pass_total t where t.organization_id = organization and t.audit_id = target_audit
    and t.assignment_id = any(wanted);
  delete from count_total t where t.organization_id = organization and t.audit_id = target_audit
    and t.assignment_id = any(wanted);

  with summed as materialized (
    select t.assignment_id, a.mode, t.line, min(t.item_id::text)::uuid as item_id,
      coalesce(sum(t.quantity) filter (where t.counts), 0)::bigint as quantity,
      (count(*) filter (where t.counts))::int as events, bool_or(t.kind = 'set') as corrected
    from house.line_events(organization, target_audit, wanted, null) t
    join assignment a on a.organization_id = organization and a.audit_id = target_audit
      and a.id = t.assignment_id
    group by t.assignment_id, a.mode, t.line
  ), added_up as (
    insert into count_total (
      organization_id, audit_id, assignment_id, line, item_id, quantity, events, corrected)
    select organization, target_audit, assignment_id, line, item_id, quantity, events, corrected
    from summed where mode = 'additive'
  ), kept_apart as (
    insert into pass_total (
      organization_id, audit_id, assignment_id, line, item_id, quantity, events, corrected)
    select organization, target_audit, assignment_id, line, item_id, quantity, events, corrected
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
    select s.assignment_id, (count(*) filter (where s.events > 0))::int as lines,
      sum(s.quantity)::bigint as quantity,
      count(*) filter (where s.events > 0 and left(s.line, 1) = '?' and not exists (
        select from unknown_resolution x
        where x.organization_id = organization and x.audit_id = target_audit
          and x.line = s.line))::int as unknown_lines
    from summed s group by s.assignment_id
  ) n on n.assignment_id = w.id
  where p.organization_id = organization and p.audit_id = target_audit and p.assignment_id = w.id;
end $$;

-- What stands of the counts at these assignments, as totals are made of it, with who recorded it. Whoever has
-- counted a line has counted it also where a correction took the place of that; its units are the correction's.
create or replace function house.standing_counts(organization uuid, target_audit uuid, places uuid[])
returns table (assignment_id uuid, user_id text, line text, item_id uuid, quantity bigint)
stable language sql as $$
  select e.assignment_id, e.user_id, e.line, e.item_id, case when e.counts then e.quantity else 0 end
  from house.line_events(organization, target_audit, places, null) e
$$;

-- What each person did at these assignments, as src/domain/reports/counter-work.ts says it.
create or replace function house.work_of_counters(organization uuid, target_audit uuid, places uuid[])
returns table (assignment_id uuid, user_id text, lines integer, quantity bigint, active_ms bigint,
  last_event_at timestamptz)
stable language sql as $$
  select t.assignment_id, t.user_id, coalesce(c.lines, 0)::int, coalesce(c.quantity, 0)::bigint,
    t.active_ms, t.last_event_at
  from (
    select p.assignment_id, p.user_id, max(p.server_time) as last_event_at,
      coalesce(sum(house.worked_ms(p.pause_ms)), 0)::bigint as active_ms
    from (
      select e.assignment_id, e.user_id, e.server_time,
        e.device_time_ms - lag(e.device_time_ms) over (
          partition by e.assignment_id, e.user_id order by e.device_time_ms) as pause_ms
      from scan_event e
      where e.organization_id = organization and e.audit_id = target_audit
        and e.assignment_id = any(places)
    ) p
    group by p.assignment_id, p.user_id
  ) t
  left join (
    select s.assignment_id, s.user_id, count(distinct s.line) as lines, sum(s.quantity) as quantity
    from house.standing_counts(organization, target_audit, places) s
    group by s.assignment_id, s.user_id
  ) c on c.assignment_id = t.assignment_id and c.user_id = t.user_id
$$;

-- What recording a batch of counts has to know, as before, and the version of each assignment.
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
      'status', a.status, 'mode', a.mode, 'version', p.events,
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

-- An event as it is recorded. A new column of an event belongs here, into the insert of house.record_counts,
-- and into src/server/queries/recorded-event.ts.
create type house.scan_event_input as (
  id uuid,
  store_id uuid,
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
  user_id text,
  device_id text,
  device_seq bigint,
  device_time_ms bigint,
  warnings text[],
  quarantined boolean,
  note text,
  photo_file_id uuid
);

-- Adds what somebody has just recorded at an assignment that is not theirs alone to what each person has done
-- there. `gained` says of plain counts what they added; without it, and where an event was counted before
-- others of the same person, it is made anew.
create function house.add_work(
  target_audit uuid, place uuid, recorder text, device_times bigint[], is_gain boolean,
  gain_lines text[], gain_counts integer[], gain_quantity bigint)
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
  if not is_gain or is_kept is not true or last_ms > any(device_times) then
    perform house.keep_counter_work(array[place]);
    return;
  end if;

  with counted as (
    insert into counter_line as l (organization_id, audit_id, assignment_id, user_id, line, events)
    select organization, target_audit, place, recorder, g.line, g.counts
    from unnest(gain_lines, gain_counts) as g (line, counts)
    on conflict (organization_id, audit_id, assignment_id, user_id, line) do update
      set events = l.events + excluded.events
    returning l.line, l.events
  ), appeared as (
    select count(*)::int as lines from counted c
    join unnest(gain_lines, gain_counts) as g (line, counts) on g.line = c.line
    where c.events = g.counts
  ), spent as (
    select max(t.at_ms) as last_ms, coalesce(sum(house.worked_ms(t.pause_ms)), 0)::bigint as active_ms
    from (
      select d.at_ms, d.at_ms - lag(d.at_ms, 1, coalesce(last_ms, d.at_ms)) over (order by d.at_ms)
        as pause_ms
      from unnest(device_times) as d (at_ms)
    ) t
  )
  insert into counter_work as k (organization_id, audit_id, assignment_id, user_id, lines, quantity,
    active_ms, last_event_at, last_device_ms)
  select organization, target_audit, place, recorder, a.lines, gain_quantity, s.active_ms,
    p.last_event_at, s.last_ms
  from appeared a, spent s, assignment_progress p
  where p.organization_id = organization and p.audit_id = target_audit and p.assignment_id = place
  on conflict (organization_id, audit_id, assignment_id, user_id) do update
    set lines = k.lines + excluded.lines, quantity = k.quantity + excluded.quantity,
      active_ms = k.active_ms + excluded.active_ms,
      last_event_at = greatest(k.last_event_at, excluded.last_event_at),
      last_device_ms = greatest(k.last_device_ms, excluded.last_device_ms);
end $$;
grant execute on function house.add_work to shelfcount_app;

-- Records events, all of them new, in the order given, and moves totals and progress along. Where one of them
-- is there already it fails, and the whole comes again after a look for each. Callers are in the scope of the
-- organization, hold the audit and the assignments, and have checked them: `apart` are those that are counted
-- independently, `shared` those that are not the work of the recorder alone.
--
-- Plain counts add to what stands. Where anything else is among them, or was before, their lines are made anew.
create function house.record_counts(
  target_audit uuid, events house.scan_event_input[], apart uuid[], shared uuid[])
returns void language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_nestloop = off as $$
declare
  organization uuid := nullif(current_setting('app.organization_id', true), '')::uuid;
  arrived timestamptz := date_trunc('milliseconds', clock_timestamp());
  ids uuid[];
  is_plain boolean;
  recorded integer;
  anew record;
  one record;
  anew_places uuid[];
begin
  insert into scan_event (
    organization_id, audit_id, version, server_time, replaces_lines,
    id, store_id, assignment_id, round, kind, line, item_id, raw_code, code_format, entered,
    factor, replaces, seen_version, effect, voids_id, input_mode, quantity_mode, left_view, lot,
    expiry, serial, user_id, device_id, device_seq, device_time_ms, warnings, quarantined, note,
    photo_file_id)
  select organization, target_audit,
    p.events + row_number() over (partition by e.assignment_id order by e.ordinality), arrived,
    case when e.kind = 'set' and e.item_id is not null then nullif(array(
      select x.line from unknown_resolution x
      where x.organization_id = organization and x.audit_id = target_audit
        and x.item_id = e.item_id and x.kind = 'item'
      order by x.line), '{}') end,
    e.id, e.store_id, e.assignment_id, e.round, e.kind, e.line, e.item_id, e.raw_code,
    e.code_format, e.entered, e.factor, e.replaces,
    case when e.kind = 'set' then least(e.seen_version, (
      -- Nobody has seen what their own device sent later.
      select min(l.version) - 1 from scan_event l
      where l.organization_id = organization and l.audit_id = target_audit
        and l.assignment_id = e.assignment_id and l.device_id = e.device_id
        and l.user_id = e.user_id and l.device_seq > e.device_seq)) end,
    e.effect, e.voids_id, e.input_mode, e.quantity_mode, e.left_view, e.lot, e.expiry, e.serial,
    e.user_id, e.device_id, e.device_seq, e.device_time_ms, e.warnings, e.quarantined, e.note,
    e.photo_file_id
  from unnest(events) with ordinality as e
  join assignment_progress p on p.organization_id = organization and p.audit_id = target_audit
    and p.assignment_id = e.assignment_id
  on conflict do nothing;
  get diagnostics recorded = row_count;
  if recorded < cardinality(events) then
    if exists (
      select from unnest(events) as e
      where not exists (
        select from assignment_progress p
        where p.organization_id = organization and p.audit_id = target_audit
          and p.assignment_id = e.assignment_id))
    then
      raise exception 'events of an assignment that is not there'
        using errcode = 'foreign_key_violation';
    end if;
    raise exception 'recorded before' using errcode = 'serialization_failure';
  end if;

  select array_agg(e.id), bool_and(e.kind = 'empty' or (e.kind = 'add' and e.item_id is not null))
  into ids, is_plain from unnest(events) as e;
  -- An undo may come before what it undoes.
  is_plain := is_plain and not exists (
    select from scan_event v
    where v.organization_id = organization and v.audit_id = target_audit and v.voids_id = any(ids)
    limit 1);

  with gain as materialized (
    select e.assignment_id, e.line, e.item_id, sum(e.effect)::bigint as quantity,
      count(*)::int as events
    from unnest(events) as e
    where is_plain and e.kind = 'add' and not e.quarantined
    group by e.assignment_id, e.line, e.item_id
    order by e.assignment_id, e.line
  ), total as (
    insert into count_total as t (
      organization_id, audit_id, assignment_id, line, item_id, quantity, events)
    select organization, target_audit, g.assignment_id, g.line, g.item_id, g.quantity, g.events
    from gain g where g.assignment_id <> all(apart)
    on conflict (organization_id, audit_id, assignment_id, line) do update
      set quantity = t.quantity + excluded.quantity, events = t.events + excluded.events
    returning t.assignment_id, t.line, t.events, t.corrected
  ), passed as (
    insert into pass_total as t (
      organization_id, audit_id, assignment_id, line, item_id, quantity, events)
    select organization, target_audit, g.assignment_id, g.line, g.item_id, g.quantity, g.events
    from gain g where g.assignment_id = any(apart)
    on conflict (organization_id, audit_id, assignment_id, line) do update
      set quantity = t.quantity + excluded.quantity, events = t.events + excluded.events
    returning t.assignment_id, t.line, t.events, t.corrected
  ), moved as (
    -- A line appears with its first count.
    select g.assignment_id, sum(g.quantity)::bigint as quantity,
      (count(*) filter (where t.events = g.events))::int as lines,
      array_agg(g.line) filter (where t.corrected) as corrected
    from gain g
    join (select * from total union all select * from passed) t
      on t.assignment_id = g.assignment_id and t.line = g.line
    group by g.assignment_id
  ), arrival as (
    select r.assignment_id, count(*)::int as events,
      (count(*) filter (where r.warned))::int as warnings,
      (count(*) filter (where r.quarantined))::int as quarantined,
      -- The times of what is set aside may be anything, and it is nobody's work yet.
      min(r.device_time_ms) filter (where not r.quarantined) as first_device_ms,
      max(r.device_time_ms) filter (where not r.quarantined) as last_device_ms,
      coalesce(sum(house.worked_ms(r.pause_ms)) filter (where not r.quarantined), 0)::bigint as active_ms
    from (
      select e.assignment_id, e.warnings <> '{}' as warned, e.quarantined, e.device_time_ms,
        e.device_time_ms - lag(e.device_time_ms) over (
          partition by e.assignment_id, e.quarantined order by e.device_time_ms) as pause_ms
      from unnest(events) as e
    ) r
    group by r.assignment_id
  ), progressed as (
    update assignment_progress p
    set events = p.events + n.events,
      quantity = p.quantity + coalesce(m.quantity, 0),
      lines = p.lines + coalesce(m.lines, 0),
      warnings = p.warnings + n.warnings,
      quarantined = p.quarantined + n.quarantined,
      first_event_at = coalesce(p.first_event_at, arrived),
      last_event_at = arrived,
      active_ms = p.active_ms + n.active_ms
        + house.worked_ms(n.first_device_ms - coalesce(p.last_device_ms, n.first_device_ms)),
      last_device_ms = greatest(p.last_device_ms, n.last_device_ms)
    from arrival n left join moved m on m.assignment_id = n.assignment_id
    where p.organization_id = organization and p.audit_id = target_audit
      and p.assignment_id = n.assignment_id
    returning p.assignment_id, m.corrected
  )
  select array_agg(g.assignment_id) filter (where g.corrected is not null) into anew_places
  from progressed g;

  if anew_places is not null or not is_plain then
    for anew in
      select t.assignment_id, array_agg(distinct t.line) as lines
      from (
        select c.assignment_id, coalesce(x.item_id::text, c.line) as line
        from (
          select e.assignment_id, e.line, e.item_id from unnest(events) as e
          where e.kind in ('add', 'set')
          union all
          select u.assignment_id, u.line, u.item_id from unnest(events) as e
          join scan_event u on u.organization_id = organization and u.audit_id = target_audit
            and u.id = e.voids_id and u.assignment_id = e.assignment_id
          where e.kind = 'void' and u.kind in ('add', 'set')
        ) c
        left join unknown_resolution x on c.item_id is null and x.organization_id = organization
          and x.audit_id = target_audit and x.line = c.line
      ) t
      where not is_plain or t.assignment_id = any(anew_places)
      group by t.assignment_id
    loop
      perform house.retotal_lines(target_audit, anew.assignment_id, anew.assignment_id = any(apart),
        anew.lines);
    end loop;
  end if;

  if cardinality(shared) > 0 then
    for one in
      select e.assignment_id, min(e.user_id) as recorder, array_agg(e.device_time_ms) as times
      from unnest(events) as e where e.assignment_id = any(shared) and not e.quarantined
      group by e.assignment_id
    loop
      perform house.add_work(target_audit, one.assignment_id, one.recorder, one.times,
        is_plain and (anew_places is null or one.assignment_id <> all(anew_places)), g.lines,
        g.counts, g.quantity)
      from (
        select array_agg(n.line) as lines, array_agg(n.counts) as counts,
          coalesce(sum(n.quantity), 0)::bigint as quantity
        from (
          select e.line, count(*)::int as counts, sum(e.effect)::bigint as quantity
          from unnest(events) as e
          where e.assignment_id = one.assignment_id and e.kind = 'add' and not e.quarantined
          group by e.line
        ) n
      ) g;
    end loop;
  end if;
end $$;
grant execute on function house.record_counts to shelfcount_app;

-- What was recorded before: events in the order of their arrival, and corrections of whatever was there then.
do $$
declare
  organizations uuid[];
  one uuid;
  target record;
begin
  perform set_config('app.operator', 'on', true);
  organizations := array(select id from organization);
  perform set_config('app.operator', '', true);
  foreach one in array organizations loop
    perform set_config('app.organization_id', one::text, true);
    update scan_event e
    set version = o.version,
      seen_version = case when e.kind = 'set' then o.version - 1 end,
      effect = case when e.kind = 'set' then round(e.entered * e.factor / 1000.0)::bigint
        else e.effect end
    from (
      select e.audit_id, e.id, row_number() over (
        partition by e.audit_id, e.assignment_id order by e.server_time, e.device_seq, e.id)::int
        as version
      from scan_event e where e.organization_id = one
    ) o
    where e.organization_id = one and e.audit_id = o.audit_id and e.id = o.id;
    update assignment_progress p set events = n.events
    from (
      select e.audit_id, e.assignment_id, count(*)::int as events
      from scan_event e where e.organization_id = one group by e.audit_id, e.assignment_id
    ) n
    where p.organization_id = one and p.audit_id = n.audit_id
      and p.assignment_id = n.assignment_id and p.events <> n.events;
    for target in
      select e.audit_id, e.assignment_id, a.mode = 'independent' as is_apart,
        array_agg(distinct coalesce(x.item_id::text, e.line)) as lines
      from scan_event e
      join assignment a on a.organization_id = one and a.audit_id = e.audit_id
        and a.id = e.assignment_id
      left join unknown_resolution x on e.item_id is null and x.organization_id = one
        and x.audit_id = e.audit_id and x.line = e.line
      where e.organization_id = one and e.kind = 'set'
      group by e.audit_id, e.assignment_id, a.mode
    loop
      perform house.retotal_lines(target.audit_id, target.assignment_id, target.is_apart, target.lines);
    end loop;
    update count_total set quantity = 0 where organization_id = one and quantity < 0;
  end loop;
  perform set_config('app.organization_id', '', true);
end $$;

alter table scan_event alter column version set not null;

-- The last wall: whatever is wrong elsewhere, no line and no shelf stands below zero.
alter table scan_event add constraint scan_event_not_negative check (effect >= 0);
alter table count_total add constraint count_total_not_negative check (quantity >= 0);
alter table pass_total add constraint pass_total_not_negative check (quantity >= 0);
alter table assignment_progress add constraint assignment_progress_not_negative check (quantity >= 0);

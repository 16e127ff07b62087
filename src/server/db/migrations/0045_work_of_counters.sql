-- Figures of people go by who recorded the counts while an audit runs, too. Nearly every shelf is counted by
-- whoever holds it, and its progress is theirs: a count costs no more than before. Where others have
-- counted, what each of them did is kept beside it, from the moment that the shelf changes hands or
-- somebody else records there.

-- Whether others than its holder have recorded there, or may have.
alter table assignment_progress add column shared boolean not null default false;

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
  primary key (organization_id, audit_id, assignment_id, user_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
call house.protect('counter_work');
call house.track('counter_work', 'o', 'organization_id', 'a', 'audit_id');

-- What stands of the counts at these assignments, as totals are made of it, with who recorded it.
create function house.standing_counts(organization uuid, target_audit uuid, places uuid[])
returns table (assignment_id uuid, user_id text, line text, item_id uuid, quantity bigint)
stable language sql as $$
  with effective as materialized (
    select e.assignment_id, e.id, e.user_id, e.kind, e.line, e.item_id, e.effect, e.voids_id
    from scan_event e
    where e.organization_id = organization and e.audit_id = target_audit
      and e.assignment_id = any(places)
      and (not e.quarantined or house.is_released(organization, target_audit, e.id))
  )
  select c.assignment_id, c.user_id, coalesce(x.item_id::text, c.line),
    coalesce(x.item_id, c.item_id),
    case when x.kind = 'item' then round(c.effect * x.factor / 1000.0)::bigint else c.effect end
  from effective c
  left join unknown_resolution x on c.item_id is null and x.organization_id = organization
    and x.audit_id = target_audit and x.line = c.line
  where c.kind in ('add', 'set') and x.kind is distinct from 'junk' and not exists (
    select from effective v
    where v.kind = 'void' and v.voids_id = c.id and v.assignment_id = c.assignment_id)
$$;
grant execute on function house.standing_counts to shelfcount_app;

-- What each person did at these assignments, as src/domain/reports/counter-work.ts says it.
create function house.work_of_counters(organization uuid, target_audit uuid, places uuid[])
returns table (assignment_id uuid, user_id text, lines integer, quantity bigint, active_ms bigint,
  last_event_at timestamptz)
stable language sql as $$
  select t.assignment_id, t.user_id, coalesce(c.lines, 0)::int, coalesce(c.quantity, 0)::bigint,
    t.active_ms, t.last_event_at
  from (
    select p.assignment_id, p.user_id, max(p.server_time) as last_event_at,
      sum(least(coalesce(p.pause_ms, 0), 120000))::bigint as active_ms
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
grant execute on function house.work_of_counters to shelfcount_app;

-- Keeps what each person has done at those of these assignments where anything was recorded. Callers are
-- in the scope of the organization. Whoever records there waits, so that no count is missed.
create function house.keep_counter_work(wanted uuid[]) returns void language plpgsql as $$
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
    insert into counter_work as k (
      organization_id, audit_id, assignment_id, user_id, lines, quantity, active_ms, last_event_at)
    select organization, target.audit_id, w.assignment_id, w.user_id, w.lines, w.quantity,
      w.active_ms, w.last_event_at
    from house.work_of_counters(organization, target.audit_id, array[target.assignment_id]) w
    on conflict (organization_id, audit_id, assignment_id, user_id) do update
      set lines = excluded.lines, quantity = excluded.quantity, active_ms = excluded.active_ms,
        last_event_at = excluded.last_event_at;
  end loop;
end $$;
grant execute on function house.keep_counter_work to shelfcount_app;

-- What one count has to know, as before. In one statement only where its holder counts alone.
create or replace function house.count_facts(
  opened json, place uuid, event_id uuid, undone uuid, item uuid, code text, serial_number text,
  photo uuid, recorder text, is_again boolean)
returns json volatile language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  position integer := 0;
  organization uuid;
  -- Assigned, not performed: that would be a statement each.
  entered text := set_config('app.user_id', '', true);
  waited boolean;
  found_audit uuid;
  found_store uuid;
  is_shared boolean;
  told json;
begin
  loop
    organization := opened #>> array['viewer', 'memberships', position::text, 'organization_id'];
    if organization is null then return null; end if;
    entered := set_config('app.organization_id', organization::text, true);
    select a.audit_id, a.store_id into found_audit, found_store
    from assignment a where a.organization_id = organization and a.id = place;
    exit when found;
    position := position + 1;
  end loop;

  if code is not null and undone is null and item is null and serial_number is null
    and photo is null and not is_again
  then
    waited := pg_advisory_xact_lock_shared(hashtextextended(found_audit::text, 0)) is null;
    select p.shared into is_shared from assignment_progress p
    where p.organization_id = organization and p.audit_id = found_audit and p.assignment_id = place
    for update;
    select json_build_object('organizationId', organization, 'auditId', found_audit,
      'storeId', found_store, 'auditStatus', u.status, 'pauses', u.pauses,
      'blind', u.protocol -> 'blind', 'round', a.round, 'status', a.status,
      'itemId', b.item_id, 'quantity', b.quantity,
      'counted', (
        select case when t.events > 0 then t.quantity end from count_total t
        where t.organization_id = organization and t.audit_id = found_audit
          and t.assignment_id = place
          and t.line >= b.item_id::text and t.line <= b.item_id::text
        order by t.line limit 1),
      'isUnexpected', (
        select s.baseline_id from audit_store s
        where s.organization_id = organization and s.audit_id = found_audit
          and s.store_id = a.store_id and not exists (
            select from audit_item i
            where i.organization_id = organization and i.baseline_id = s.baseline_id
              and i.item_id = b.item_id)
        ) is not null)
    into told
    from assignment a
    join audit u on u.organization_id = organization and u.id = found_audit
    cross join lateral (
      select b.item_id, b.quantity from item_barcode b
      where b.organization_id = organization and b.code_key >= code and b.code_key <= code
      order by b.code_key limit 1
    ) b
    where a.organization_id = organization and a.id = place and a.mode = 'additive'
      and not a.partial and a.assignee_id = recorder and not is_shared;
    if told is not null then return told; end if;
  end if;
  return json_build_object('organizationId', organization, 'auditId', found_audit,
    'storeId', found_store, 'facts', house.recording_facts(found_audit, array[place],
      array_remove(array[event_id, undone], null), array_remove(array[item], null),
      array_remove(array[code], null), array_remove(array[serial_number], null),
      array_remove(array[photo], null), recorder));
end $$;

-- What a batch of counts has to know, as before, and whether their holder counts alone.
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

-- Who counted what in an audit whose lines are frozen, as before. Also those whose accounts are gone.
create or replace function house.freeze_counters(target_audit uuid) returns void language plpgsql as $$
declare
  organization uuid := nullif(current_setting('app.organization_id', true), '')::uuid;
begin
  insert into report_counter
  -- Names of people and lines are put in order by their bytes, which takes a fraction of the time.
  with counted as materialized (
    select p.assignment_id, d.recorder collate "C" as recorder
    from assignment_progress p
    left join event_digest d on d.organization_id = organization and d.audit_id = target_audit
      and d.assignment_id = p.assignment_id and d.version = p.xmin
    where p.organization_id = organization and p.audit_id = target_audit and p.events > 0
  ), recorder as materialized (
    select c.assignment_id, c.recorder as user_id, 1 as people
    from counted c where c.recorder is not null
    union all
    select e.assignment_id, e.user_id, count(*) over (partition by e.assignment_id)
    from (
      select distinct e.assignment_id, e.user_id collate "C" as user_id from scan_event e
      where e.organization_id = organization and e.audit_id = target_audit
        and e.assignment_id = any(array(
          select c.assignment_id from counted c where c.recorder is null))
    ) e
  ), shared as materialized (
    select array_agg(distinct r.assignment_id) as places from recorder r where r.people > 1
  ), shared_count as materialized (
    select c.assignment_id, c.item_id, c.user_id collate "C" as user_id
    from shared s cross join lateral house.standing_counts(organization, target_audit, s.places) c
  ), work as (
    -- Whoever was alone on a shelf has done all of it.
    select r.assignment_id, r.user_id, g.lines, g.quantity, g.active_ms
    from recorder r
    join assignment_progress g on g.organization_id = organization and g.audit_id = target_audit
      and g.assignment_id = r.assignment_id
    where r.people = 1
    union all
    select w.assignment_id, w.user_id collate "C", w.lines, w.quantity, w.active_ms
    from shared s cross join lateral house.work_of_counters(organization, target_audit, s.places) w
  ), counted_again as (
    select one.store_id, one.assignment_id, one.item_id, one.user_id as holder_id, one.counted,
      one.counted is distinct from other.standing as differs
    from audit_line_place one
    join (
      -- What stands of each place in the round that took the place of the earlier ones.
      select p.item_id, p.place_id, p.round, sum(p.standing) as standing
      from audit_line_place p
      where p.organization_id = organization and p.audit_id = target_audit and p.in_totals
      group by p.item_id, p.place_id, p.round
    ) other on other.item_id = one.item_id and other.place_id = one.place_id
      and other.round > one.round
    where one.organization_id = organization and one.audit_id = target_audit
      and (one.counted is not null or other.standing is not null)
  ), told as (
    select l.store_id, r.user_id, l.differs
    from counted_again l
    join recorder r on r.assignment_id = l.assignment_id and r.people = 1
    where l.counted is not null
    union all
    select l.store_id, c.user_id, l.differs
    from counted_again l
    join (select distinct c.assignment_id, c.item_id, c.user_id from shared_count c) c
      on c.assignment_id = l.assignment_id and c.item_id = l.item_id
    where l.counted is not null
    union all
    select l.store_id, l.holder_id collate "C", l.differs from counted_again l where l.counted is null
  )
  select organization, target_audit, w.store_id, w.user_id,
    coalesce(u.name, 'Somebody who left'), w.shelves, w.lines, w.quantity,
    w.active_ms, coalesce(t.recounted, 0), coalesce(t.differing, 0)
  from (
    select a.store_id, w.user_id, count(distinct coalesce(a.shelf_id, a.room_id)) as shelves,
      sum(w.lines) as lines, sum(w.quantity) as quantity, sum(w.active_ms) as active_ms
    from work w
    join assignment a on a.organization_id = organization and a.audit_id = target_audit
      and a.id = w.assignment_id
    group by a.store_id, w.user_id
  ) w
  left join auth."user" u on u.id collate "C" = w.user_id
  left join (
    select t.store_id, t.user_id, count(*) as recounted, count(*) filter (where t.differs) as differing
    from told t group by t.store_id, t.user_id
  ) t on t.store_id = w.store_id and t.user_id = w.user_id;
end $$;

-- Shelves where others than their holders have counted until now.
do $$
declare
  organizations uuid[];
  one uuid;
begin
  perform set_config('app.operator', 'on', true);
  organizations := array(select id from organization);
  perform set_config('app.operator', '', true);
  foreach one in array organizations loop
    perform set_config('app.organization_id', one::text, true);
    perform house.keep_counter_work(array(
      select distinct a.id from scan_event e
      join assignment a on a.organization_id = one and a.audit_id = e.audit_id
        and a.id = e.assignment_id
      where e.organization_id = one and e.user_id is distinct from a.assignee_id));
  end loop;
  perform set_config('app.organization_id', '', true);
end $$;

-- Figures of people go by who recorded the counts, as src/domain/reports/counter-work.ts says it: a shelf
-- that was taken over, given to somebody else or counted by several belongs to each of them for what they
-- did. What was kept of audits that are completed stays as it is.

-- With the digest of the counts of an assignment: who recorded all of them, since nearly every shelf is
-- counted by one person. Null: several did, or nobody has looked.
alter table event_digest add column recorder text;

-- Who counted what in an audit whose lines are frozen. Callers are in the scope of its organization.
create function house.freeze_counters(target_audit uuid) returns void language plpgsql as $$
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
  ), shared_event as materialized (
    select e.assignment_id, e.id, e.user_id collate "C" as user_id, e.kind, e.line, e.item_id,
      e.effect, e.voids_id, e.device_time_ms,
      not e.quarantined or house.is_released(organization, target_audit, e.id) as is_effective
    from scan_event e
    where e.organization_id = organization and e.audit_id = target_audit
      and e.assignment_id = any(array(select r.assignment_id from recorder r where r.people > 1))
  ), shared_count as materialized (
    -- What stands of them, as totals are made of it.
    select c.assignment_id, c.user_id, coalesce(x.item_id::text, c.line) collate "C" as line,
      coalesce(x.item_id, c.item_id) as item_id,
      case when x.kind = 'item' then round(c.effect * x.factor / 1000.0)::bigint
        else c.effect end as quantity
    from shared_event c
    left join unknown_resolution x on c.item_id is null and x.organization_id = organization
      and x.audit_id = target_audit and x.line = c.line
    where c.is_effective and c.kind in ('add', 'set') and x.kind is distinct from 'junk'
      and not exists (
        select from shared_event v
        where v.is_effective and v.kind = 'void' and v.voids_id = c.id
          and v.assignment_id = c.assignment_id)
  ), work as (
    -- Whoever was alone on a shelf has done all of it.
    select r.assignment_id, r.user_id, g.lines, g.quantity, g.active_ms
    from recorder r
    join assignment_progress g on g.organization_id = organization and g.audit_id = target_audit
      and g.assignment_id = r.assignment_id
    where r.people = 1
    union all
    select t.assignment_id, t.user_id, coalesce(c.lines, 0), coalesce(c.quantity, 0), t.active_ms
    from (
      select p.assignment_id, p.user_id, sum(least(coalesce(p.pause_ms, 0), 120000)) as active_ms
      from (
        select e.assignment_id, e.user_id, e.device_time_ms - lag(e.device_time_ms) over (
          partition by e.assignment_id, e.user_id order by e.device_time_ms) as pause_ms
        from shared_event e
      ) p
      group by p.assignment_id, p.user_id
    ) t
    left join (
      select l.assignment_id, l.user_id, count(*) as lines, sum(l.quantity) as quantity
      from (
        select c.assignment_id, c.user_id, c.line, sum(c.quantity) as quantity
        from shared_count c group by c.assignment_id, c.user_id, c.line
      ) l
      group by l.assignment_id, l.user_id
    ) c on c.assignment_id = t.assignment_id and c.user_id = t.user_id
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
  select organization, target_audit, w.store_id, w.user_id, u.name, w.shelves, w.lines, w.quantity,
    w.active_ms, coalesce(t.recounted, 0), coalesce(t.differing, 0)
  from (
    select a.store_id, w.user_id, count(distinct coalesce(a.shelf_id, a.room_id)) as shelves,
      sum(w.lines) as lines, sum(w.quantity) as quantity, sum(w.active_ms) as active_ms
    from work w
    join assignment a on a.organization_id = organization and a.audit_id = target_audit
      and a.id = w.assignment_id
    group by a.store_id, w.user_id
  ) w
  join auth."user" u on u.id collate "C" = w.user_id
  left join (
    select t.store_id, t.user_id, count(*) as recounted, count(*) filter (where t.differs) as differing
    from told t group by t.store_id, t.user_id
  ) t on t.store_id = w.store_id and t.user_id = w.user_id;
end $$;
grant execute on function house.freeze_counters to shelfcount_app;

-- Adds up an audit whose lines are frozen. Callers are in the scope of its organization.
create or replace function house.freeze_report(target_audit uuid) returns void language plpgsql as $$
declare
  organization uuid := nullif(current_setting('app.organization_id', true), '')::uuid;
begin
  insert into report_figure
  select organization, target_audit, l.store_id, coalesce(l.category, ''),
    count(*), count(units), count(variance),
    count(*) filter (where variance = 0),
    count(*) filter (where variance < 0),
    count(*) filter (where variance > 0),
    count(*) filter (where not l.in_baseline and l.expected is not null and l.counted is not null),
    count(*) filter (where variance <> 0 and l.unit_cost is null),
    sum(l.expected), sum(units), sum(variance), sum(abs(variance)),
    sum(abs(l.expected)) filter (where variance is not null),
    sum(house.worth_of(l.expected, l.unit_cost, k.coin)),
    sum(house.worth_of(units, l.unit_cost, k.coin)),
    sum(value), sum(abs(value)), sum(value) filter (where value < 0),
    sum(house.worth_of(l.expected, l.unit_cost, k.coin)) filter (where variance is not null)
  from audit_line l
  join audit_store k on k.organization_id = organization and k.audit_id = target_audit
    and k.store_id = l.store_id
  -- What was not counted is none where somebody has said so.
  cross join lateral (
    select case when l.review = 'zero' then 0 else l.counted end as units
  ) f
  cross join lateral (
    select f.units - l.expected as variance,
      house.worth_of(f.units - l.expected, l.unit_cost, k.coin) as value
  ) v
  where l.organization_id = organization and l.audit_id = target_audit
  group by l.store_id, coalesce(l.category, '');

  insert into report_store
  select organization, target_audit, s.store_id, t.name,
    coalesce(c.shelves, 0), coalesce(c.explained, 0),
    coalesce(e.lines, 0), coalesce(e.quantity, 0), coalesce(e.active_ms, 0)
  from audit_store s
  join store t on t.organization_id = organization and t.id = s.store_id
  left join (
    -- A shelf is explained when all its counts are in.
    select p.store_id, count(*) as shelves, count(*) filter (where p.explained) as explained
    from (
      select a.store_id,
        bool_and(a.status in ('submitted', 'approved', 'excluded')) as explained
      from assignment a
      where a.organization_id = organization and a.audit_id = target_audit
        and a.status not in ('returned', 'cancelled')
      group by a.store_id, a.room_id, a.shelf_id
    ) p group by p.store_id
  ) c on c.store_id = s.store_id
  left join (
    select g.store_id, sum(g.lines) as lines, sum(g.quantity) as quantity,
      sum(g.active_ms) as active_ms
    from assignment_progress g
    where g.organization_id = organization and g.audit_id = target_audit
    group by g.store_id
  ) e on e.store_id = s.store_id
  where s.organization_id = organization and s.audit_id = target_audit;

  perform house.freeze_counters(target_audit);
end $$;

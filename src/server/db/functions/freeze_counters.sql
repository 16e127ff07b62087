-- Who counted what in an audit whose lines are frozen, including people whose accounts were deleted.
create or replace function app.freeze_counters(target_audit uuid) returns void language plpgsql as $$
declare
  organization uuid := nullif(current_setting('app.organization_id', true), '')::uuid;
begin
  insert into report_counter
  -- Sorting names and lines by their bytes takes a fraction of the time.
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
    select array_agg(distinct r.assignment_id) as assignment_ids from recorder r where r.people > 1
  ), shared_count as materialized (
    select c.assignment_id, c.item_id, c.user_id collate "C" as user_id
    from shared s cross join lateral app.standing_counts(organization, target_audit, s.assignment_ids) c
  ), work as (
    -- A person who was alone on a shelf has done all of it.
    select r.assignment_id, r.user_id, g.lines, g.quantity, g.active_ms
    from recorder r
    join assignment_progress g on g.organization_id = organization and g.audit_id = target_audit
      and g.assignment_id = r.assignment_id
    where r.people = 1
    union all
    select w.assignment_id, w.user_id collate "C", w.lines, w.quantity, w.active_ms
    from shared s cross join lateral app.work_of_counters(organization, target_audit, s.assignment_ids) w
  ), counted_again as (
    select one.store_id, one.assignment_id, one.item_id, one.user_id as holder_id, one.counted,
      one.counted is distinct from other.standing as differs
    from audit_line_place one
    join (
      -- The totals of each place in its last round.
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

grant execute on function app.freeze_counters to shelfcount_app;

-- What each person did at these assignments, as before, without what waits for a manager or was left out: its
-- times may be anything, and it is nobody's work yet. Whoever has done nothing else is not told of.
create or replace function house.work_of_counters(organization uuid, target_audit uuid, places uuid[])
returns table (assignment_id uuid, user_id text, lines integer, quantity bigint, active_ms bigint,
  last_event_at timestamptz)
stable language sql as $$
  select t.assignment_id, t.user_id, coalesce(c.lines, 0)::int, coalesce(c.quantity, 0)::bigint,
    t.active_ms, t.last_event_at
  from (
    select p.assignment_id, p.user_id, max(p.server_time) as last_event_at, bool_or(p.counts) as counts,
      coalesce(sum(least(coalesce(p.pause_ms, 0), 120000)) filter (where p.counts), 0)::bigint as active_ms
    from (
      select e.assignment_id, e.user_id, e.server_time, e.counts,
        e.device_time_ms - lag(e.device_time_ms) over (
          partition by e.assignment_id, e.user_id, e.counts order by e.device_time_ms) as pause_ms
      from (
        select e.assignment_id, e.user_id, e.server_time, e.device_time_ms,
          not e.quarantined or house.is_released(organization, target_audit, e.id) as counts
        from scan_event e
        where e.organization_id = organization and e.audit_id = target_audit
          and e.assignment_id = any(places)
      ) e
    ) p
    group by p.assignment_id, p.user_id
  ) t
  left join (
    select s.assignment_id, s.user_id, count(distinct s.line) as lines, sum(s.quantity) as quantity
    from house.standing_counts(organization, target_audit, places) s
    group by s.assignment_id, s.user_id
  ) c on c.assignment_id = t.assignment_id and c.user_id = t.user_id
  where t.counts or exists (
    -- What was kept of them before is nothing any more.
    select from counter_work k
    where k.organization_id = organization and k.audit_id = target_audit
      and k.assignment_id = t.assignment_id and k.user_id = t.user_id)
$$;

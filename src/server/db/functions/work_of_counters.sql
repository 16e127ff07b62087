-- What each person did at these assignments. Events that are set aside or excluded do not count: their times cannot be
-- trusted, and they are credited to no one. People with only such events are returned only to clear a stored row.
create or replace function app.work_of_counters(organization uuid, target_audit uuid, assignment_ids uuid[])
returns table (assignment_id uuid, user_id text, lines integer, quantity bigint, active_ms bigint,
  last_event_at timestamptz)
stable language sql as $$
  select t.assignment_id, t.user_id, coalesce(c.lines, 0)::int, coalesce(c.quantity, 0)::bigint,
    t.active_ms, t.last_event_at
  from (
    select p.assignment_id, p.user_id, max(p.server_time) as last_event_at, bool_or(p.counts) as counts,
      coalesce(sum(app.worked_ms(p.pause_ms)) filter (where p.counts), 0)::bigint as active_ms
    from (
      select e.assignment_id, e.user_id, e.server_time, e.counts,
        e.device_time_ms - lag(e.device_time_ms) over (
          partition by e.assignment_id, e.user_id, e.counts order by e.device_time_ms) as pause_ms
      from (
        select e.assignment_id, e.user_id, e.server_time, e.device_time_ms,
          not e.quarantined or app.is_released(organization, target_audit, e.id) as counts
        from scan_event e
        where e.organization_id = organization and e.audit_id = target_audit
          and e.assignment_id = any(assignment_ids)
      ) e
    ) p
    group by p.assignment_id, p.user_id
  ) t
  left join (
    select s.assignment_id, s.user_id, count(distinct s.line) as lines, sum(s.quantity) as quantity
    from app.standing_counts(organization, target_audit, assignment_ids) s
    group by s.assignment_id, s.user_id
  ) c on c.assignment_id = t.assignment_id and c.user_id = t.user_id
  where t.counts or exists (
    -- Their stored row is out of date.
    select from counter_work k
    where k.organization_id = organization and k.audit_id = target_audit
      and k.assignment_id = t.assignment_id and k.user_id = t.user_id)
$$;

grant execute on function app.work_of_counters to shelfcount_app;

-- Adds newly recorded events to what each person has done at a shared assignment. Computes that again from all events
-- if some are not plain counts (`is_gain` is false), or if one is older than the last event of the same person.
create or replace function app.add_work(
  target_audit uuid, target_assignment uuid, recorder text, device_times bigint[], is_gain boolean,
  gain_lines text[], gain_counts integer[], gain_quantity bigint)
returns void language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  organization uuid := nullif(current_setting('app.organization_id', true), '')::uuid;
  is_materialized boolean;
  last_ms bigint;
begin
  select bool_and(k.last_device_ms is not null), max(k.last_device_ms) filter (where k.user_id = recorder)
  into is_materialized, last_ms
  from counter_work k
  where k.organization_id = organization and k.audit_id = target_audit and k.assignment_id = target_assignment;
  if not is_gain or is_materialized is not true or last_ms > any(device_times) then
    perform app.materialize_counter_work(array[target_assignment]);
    return;
  end if;

  with counted as (
    insert into counter_line as l (organization_id, audit_id, assignment_id, user_id, line, events)
    select organization, target_audit, target_assignment, recorder, g.line, g.counts
    from unnest(gain_lines, gain_counts) as g (line, counts)
    on conflict (organization_id, audit_id, assignment_id, user_id, line) do update
      set events = l.events + excluded.events
    returning l.line, l.events
  ), appeared as (
    select count(*)::int as lines from counted c
    join unnest(gain_lines, gain_counts) as g (line, counts) on g.line = c.line
    where c.events = g.counts
  ), spent as (
    select max(t.at_ms) as last_ms, coalesce(sum(app.worked_ms(t.pause_ms)), 0)::bigint as active_ms
    from (
      select d.at_ms, d.at_ms - lag(d.at_ms, 1, coalesce(last_ms, d.at_ms)) over (order by d.at_ms)
        as pause_ms
      from unnest(device_times) as d (at_ms)
    ) t
  )
  insert into counter_work as k (organization_id, audit_id, assignment_id, user_id, lines, quantity,
    active_ms, last_event_at, last_device_ms)
  select organization, target_audit, target_assignment, recorder, a.lines, gain_quantity, s.active_ms,
    p.last_event_at, s.last_ms
  from appeared a, spent s, assignment_progress p
  where p.organization_id = organization and p.audit_id = target_audit and p.assignment_id = target_assignment
  on conflict (organization_id, audit_id, assignment_id, user_id) do update
    set lines = k.lines + excluded.lines, quantity = k.quantity + excluded.quantity,
      active_ms = k.active_ms + excluded.active_ms,
      last_event_at = greatest(k.last_event_at, excluded.last_event_at),
      last_device_ms = greatest(k.last_device_ms, excluded.last_device_ms);
end $$;

grant execute on function app.add_work to shelfcount_app;

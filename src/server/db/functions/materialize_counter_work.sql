-- Computes what each person has done at these assignments, and what they have done of each line. Skips assignments
-- without events.
create or replace function app.materialize_counter_work(wanted uuid[]) returns void language plpgsql as $$
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
    from app.standing_counts(organization, target.audit_id, array[target.assignment_id]) s
    group by s.assignment_id, s.user_id, s.line;
    insert into counter_work as k (organization_id, audit_id, assignment_id, user_id, lines, quantity,
      active_ms, last_event_at, last_device_ms)
    select organization, target.audit_id, w.assignment_id, w.user_id, w.lines, w.quantity,
      w.active_ms, w.last_event_at, (
        select max(e.device_time_ms) from scan_event e
        where e.organization_id = organization and e.audit_id = target.audit_id
          and e.assignment_id = target.assignment_id and e.user_id = w.user_id)
    from app.work_of_counters(organization, target.audit_id, array[target.assignment_id]) w
    on conflict (organization_id, audit_id, assignment_id, user_id) do update
      set lines = excluded.lines, quantity = excluded.quantity, active_ms = excluded.active_ms,
        last_event_at = excluded.last_event_at, last_device_ms = excluded.last_device_ms;
  end loop;
end $$;

grant execute on function app.materialize_counter_work to shelfcount_app;

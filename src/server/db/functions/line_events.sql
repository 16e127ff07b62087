-- What each event of these assignments contributes to its line, by the rule of judgeEvents in src/domain/count.ts.
-- Covers all events that are neither undone nor set aside: whether the event counts, and if not, which correction
-- replaced it. `wanted_lines` are lines as counted, with a resolved code under its item; null means all lines.
create or replace function app.line_events(
  organization uuid, target_audit uuid, assignment_ids uuid[], wanted_lines text[])
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
      and e.assignment_id = any(assignment_ids)
      and (not e.quarantined or app.is_released(organization, target_audit, e.id))
      -- A serial number that was counted before adds no line, not even one of 0.
      and not (e.kind = 'add' and e.serial is not null and (
        e.effect = 0 and 'serial_repeated' = any(e.warnings)
        or exists (
          select from serial_repeat r
          where r.organization_id = organization and r.audit_id = target_audit
            and r.event_id = e.id)))
  ), live as materialized (
    -- A resolved code counts for its item; junk counts for nothing.
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
  -- Of corrections that did not see each other the later one wins.
  left join lateral (
    select s.id from judged s
    where j.kind = 'set' and j.replacing is null and s.kind = 'set' and s.replacing is null
      and s.assignment_id = j.assignment_id and s.said_line = j.said_line
      and (s.device_time_ms, s.id) > (j.device_time_ms, j.id)
    order by s.device_time_ms desc, s.id desc limit 1
  ) o on true
$$;

grant execute on function app.line_events to shelfcount_app;

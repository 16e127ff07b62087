-- Computes the totals of assignments again from all their events, after codes were resolved or counts were released.
-- Callers have locked the audit, and afterwards compare independent shelves again.
create or replace function app.retotal(target_audit uuid, wanted uuid[])
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
    from app.line_events(organization, target_audit, wanted, null) t
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

grant execute on function app.retotal to shelfcount_app;

-- Computes the totals of these lines of an assignment again from their events and updates its progress. Callers are
-- in the scope of the organization and have locked the assignment.
create or replace function app.retotal_lines(
  target_audit uuid, target_assignment uuid, is_apart boolean, wanted_lines text[])
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
    left join app.line_events(organization, target_audit, array[target_assignment], wanted_lines) c
      on c.line = w.line
    group by w.line
  ), before as materialized (
    select t.line, t.item_id, t.quantity, t.events from count_total t
    where not is_apart and t.organization_id = organization and t.audit_id = target_audit
      and t.assignment_id = target_assignment and t.line = any(wanted_lines)
    union all
    select t.line, t.item_id, t.quantity, t.events from pass_total t
    where is_apart and t.organization_id = organization and t.audit_id = target_audit
      and t.assignment_id = target_assignment and t.line = any(wanted_lines)
  ), change as materialized (
    select c.line, coalesce(c.item_id, b.item_id) as item_id, c.quantity, c.events, c.corrected,
      c.quantity - coalesce(b.quantity, 0) as gained,
      (c.events > 0)::int - (coalesce(b.events, 0) > 0)::int as appeared
    from counted c left join before b on b.line = c.line
    where c.events > 0 or b.line is not null
  ), total as (
    insert into count_total as t (
      organization_id, audit_id, assignment_id, line, item_id, quantity, events, corrected)
    select organization, target_audit, target_assignment, c.line, c.item_id, c.quantity, c.events, c.corrected
    from change c where not is_apart
    on conflict (organization_id, audit_id, assignment_id, line) do update
      set quantity = excluded.quantity, events = excluded.events, corrected = excluded.corrected
  ), apart as (
    insert into pass_total as t (
      organization_id, audit_id, assignment_id, line, item_id, quantity, events, corrected)
    select organization, target_audit, target_assignment, c.line, c.item_id, c.quantity, c.events, c.corrected
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
  where p.organization_id = organization and p.audit_id = target_audit and p.assignment_id = target_assignment;
end $$;

grant execute on function app.retotal_lines to shelfcount_app;

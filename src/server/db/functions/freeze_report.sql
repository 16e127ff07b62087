-- Computes the totals of an audit whose lines are frozen. Call it in the scope of its organization.
create or replace function app.freeze_report(target_audit uuid) returns void language plpgsql as $$
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
    sum(abs(compared)) filter (where variance is not null),
    sum(app.worth_of(l.expected, l.unit_cost, k.coin)),
    sum(app.worth_of(units, l.unit_cost, k.coin)),
    sum(value), sum(abs(value)), sum(value) filter (where value < 0),
    sum(app.worth_of(compared, l.unit_cost, k.coin)) filter (where variance is not null),
    count(*) filter (where not_counted <> 0),
    count(*) filter (where not_counted <> 0 and l.unit_cost is null),
    sum(app.worth_of(not_counted, l.unit_cost, k.coin)) filter (where not_counted <> 0)
  from audit_line l
  join audit_store k on k.organization_id = organization and k.audit_id = target_audit
    and k.store_id = l.store_id
  -- A line that was not counted is 0 if a manager has decided so.
  cross join lateral (
    select case when l.review = 'zero' then 0 else l.counted end as units,
      case when l.review = 'zero' then coalesce(l.due, l.expected) else l.due end as compared
  ) f
  cross join lateral (
    select f.units - f.compared as variance,
      app.worth_of(f.units - f.compared, l.unit_cost, k.coin) as value,
      app.not_counted_of(l.expected, f.units, f.compared) as not_counted
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
    -- A shelf is explained when all its counts are handed in, and not if one of two was excluded.
    select p.store_id, count(*) as shelves, count(*) filter (where p.explained) as explained
    from (
      select a.store_id,
        bool_and(a.status in ('submitted', 'approved', 'excluded'))
          and count(distinct a.round) = count(distinct (a.round, a.status = 'excluded')) as explained
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

  perform app.freeze_counters(target_audit);
end $$;

grant execute on function app.freeze_report to shelfcount_app;

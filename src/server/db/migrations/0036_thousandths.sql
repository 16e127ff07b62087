-- Values in thousandths of a currency instead of hundredths: some currencies have three places behind
-- the point. A value is still rounded once per line, to the smallest coin of the store's currency.

-- In thousandths. Kept with the currency at the start: what was counted before keeps the hundredths that
-- its seal was made of.
alter table audit_store add column coin smallint not null default 10 check (coin in (1, 10));

-- As src/domain/variance.ts does it.
create function house.worth_of(quantity bigint, unit_cost bigint, coin smallint)
returns double precision immutable parallel safe language sql as $$
  select floor(quantity::double precision * unit_cost::double precision / (10000 * coin) + 0.5) * coin
$$;
grant execute on function house.worth_of to shelfcount_app;

alter table report_figure rename column expected_cents to expected_value;
alter table report_figure rename column counted_cents to counted_value;
alter table report_figure rename column net_cents to net_value;
alter table report_figure rename column gross_cents to gross_value;
alter table report_figure rename column short_cents to short_value;
alter table report_figure rename column compared_cents to compared_value;

do $$
declare
  organizations uuid[];
  one uuid;
begin
  perform set_config('app.operator', 'on', true);
  organizations := array(select id from organization);
  perform set_config('app.operator', '', true);
  foreach one in array organizations loop
    perform set_config('app.organization_id', one::text, true);
    -- Named too: whoever runs this may see all of them.
    update report_figure set expected_value = expected_value * 10,
      counted_value = counted_value * 10, net_value = net_value * 10,
      gross_value = gross_value * 10, short_value = short_value * 10,
      compared_value = compared_value * 10
    where organization_id = one;
    -- Kept lines stand for nothing without it, and are made anew.
    delete from result_store where organization_id = one;
  end loop;
  perform set_config('app.organization_id', '', true);
end $$;

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

  insert into report_counter
  select organization, target_audit, a.store_id, a.assignee_id, u.name, a.shelves, a.lines,
    a.quantity, a.active_ms, coalesce(r.recounted, 0), coalesce(r.differing, 0)
  from (
    select a.store_id, a.assignee_id,
      count(distinct coalesce(a.shelf_id, a.room_id)) as shelves,
      sum(g.lines) as lines, sum(g.quantity) as quantity, sum(g.active_ms) as active_ms
    from assignment a
    join assignment_progress g on g.organization_id = organization
      and g.audit_id = target_audit and g.assignment_id = a.id
    where a.organization_id = organization and a.audit_id = target_audit
      and a.assignee_id is not null and g.events > 0
    group by a.store_id, a.assignee_id
  ) a
  join auth."user" u on u.id = a.assignee_id
  left join (
    select one.store_id, one.user_id, count(*) as recounted,
      count(*) filter (where one.counted is distinct from other.standing) as differing
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
      and one.user_id is not null
    group by one.store_id, one.user_id
  ) r on r.store_id = a.store_id and r.user_id = a.assignee_id;
end $$;

drop function house.value_cents;

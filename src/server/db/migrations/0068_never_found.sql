-- What was never found belongs to the result: of an expectation what should lie on the shelves that were
-- handed in is due, and lines that are due and were not counted are decided like any other difference.

-- Of the expectation what should lie on shelves that were handed in; null: nothing yet.
alter table audit_line add column due bigint;
alter table audit_line add column decided_due bigint;
alter table audit_decision add column due bigint;
alter table audit_line_place add column handed_in boolean not null default true;

-- As notCountedOf of src/domain/handed-in.ts says it.
create function house.not_counted_of(expected bigint, found bigint, due bigint) returns bigint
immutable parallel safe language sql as $$
  select case when expected is null then 0 when found is null then expected
    else expected - coalesce(due, found) end
$$;
grant execute on function house.not_counted_of to shelfcount_app;

-- Lines of which something was not counted, those of them whose cost nobody knows, and what it should be
-- worth by the books.
alter table report_figure add column not_counted_lines integer not null default 0;
alter table report_figure add column not_counted_unvalued_lines integer not null default 0;
alter table report_figure add column not_counted_value bigint;

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
    -- What was decided before was compared as a whole.
    update audit_decision set due = expected where organization_id = one and expected is not null;
    -- What was sealed before was compared where it was counted, and needed no word where it was not.
    update audit_line set due = case when counted is not null or review = 'zero' then expected end,
      decided_due = decided_expected
    where organization_id = one and expected is not null;
    update report_figure f set not_counted_lines = n.lines,
      not_counted_unvalued_lines = n.unvalued, not_counted_value = n.value
    from (
      select l.audit_id, l.store_id, coalesce(l.category, '') as category, count(*) as lines,
        count(*) filter (where l.unit_cost is null) as unvalued,
        sum(house.worth_of(l.expected, l.unit_cost, k.coin)) as value
      from audit_line l
      join audit_store k on k.organization_id = one and k.audit_id = l.audit_id
        and k.store_id = l.store_id
      where l.organization_id = one and l.counted is null and l.review <> 'zero' and l.expected <> 0
      group by l.audit_id, l.store_id, coalesce(l.category, '')
    ) n
    where f.organization_id = one and f.audit_id = n.audit_id and f.store_id = n.store_id
      and f.category = n.category;
    -- Kept lines stand for nothing without it, and are made anew.
    delete from result_store where organization_id = one;
    delete from result_figure where organization_id = one;
    delete from result_line where organization_id = one;
    delete from result_place where organization_id = one;
  end loop;
  perform set_config('app.organization_id', '', true);
end $$;

-- Where all of its shelves stood, and whether items that name no shelf depend on that.
alter table result_store add column stand text not null default 'open';
alter table result_store add column has_unplaced boolean not null default false;

-- Where the shelf of the assignment stood, and whether it was said to be empty.
alter table result_place drop column in_totals;
alter table result_place add column stand text not null;

alter table result_line add column due bigint;
alter table result_line add column compared bigint;
alter table result_line add column not_counted bigint not null;
alter table result_line add column compared_value double precision;
alter table result_line add column not_counted_value double precision;
-- What was not found stands by what it would be worth.
alter table result_line alter column rank set expression as (
  coalesce(-abs(value),
    case when found is null and due is not null then -abs(not_counted_value) end, 1));

alter table result_figure add column not_counted integer not null;
alter table result_figure add column not_counted_unvalued integer not null;
alter table result_figure add column with_not_counted_value integer not null;
alter table result_figure add column not_counted_value double precision not null;
alter table result_figure add column not_found integer not null;
alter table result_figure add column not_found_unvalued integer not null;
alter table result_figure add column with_not_found_value integer not null;
alter table result_figure add column not_found_value double precision not null;

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
    sum(abs(compared)) filter (where variance is not null),
    sum(house.worth_of(l.expected, l.unit_cost, k.coin)),
    sum(house.worth_of(units, l.unit_cost, k.coin)),
    sum(value), sum(abs(value)), sum(value) filter (where value < 0),
    sum(house.worth_of(compared, l.unit_cost, k.coin)) filter (where variance is not null),
    count(*) filter (where not_counted <> 0),
    count(*) filter (where not_counted <> 0 and l.unit_cost is null),
    sum(house.worth_of(not_counted, l.unit_cost, k.coin)) filter (where not_counted <> 0)
  from audit_line l
  join audit_store k on k.organization_id = organization and k.audit_id = target_audit
    and k.store_id = l.store_id
  -- What was not counted is none where somebody has said so.
  cross join lateral (
    select case when l.review = 'zero' then 0 else l.counted end as units,
      case when l.review = 'zero' then coalesce(l.due, l.expected) else l.due end as compared
  ) f
  cross join lateral (
    select f.units - f.compared as variance,
      house.worth_of(f.units - f.compared, l.unit_cost, k.coin) as value,
      house.not_counted_of(l.expected, f.units, f.compared) as not_counted
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
    -- A shelf is explained when all its counts are in; not where one of two could not be made.
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

  perform house.freeze_counters(target_audit);
end $$;

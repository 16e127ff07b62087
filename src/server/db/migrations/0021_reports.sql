-- Figures of completed audits, added up once, so that reports over years of them stay cheap. Written
-- together with the seal, by value: they never change. Untracked, like the lines they come from.

-- Sums over the lines of one category in one store of one audit; '' for items without a category.
-- Quantities in thousandths, values in cents; null: there is nothing to add up, which is not 0.
create table report_figure (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  category text not null,
  lines integer not null,
  counted_lines integer not null,
  compared_lines integer not null,
  matched_lines integer not null,
  missing_lines integer not null,
  extra_lines integer not null,
  unexpected_lines integer not null,
  unvalued_lines integer not null,
  expected bigint,
  counted bigint,
  net bigint,
  gross bigint,
  compared_expected bigint,
  expected_cents bigint,
  counted_cents bigint,
  net_cents bigint,
  gross_cents bigint,
  short_cents bigint,
  compared_cents bigint,
  primary key (organization_id, audit_id, store_id, category),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
call house.protect('report_figure');
revoke update, delete on report_figure from shelfcount_app;

-- How far one store of one audit was counted, and in how much time.
create table report_store (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  store_name text not null,
  shelves integer not null,
  explained integer not null,
  lines integer not null,
  quantity bigint not null,
  active_ms bigint not null,
  primary key (organization_id, audit_id, store_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
create index report_store_by_store on report_store (organization_id, store_id, audit_id);
call house.protect('report_store');
revoke update, delete on report_store from shelfcount_app;

-- What one person counted in one store of one audit.
create table report_counter (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  user_id text not null,
  user_name text not null,
  shelves integer not null,
  lines integer not null,
  quantity bigint not null,
  active_ms bigint not null,
  -- Lines that somebody counted again in a later round, and those of them that came out otherwise.
  recounted_lines integer not null,
  differing_lines integer not null,
  primary key (organization_id, audit_id, store_id, user_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
create index report_counter_by_user on report_counter (organization_id, user_id);
call house.protect('report_counter');
revoke update, delete on report_counter from shelfcount_app;

-- Lists of completed audits, the newest first.
create index audit_by_completion on audit (organization_id, completed_at desc, id)
  where status = 'completed';

-- Adds up an audit whose lines are frozen. Callers are in the scope of its organization.
create function house.freeze_report(target_audit uuid) returns void language plpgsql as $$
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
    sum(house.value_cents(l.expected, l.unit_cost)),
    sum(house.value_cents(units, l.unit_cost)),
    sum(value), sum(abs(value)), sum(value) filter (where value < 0),
    sum(house.value_cents(l.expected, l.unit_cost)) filter (where variance is not null)
  from audit_line l
  -- What was not counted is none where somebody has said so.
  cross join lateral (
    select case when l.review = 'zero' then 0 else l.counted end as units
  ) f
  cross join lateral (
    select f.units - l.expected as variance,
      house.value_cents(f.units - l.expected, l.unit_cost) as value
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
grant execute on function house.freeze_report to shelfcount_app;

-- Audits that were completed before.
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
    perform house.freeze_report(a.id) from audit a
    where a.organization_id = one and a.status = 'completed';
  end loop;
  perform set_config('app.organization_id', '', true);
end $$;

do $$
declare
  target regclass;
begin
  foreach target in array array['report_figure', 'report_store', 'report_counter']::regclass[]
  loop
    execute format(
      'alter policy organization_scope on %s using (organization_id = (select nullif(current_setting(''app.organization_id'', true), '''')::uuid))',
      target);
  end loop;
end $$;

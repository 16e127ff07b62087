-- The lines of counts that are not completed yet, kept as they were worked out last, so that nobody who
-- looks at a result adds up a million events. What has moved since is found again on every read: kept
-- lines say nothing that their sources do not say, and keeping them up changes no answer.

-- What the kept lines of a store stand on; another baseline, or other limits, and they stand for nothing.
create table result_store (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  baseline_id uuid,
  limits text not null,
  primary key (organization_id, audit_id, store_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
call house.protect('result_store');

-- The state of each assignment when its counts were taken over. `version` is the transaction that wrote
-- the row of its progress: whatever changes totals writes that row too, and recording a count costs
-- nothing more. A database that was restored has other transactions, and its lines are made anew.
create table result_place (
  organization_id uuid not null,
  audit_id uuid not null,
  assignment_id uuid not null,
  version xid not null,
  events integer not null,
  in_totals boolean not null,
  primary key (organization_id, audit_id, assignment_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
) with (fillfactor = 80);
call house.protect('result_place');

-- Items whose lines have changed otherwise: by a decision, a new cost, or totals that are gone.
create table result_mark (
  organization_id uuid not null,
  audit_id uuid not null,
  item_id uuid not null,
  foreign key (organization_id, audit_id) references audit on delete cascade
);
create index result_mark_by_audit on result_mark (organization_id, audit_id);
call house.protect('result_mark');

create table result_line (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  item_id uuid not null,
  unit_cost bigint,
  expected bigint,
  in_baseline boolean not null,
  counted bigint,
  found bigint,
  variance bigint,
  value double precision,
  expected_value double precision,
  found_value double precision,
  -- By the limits of the protocol.
  beyond boolean not null,
  review text not null,
  version integer not null,
  decision text,
  -- 0 matched, 1 missing, 2 extra, 3 not counted, 4 counted without anything to compare with.
  side smallint not null generated always as (
    case when found is null then 3 when variance is null then 4 when variance < 0 then 1
      when variance > 0 then 2 else 0 end) stored,
  -- The order of lists that begin with what is worth most.
  rank double precision not null generated always as (coalesce(-abs(value), 1)) stored,
  primary key (organization_id, audit_id, store_id, item_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
create index result_line_by_value on result_line
  (organization_id, audit_id, side, rank, store_id, item_id);
-- Tabs that take few lines of every side.
create index result_line_open on result_line (organization_id, audit_id, rank, store_id, item_id)
  where review in ('open', 'recount', 'stale');
create index result_line_decided on result_line (organization_id, audit_id, rank, store_id, item_id)
  where review in ('accepted', 'rejected', 'zero', 'recounted');
create index result_line_beyond on result_line (organization_id, audit_id, rank, store_id, item_id)
  where beyond;
create index result_line_unexpected on result_line
  (organization_id, audit_id, rank, store_id, item_id)
  where not in_baseline and expected is not null and counted is not null;
call house.protect('result_line');

-- Sums over the kept lines of a store, tab by tab. Of what may be unknown there is also how many lines
-- know it: a sum of none is not zero.
create table result_figure (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  tab text not null,
  lines integer not null,
  lines_counted integer not null,
  compared integer not null,
  unvalued integer not null,
  stale integer not null,
  recount integer not null,
  accepted integer not null,
  rejected integer not null,
  zero integer not null,
  recounted integer not null,
  expected bigint not null,
  counted bigint not null,
  net bigint not null,
  gross bigint not null,
  compared_expected bigint not null,
  expected_value double precision not null,
  counted_value double precision not null,
  net_value double precision not null,
  gross_value double precision not null,
  short_value double precision not null,
  compared_value double precision not null,
  with_expected integer not null,
  with_expected_value integer not null,
  with_counted_value integer not null,
  with_value integer not null,
  with_short_value integer not null,
  with_compared_value integer not null,
  primary key (organization_id, audit_id, store_id, tab),
  foreign key (organization_id, audit_id) references audit on delete cascade
) with (fillfactor = 80);
call house.protect('result_figure');

do $$
declare
  target regclass;
begin
  foreach target in array array['result_store', 'result_place', 'result_mark', 'result_line',
    'result_figure']::regclass[]
  loop
    execute format(
      'alter policy organization_scope on %s using (organization_id = (select nullif(current_setting(''app.organization_id'', true), '''')::uuid))',
      target);
  end loop;
end $$;

-- Triggers also run for those who delete accounts and see other schemas.
--
-- Marks are written whether or not anything is kept: whoever makes lines anew at this moment does not
-- see this transaction yet, and finds its marks next time.
create function house.mark_decided() returns trigger
language plpgsql set search_path = public, pg_catalog as $$
begin
  if tg_op in ('INSERT', 'UPDATE') then
    insert into result_mark (organization_id, audit_id, item_id)
    select organization_id, audit_id, item_id from new_rows;
  else
    insert into result_mark (organization_id, audit_id, item_id)
    select r.organization_id, r.audit_id, r.item_id from old_rows r
    -- With the audit go its marks.
    where exists (select from audit a
      where a.organization_id = r.organization_id and a.id = r.audit_id);
  end if;
  return null;
end $$;
create trigger mark_insert after insert on audit_decision
  referencing new table as new_rows for each statement execute function house.mark_decided();
create trigger mark_update after update on audit_decision
  referencing new table as new_rows for each statement execute function house.mark_decided();
create trigger mark_delete after delete on audit_decision
  referencing old table as old_rows for each statement execute function house.mark_decided();

-- Totals that stay are found by the progress of their assignment.
create function house.mark_gone_totals() returns trigger
language plpgsql set search_path = public, pg_catalog as $$
begin
  insert into result_mark (organization_id, audit_id, item_id)
  select r.organization_id, r.audit_id, r.item_id from old_rows r
  where r.item_id is not null and exists (select from audit a
    where a.organization_id = r.organization_id and a.id = r.audit_id);
  return null;
end $$;
create trigger mark_delete after delete on count_total
  referencing old table as old_rows for each statement execute function house.mark_gone_totals();

-- The cost of an item is that of its line where no baseline names it. The shared lock is waited for by
-- whoever keeps lines up: costs that are being changed would be missed by them, and they by us.
create function house.mark_costs() returns trigger
language plpgsql set search_path = public, pg_catalog as $$
declare
  organization uuid;
begin
  for organization in
    select distinct n.organization_id
    from new_rows n join old_rows o on o.organization_id = n.organization_id and o.id = n.id
    where n.unit_cost is distinct from o.unit_cost
  loop
    -- Where it cannot be had at once, lines are being kept up: they are of audits that we see.
    perform pg_try_advisory_xact_lock_shared(house.costs_lock(organization));
    insert into result_mark (organization_id, audit_id, item_id)
    select distinct n.organization_id, a.id, n.id
    from new_rows n
    join old_rows o on o.organization_id = n.organization_id and o.id = n.id
    join audit a on a.organization_id = n.organization_id
      and a.status in ('active', 'stopped', 'submitted')
    join audit_store s on s.organization_id = a.organization_id and s.audit_id = a.id
    where n.organization_id = organization and n.unit_cost is distinct from o.unit_cost
      and not exists (
        select from audit_item e
        where e.organization_id = s.organization_id and e.baseline_id = s.baseline_id
          and e.item_id = n.id);
  end loop;
  return null;
end $$;

create function house.costs_lock(organization uuid) returns bigint
immutable parallel safe language sql as $$
  select hashtextextended('costs ' || organization::text, 0)
$$;
grant execute on function house.costs_lock to shelfcount_app;

create trigger mark_costs after update on item
  referencing old table as old_rows new table as new_rows
  for each statement execute function house.mark_costs();

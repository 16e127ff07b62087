-- What managers decide about the lines of a count, and what a completed audit stands at for good.

create table audit_decision (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  item_id uuid not null,
  -- Grows with every change: whoever decides names the one they saw.
  version integer not null check (version > 0),
  -- Null: what was decided has been taken back.
  decision text check (decision in ('accept', 'reject', 'recount', 'zero')),
  reason_code text,
  note text,
  -- What the line stood at then, in thousandths; null counted: not counted.
  expected bigint,
  counted bigint,
  decided_by text references auth."user" on delete set null,
  decided_at timestamptz not null,
  -- A new round has begun since where the line lies.
  recounted boolean not null default false,
  primary key (organization_id, audit_id, store_id, item_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
call house.protect('audit_decision');
call house.track('audit_decision', 'o', 'organization_id', 'a', 'audit_id');

-- The seal of a completed audit. Names are values: a renamed organization does not change it.
create table audit_seal (
  organization_id uuid not null,
  audit_id uuid not null,
  confirmation_number text not null unique,
  seal text not null,
  -- What was sealed besides the lines, as the export says it.
  facts jsonb not null,
  json_sha256 text not null,
  csv_sha256 text not null,
  organization_name text not null,
  audit_name text not null,
  sealed_by_name text not null,
  sealed_at timestamptz not null,
  primary key (organization_id, audit_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
create index audit_seal_by_json on audit_seal (json_sha256);
create index audit_seal_by_csv on audit_seal (csv_sha256);
call house.protect('audit_seal');
revoke update, delete on audit_seal from shelfcount_app;
call house.track('audit_seal', 'o', 'organization_id', 'a', 'audit_id');

-- Lines of completed audits, by value. Untracked: they come with the seal and never change.
create table audit_line (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  item_id uuid not null,
  store_name text not null,
  sku text,
  name text not null,
  category text,
  unit text not null,
  unit_cost bigint,
  expected bigint,
  in_baseline boolean not null,
  counted bigint,
  review text not null,
  settled bigint,
  version integer not null,
  decision text,
  reason_code text,
  note text,
  decided_by text,
  decided_by_name text,
  decided_at timestamptz,
  decided_expected bigint,
  decided_counted bigint,
  recounted boolean not null,
  primary key (organization_id, audit_id, store_id, item_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
call house.protect('audit_line');
revoke update, delete on audit_line from shelfcount_app;

-- Where those lines were expected and counted, round by round, by value.
create table audit_line_place (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  item_id uuid not null,
  -- The shelf, or the room that was counted as one.
  place_id uuid not null,
  -- The assignment, or the place itself where nothing was planned.
  source_id uuid not null,
  assignment_id uuid,
  room_id uuid not null,
  room_name text not null,
  shelf_id uuid,
  shelf_code text,
  round smallint,
  pass smallint,
  status text,
  user_id text,
  user_name text,
  expected bigint,
  -- What this round has counted, and what stands of it.
  counted bigint,
  standing bigint,
  in_totals boolean not null,
  primary key (organization_id, audit_id, item_id, place_id, source_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
call house.protect('audit_line_place');
revoke update, delete on audit_line_place from shelfcount_app;

-- In cents, rounded once per line, as src/domain/variance.ts does it.
create function house.value_cents(quantity bigint, unit_cost bigint) returns double precision
immutable parallel safe language sql as $$
  select floor(quantity::double precision * unit_cost::double precision / 100000 + 0.5)
$$;

-- Whether a variance is beyond any limit that is named; see isBeyond in src/domain/variance.ts.
create function house.is_beyond(
  variance bigint, expected bigint, value double precision, base double precision,
  units double precision, percent double precision, value_limit double precision,
  value_percent double precision
) returns boolean immutable parallel safe language sql as $$
  select variance is not null and variance <> 0 and (
    units is null and percent is null and (value_limit is null or value is null)
      and (value_percent is null or value is null or base is null or base <= 0)
    or coalesce(abs(variance) > units, false)
    or percent is not null and (expected = 0 or abs(variance) * 100 > percent * abs(expected))
    or coalesce(abs(value) > value_limit, false)
    or coalesce(base > 0 and abs(value) * 100 > value_percent * base, false)
  )
$$;
grant execute on function house.value_cents, house.is_beyond to shelfcount_app;

-- For anybody who holds a number or an export: whose seal it is, and nothing that was counted.
create function house.find_seal(wanted_number text, wanted_sha256 text)
returns table (
  confirmation_number text, organization_name text, audit_name text, sealed_at timestamptz,
  same_content boolean
)
stable language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform set_config('app.operator', 'on', true);
  return query
  select s.confirmation_number, s.organization_name, s.audit_name, s.sealed_at,
    coalesce(wanted_sha256 in (s.json_sha256, s.csv_sha256), false)
  from audit_seal s
  where case
    when wanted_number is not null then s.confirmation_number = wanted_number
    else s.json_sha256 = wanted_sha256 or s.csv_sha256 = wanted_sha256
  end
  limit 1;
  perform set_config('app.operator', '', true);
end $$;
revoke execute on function house.find_seal from public;
grant execute on function house.find_seal to shelfcount_app;

-- Results read whole tables of an organization: its id is looked up once, and not for every row.
do $$
declare
  target regclass;
begin
  foreach target in array array['item', 'assignment', 'count_total', 'baseline', 'audit_item',
    'audit_item_shelf', 'audit_decision', 'audit_line', 'audit_line_place']::regclass[]
  loop
    execute format(
      'alter policy organization_scope on %s using (organization_id = (select nullif(current_setting(''app.organization_id'', true), '''')::uuid))',
      target);
  end loop;
end $$;

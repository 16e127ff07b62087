-- The provider that takes the money: what it was asked, what it reported, and what is still to be told.

create unique index billing_customer_by_provider on billing_customer (provider_customer_id)
  where provider_customer_id is not null;

-- Calls that change something at the provider, written down before they are made. Whoever finishes what
-- a crash left behind says the same words under the same name.
create table billing_provider_call (
  organization_id uuid not null references billing_customer on delete cascade,
  name text not null,
  params jsonb not null,
  -- What the provider calls that which came of it; null: nobody has heard yet.
  result text,
  created_at timestamptz not null default now(),
  primary key (organization_id, name)
);
call house.protect('billing_provider_call');
call house.track('billing_provider_call', 'o', 'organization_id');

-- Credit that was given here and that the provider has to know of before it sends the next invoice.
create table billing_credit_grant (
  organization_id uuid not null references billing_customer on delete cascade,
  id uuid not null,
  amount numeric not null,
  is_told boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
call house.protect('billing_credit_grant');
call house.track('billing_credit_grant', 'o', 'organization_id');

-- How often the provider was looked at: a look that began before another one ended is out of date.
create table billing_provider_look (
  organization_id uuid primary key references billing_customer on delete cascade,
  looks bigint not null default 0
);
call house.protect('billing_provider_look');
call house.track('billing_provider_look', 'o', 'organization_id');

-- What the provider reports, each once, whether its customer is known or not. Not of a tenant: an event
-- of somebody unknown belongs to nobody.
create table house.provider_event (
  id text primary key,
  type text not null,
  customer_id text,
  owner_id uuid,
  payload jsonb not null,
  status text not null default 'waiting' check (status in ('waiting', 'done', 'ignored', 'failed')),
  attempts integer not null default 0,
  problem text,
  created_at timestamptz not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz
);
create index provider_event_by_time on house.provider_event (received_at desc);
create index provider_event_waiting on house.provider_event (customer_id) where status = 'waiting';
grant select, insert, update on house.provider_event to shelfcount_app;
call house.track('house.provider_event', 'i', 'id');

-- True when it is new. The job that handles it is enqueued with it, or neither is.
create function house.store_provider_event(
  event_id text, event_type text, customer text, body jsonb, happened_at timestamptz
) returns boolean language plpgsql as $$
begin
  insert into house.provider_event (id, type, customer_id, payload, created_at)
  values (event_id, event_type, customer, body, happened_at)
  on conflict do nothing;
  if not found then return false; end if;
  perform house.enqueue('handle-provider-event', json_build_object('eventId', event_id),
    'provider-event ' || event_id);
  return true;
end $$;

create function house.end_provider_event(
  event_id text, outcome text, said text, owner uuid
) returns void language sql as $$
  update house.provider_event
  set status = outcome, problem = said, owner_id = coalesce(owner, owner_id),
    attempts = attempts + 1, handled_at = now()
  where id = event_id;
$$;

create function house.provider_event_of(event_id text)
returns table (type text, customer_id text, status text) language sql stable as $$
  select type, customer_id, status from house.provider_event where id = event_id;
$$;

-- What the operator sees of it: never the payload, which names people.
create function house.platform_provider_events(most integer)
returns table (
  id text, type text, customer_id text, organization text, status text, attempts integer,
  problem text, created_at timestamptz, received_at timestamptz, handled_at timestamptz
)
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform set_config('app.operator', 'on', true);
  return query
  select e.id, e.type, e.customer_id, o.name, e.status, e.attempts, e.problem, e.created_at,
    e.received_at, e.handled_at
  from house.provider_event e left join organization o on o.id = e.owner_id
  order by e.received_at desc, e.id limit most;
  perform set_config('app.operator', '', true);
end $$;

-- Handles an event once more. False when there is none of that name.
create function house.platform_replay_event(event_id text)
returns boolean language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update house.provider_event set status = 'waiting', problem = null, handled_at = null
  where id = event_id;
  if not found then return false; end if;
  perform house.enqueue('handle-provider-event', json_build_object('eventId', event_id),
    'provider-event ' || event_id);
  return true;
end $$;
revoke execute on function house.platform_provider_events, house.platform_replay_event from public;
grant execute on function house.platform_provider_events, house.platform_replay_event
  to shelfcount_app;

-- Whose customer it is, whichever tenant that may be.
create function house.owner_of_provider_customer(wanted text)
returns uuid language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  before text := coalesce(current_setting('app.operator', true), '');
  found_id uuid;
begin
  perform set_config('app.operator', 'on', true);
  select organization_id into found_id from billing_customer where provider_customer_id = wanted;
  perform set_config('app.operator', before, true);
  return found_id;
end $$;

-- Everybody the provider knows, and everybody with something unfinished there.
create function house.provider_customers()
returns table (organization_id uuid, provider_customer_id text)
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform set_config('app.operator', 'on', true);
  return query select c.organization_id, c.provider_customer_id from billing_customer c
    where c.provider_customer_id is not null order by c.created_at_ms, c.organization_id;
  perform set_config('app.operator', '', true);
end $$;
revoke execute on function house.owner_of_provider_customer, house.provider_customers from public;
grant execute on function house.owner_of_provider_customer, house.provider_customers
  to shelfcount_app;

-- A job for later. The newest of a key counts.
create function house.enqueue_later(
  task text, payload json, job_key text, delay_seconds double precision
) returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform graphile_worker.add_job(task, payload, job_key := enqueue_later.job_key,
    run_at := now() + make_interval(secs => delay_seconds));
end $$;
revoke execute on function house.enqueue_later from public;
grant execute on function house.enqueue_later to shelfcount_app;

-- A tenant that is gone is not billed on.
create function house.end_at_provider() returns trigger language plpgsql as $$
begin
  if old.provider_customer_id is not null then
    perform house.enqueue('forget-provider-customer',
      json_build_object('customerId', old.provider_customer_id),
      'forget ' || old.provider_customer_id);
  end if;
  return null;
end $$;
create trigger end_at_provider after delete on billing_customer
  for each row execute function house.end_at_provider();

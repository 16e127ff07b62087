-- The provider that takes the money: what it was asked, what it reported, and what is still to be told.

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
call app.protect('billing_provider_call');
call app.track('billing_provider_call', 'o', 'organization_id');

-- Credit that was given here and that the provider has to know of before it sends the next invoice.
create table billing_credit_grant (
  organization_id uuid not null references billing_customer on delete cascade,
  id uuid not null,
  amount numeric not null,
  is_told boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
call app.protect('billing_credit_grant');
call app.track('billing_credit_grant', 'o', 'organization_id');

-- How often the provider was looked at: a look that began before another one ended is out of date.
create table billing_provider_look (
  organization_id uuid primary key references billing_customer on delete cascade,
  looks bigint not null default 0
);
call app.protect('billing_provider_look');
call app.track('billing_provider_look', 'o', 'organization_id');

-- What the provider reports, each once, whether its customer is known or not. Not of a tenant: an event
-- of somebody unknown belongs to nobody.
create table app.provider_event (
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
create index provider_event_by_time on app.provider_event (received_at desc);
create index provider_event_waiting on app.provider_event (customer_id) where status = 'waiting';
grant select, insert, update on app.provider_event to shelfcount_app;
call app.track('app.provider_event', 'i', 'id');

-- Billing. The customer is the organization. Times are milliseconds of the customer's own clock, which
-- can be ahead of everybody else's in the sandbox.

create table billing_customer (
  organization_id uuid primary key references organization on delete cascade,
  name text,
  email text,
  fingerprint text,
  metadata jsonb not null default '{}',
  provider_customer_id text,
  payment_method jsonb,
  -- Money that is owed to the customer.
  credit numeric not null default 0,
  trials_used text[] not null default '{}',
  clock_ahead_ms bigint not null default 0,
  -- Until then nothing happens by itself: balances can be taken from without a look at the rest.
  quiet_until_ms bigint not null default 0,
  revision bigint not null default 0,
  created_at_ms bigint not null
);
call house.protect('billing_customer');
call house.track('billing_customer', 'o', 'organization_id');

create table billing_product (
  organization_id uuid not null references billing_customer on delete cascade,
  id uuid not null,
  product_id text not null,
  product_group text not null,
  -- A plan of which a group has one.
  is_main boolean not null,
  entity_id text,
  status text not null check (status in ('active', 'trialing', 'past_due', 'scheduled', 'expired')),
  -- The product as it was when it was taken: a plan file that changes changes nothing here.
  definition jsonb not null,
  quantities jsonb not null default '{}',
  started_at_ms bigint not null,
  anchor_at_ms bigint not null,
  period_start_ms bigint,
  period_end_ms bigint,
  trial_ends_at_ms bigint,
  canceled_at_ms bigint,
  ends_at_ms bigint,
  past_due_since_ms bigint,
  subscription_id text,
  primary key (organization_id, id)
);
create unique index billing_product_running_main on billing_product
  (organization_id, product_group, coalesce(entity_id, ''))
  where is_main and status in ('active', 'trialing', 'past_due');
create index billing_product_held on billing_product (organization_id) where status <> 'expired';
call house.protect('billing_product');
call house.track('billing_product', 'o', 'organization_id');

create table billing_balance (
  organization_id uuid not null,
  id uuid not null,
  attached_id uuid not null,
  feature_id text not null,
  entity_id text,
  interval text,
  granted numeric not null,
  balance numeric not null,
  -- How low it may go; null: as low as it gets.
  floor numeric,
  unlimited boolean not null,
  overage boolean not null,
  usage_limit numeric,
  anchor_at_ms bigint not null,
  reset_at_ms bigint,
  expires_at_ms bigint,
  position integer not null,
  -- Nothing else decides about its feature: usage is one update of this row.
  alone boolean not null default false,
  primary key (organization_id, id),
  foreign key (organization_id, attached_id) references billing_product on delete cascade
) with (fillfactor = 80);
create index billing_balance_by_feature on billing_balance (organization_id, feature_id);
call house.protect('billing_balance');
call house.track('billing_balance', 'o', 'organization_id');

create table billing_event (
  organization_id uuid not null references billing_customer on delete cascade,
  id uuid not null,
  feature_id text not null,
  event_name text,
  entity_id text,
  value numeric not null,
  idempotency_key text,
  properties jsonb not null default '{}',
  at_ms bigint not null,
  primary key (organization_id, id)
);
create unique index billing_event_once on billing_event
  (organization_id, feature_id, coalesce(event_name, ''), idempotency_key)
  where idempotency_key is not null;
create index billing_event_by_time on billing_event (organization_id, feature_id, at_ms);
call house.protect('billing_event');
revoke update, delete on billing_event from shelfcount_app;

-- Every movement of every balance. The rows of a balance add up to it.
create table billing_ledger (
  organization_id uuid not null references billing_customer on delete cascade,
  id bigint generated always as identity,
  balance_id uuid not null,
  feature_id text not null,
  delta numeric not null,
  reason text not null,
  event_id uuid,
  at_ms bigint not null,
  primary key (organization_id, balance_id, id)
);
call house.protect('billing_ledger');
revoke update, delete on billing_ledger from shelfcount_app;

create table billing_entity (
  organization_id uuid not null references billing_customer on delete cascade,
  id text not null,
  feature_id text not null,
  name text,
  created_at_ms bigint not null,
  primary key (organization_id, id)
);
call house.protect('billing_entity');
call house.track('billing_entity', 'o', 'organization_id');

create table billing_invoice (
  organization_id uuid not null references billing_customer on delete cascade,
  id uuid not null,
  product_ids text[] not null,
  attached_id uuid,
  lines jsonb not null,
  total numeric not null,
  currency text not null,
  status text not null check (status in ('paid', 'open', 'void')),
  provider_id text,
  created_at_ms bigint not null,
  primary key (organization_id, id)
);
call house.protect('billing_invoice');
call house.track('billing_invoice', 'o', 'organization_id');

-- Money that changed hands, named by what it was for: the key is why nobody pays twice.
create table billing_payment (
  organization_id uuid not null references billing_customer on delete cascade,
  id text not null,
  invoice_id uuid not null,
  amount numeric not null,
  currency text not null,
  at_ms bigint not null,
  primary key (organization_id, id)
);
call house.protect('billing_payment');
revoke update, delete on billing_payment from shelfcount_app;

-- A page where somebody pays. Of those for a plan, one at most is open.
create table billing_checkout (
  organization_id uuid not null references billing_customer on delete cascade,
  id text not null,
  mode text not null check (mode in ('subscription', 'payment', 'setup')),
  status text not null check (status in ('open', 'complete', 'expired')),
  request jsonb not null,
  total numeric not null,
  currency text not null,
  success_url text not null,
  cancel_url text not null,
  provider_url text,
  created_at_ms bigint not null,
  expires_at_ms bigint not null,
  primary key (organization_id, id)
);
create unique index billing_checkout_open on billing_checkout (organization_id)
  where status = 'open' and mode = 'subscription';
call house.protect('billing_checkout');
call house.track('billing_checkout', 'o', 'organization_id');

-- What is being done at the provider. One at a time: whoever comes second is told so, and what a crash
-- left behind is finished under the same name, which the provider knows.
create table billing_operation (
  organization_id uuid not null references billing_customer on delete cascade,
  id uuid not null,
  kind text not null,
  request jsonb not null,
  status text not null check (status in ('pending', 'done', 'failed')),
  created_at_ms bigint not null,
  primary key (organization_id, id)
);
create unique index billing_operation_pending on billing_operation (organization_id)
  where status = 'pending';
call house.protect('billing_operation');
call house.track('billing_operation', 'o', 'organization_id');

-- Who was brought by whom, once on either side.
create table billing_redemption (
  organization_id uuid not null references billing_customer on delete cascade,
  program_id text not null,
  id uuid not null,
  code text not null,
  referrer_id uuid not null,
  reward_applied boolean not null,
  created_at_ms bigint not null,
  primary key (organization_id, program_id)
);
call house.protect('billing_redemption');
call house.track('billing_redemption', 'o', 'organization_id');

create table billing_referral (
  organization_id uuid not null references billing_customer on delete cascade,
  redemption_id uuid not null,
  program_id text not null,
  redeemer_id uuid not null,
  redeemer_name text,
  reward_applied boolean not null,
  created_at_ms bigint not null,
  primary key (organization_id, redemption_id)
);
call house.protect('billing_referral');
call house.track('billing_referral', 'o', 'organization_id');

-- Codes are found by whoever has them, from any organization; the counter is what holds the maximum.
create table house.referral_code (
  code text primary key,
  owner_id uuid not null references organization on delete cascade,
  program_id text not null,
  redemptions integer not null default 0,
  created_at_ms bigint not null,
  unique (owner_id, program_id)
);
grant select, insert, update on house.referral_code to shelfcount_app;

-- One trial per browser, whoever it signs up as.
create table house.trial_fingerprint (
  product_id text not null,
  fingerprint text not null,
  owner_id uuid not null,
  primary key (product_id, fingerprint)
);
grant select, insert on house.trial_fingerprint to shelfcount_app;

-- True when this customer has it now, false when another one had it before.
create function house.claim_trial(product text, print text, claimant uuid)
returns boolean language sql as $$
  insert into house.trial_fingerprint (product_id, fingerprint, owner_id)
  values (product, print, claimant) on conflict do nothing;
  select owner_id = claimant from house.trial_fingerprint
  where product_id = product and fingerprint = print;
$$;

create function house.trials_taken(print text, claimant uuid)
returns setof text language sql stable as $$
  select product_id from house.trial_fingerprint where fingerprint = print and owner_id <> claimant;
$$;

-- The code of a customer in a program, made from the candidate when there is none yet.
create function house.referral_code_of(referrer uuid, program text, candidate text, now_ms bigint)
returns table (code text, created_at_ms bigint) language sql as $$
  insert into house.referral_code (code, owner_id, program_id, created_at_ms)
  values (candidate, referrer, program, now_ms) on conflict do nothing;
  select code, created_at_ms from house.referral_code
  where owner_id = referrer and program_id = program;
$$;

create function house.find_referral_code(wanted text)
returns table (owner_id uuid, program_id text) language sql stable as $$
  select owner_id, program_id from house.referral_code where code = wanted;
$$;

-- The row is what parallel redemptions wait for; false when there have been enough.
create function house.count_redemption(wanted text, most integer)
returns boolean language sql as $$
  with counted as (
    update house.referral_code set redemptions = redemptions + 1
    where code = wanted and redemptions < most returning 1
  )
  select exists (select from counted);
$$;

-- Billing. The customer is the organization.

-- The account that an organization is billed by. Times of billing are milliseconds of the customer's own clock,
-- which can be ahead of everybody else's in the sandbox.
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
  revision bigint not null default 0,
  created_at_ms bigint not null
);
create unique index billing_customer_by_provider on billing_customer (provider_customer_id)
  where provider_customer_id is not null;
call app.protect('billing_customer');
call app.track('billing_customer', 'o', 'organization_id');
create trigger forget_history after delete on billing_customer
  for each row execute function app.forget_billing_history();
create trigger end_at_provider after delete on billing_customer
  for each row execute function app.end_at_provider();

-- A plan or an extra that a customer has, had or will have.
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
create index billing_product_attached on billing_product (organization_id) where status <> 'expired';
create index billing_product_to_tell on billing_product (status)
  where status in ('trialing', 'past_due');
call app.protect('billing_product');
call app.track('billing_product', 'o', 'organization_id');

-- How much of a feature a customer has left.
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
  -- Until then nothing else has a say about its feature: usage is one update of this row, which says how far the
  -- clock of the customer is ahead as well, because whoever waited for the row sees what is in it now.
  alone_until_ms bigint not null default 0,
  clock_ahead_ms bigint not null default 0,
  primary key (organization_id, id),
  foreign key (organization_id, attached_id) references billing_product on delete cascade
) with (fillfactor = 80);
create index billing_balance_by_feature on billing_balance (organization_id, feature_id);
call app.protect('billing_balance');
call app.track('billing_balance', 'o', 'organization_id');
-- Usage changes one balance: its scope is said for the row, without a table of what was and what is.
create or replace trigger log_update after update on billing_balance
  for each row execute function app.log_one_billing_balance();

-- Every use of a feature that was reported. Events and movements go with their customer by a trigger: a
-- foreign key would look at the customer's row, and share a lock on it, for every unit that is used.
create table billing_event (
  organization_id uuid not null,
  id uuid not null,
  feature_id text not null,
  event_name text,
  entity_id text,
  value numeric not null,
  idempotency_key text,
  properties jsonb not null default '{}',
  at_ms bigint not null,
  primary key (organization_id, feature_id, at_ms, id)
);
create unique index billing_event_once on billing_event
  (organization_id, feature_id, coalesce(event_name, ''), idempotency_key)
  where idempotency_key is not null;
call app.protect('billing_event');
revoke update, delete on billing_event from shelfcount_app;

-- Every movement of every balance. The rows of a balance add up to it.
create table billing_ledger (
  organization_id uuid not null,
  id bigint generated always as identity,
  balance_id uuid not null,
  feature_id text not null,
  delta numeric not null,
  reason text not null,
  event_id uuid,
  at_ms bigint not null,
  primary key (organization_id, balance_id, id)
);
call app.protect('billing_ledger');
revoke update, delete on billing_ledger from shelfcount_app;

-- What a plan is counted by, such as a seat.
create table billing_entity (
  organization_id uuid not null references billing_customer on delete cascade,
  id text not null,
  feature_id text not null,
  name text,
  created_at_ms bigint not null,
  primary key (organization_id, id)
);
call app.protect('billing_entity');
call app.track('billing_entity', 'o', 'organization_id');

-- What a customer was asked to pay, line by line.
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
  -- Money that went back: to the card or lost to the bank, and as credit of a credit note.
  refunded numeric not null default 0,
  credited numeric not null default 0,
  primary key (organization_id, id)
);
call app.protect('billing_invoice');
call app.track('billing_invoice', 'o', 'organization_id');

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
call app.protect('billing_payment');
revoke update, delete on billing_payment from shelfcount_app;

-- A page where somebody pays. Of those for a plan, one at most is open, and one that is only shown beside its
-- price.
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
  offered boolean not null default false,
  primary key (organization_id, id)
);
create unique index billing_checkout_open on billing_checkout (organization_id, offered)
  where status = 'open' and mode = 'subscription';
call app.protect('billing_checkout');
call app.track('billing_checkout', 'o', 'organization_id');

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
call app.protect('billing_operation');
call app.track('billing_operation', 'o', 'organization_id');

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
call app.protect('billing_redemption');
call app.track('billing_redemption', 'o', 'organization_id');

-- Customers that a customer has brought. The other side of billing_redemption.
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
call app.protect('billing_referral');
call app.track('billing_referral', 'o', 'organization_id');

-- Codes that bring customers. They are found by whoever has them, from any organization; the counter is what holds the maximum.
create table app.referral_code (
  code text primary key,
  owner_id uuid not null references organization on delete cascade,
  program_id text not null,
  redemptions integer not null default 0,
  created_at_ms bigint not null,
  unique (owner_id, program_id)
);
grant select, insert, update on app.referral_code to shelfcount_app;

-- One trial per browser, whoever it signs up as.
create table app.trial_fingerprint (
  product_id text not null,
  fingerprint text not null,
  owner_id uuid not null,
  primary key (product_id, fingerprint)
);
grant select, insert on app.trial_fingerprint to shelfcount_app;

-- What owners were told by mail, each once: of a payment that did not go through, and of a trial that is about
-- to end.
create table billing_notice (
  organization_id uuid not null,
  attached_id uuid not null,
  kind text not null check (kind in ('payment_failed', 'trial_ending')),
  -- Since when the payment is missing, or when the trial ends, by the customer's clock.
  about_ms bigint not null,
  told_at timestamptz not null default now(),
  primary key (organization_id, attached_id, kind, about_ms),
  foreign key (organization_id, attached_id) references billing_product on delete cascade
);
call app.protect('billing_notice');
call app.track('billing_notice', 'o', 'organization_id');

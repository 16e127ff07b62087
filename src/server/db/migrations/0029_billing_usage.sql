-- Usage looks at one row. Until when nothing else has a say stands in the balance itself, by the clock of
-- the server, and so does how far the customer's own clock is ahead: whoever waited for the row sees what
-- is in it now, which a look at the customer beside it would not.
alter table billing_balance
  add column alone_until_ms bigint not null default 0,
  add column clock_ahead_ms bigint not null default 0,
  drop column alone;
alter table billing_customer drop column quiet_until_ms;

-- Usage changes one balance: its scope is said for the row, without a table of what was and what is.
drop trigger log_update on billing_balance;
create function house.log_one_billing_balance() returns trigger language plpgsql as $$
begin
  insert into house.change_log (keys) values (array['billing_balance/o/' || new.organization_id]);
  return null;
end $$;
create trigger log_update after update on billing_balance
  for each row execute function house.log_one_billing_balance();

-- Events are read by feature and time; their names are made here and need no index of their own.
alter table billing_event
  drop constraint billing_event_pkey,
  add primary key (organization_id, feature_id, at_ms, id);
drop index billing_event_by_time;

create or replace function house.take_billing(
  customer uuid, feature text, taken numeric, now_ms bigint,
  event uuid, event_name text, idempotency_key text, properties jsonb
) returns boolean language plpgsql as $$
declare
  row_id uuid;
  moment bigint;
  -- An assignment: a query of its own for it would cost more than it does.
  scope text := set_config('app.organization_id', customer::text, true);
begin
  update billing_balance b
  set balance = b.balance - taken
  where b.organization_id = customer and b.feature_id = feature and b.alone_until_ms > now_ms
    and (b.floor is null or b.balance - taken >= b.floor)
  returning b.id, now_ms + b.clock_ahead_ms into row_id, moment;
  if row_id is null then return false; end if;
  insert into billing_event
    (organization_id, id, feature_id, event_name, value, idempotency_key, properties, at_ms)
  values (customer, event, feature, take_billing.event_name, taken, take_billing.idempotency_key,
    take_billing.properties, moment);
  insert into billing_ledger
    (organization_id, balance_id, feature_id, delta, reason, event_id, at_ms)
  values (customer, row_id, feature, -taken, 'usage', event, moment);
  return true;
end $$;

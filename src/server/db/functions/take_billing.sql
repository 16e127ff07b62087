-- Usage in one call: the scope is entered inside, so that it is one statement and one round trip. The row
-- is locked by the update and looked at again after waiting, so that its floor holds whatever happens
-- beside it. False: there is more to consider, and nothing was done.
create or replace function app.take_billing(
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

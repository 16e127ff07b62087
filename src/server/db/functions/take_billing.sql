-- Deducts usage in one statement and one round trip; it enters the scope itself. The update locks the row and checks
-- it again after waiting, so that its floor holds under concurrency. False if the full path has to decide; nothing
-- was done then.
create or replace function app.take_billing(
  customer uuid, feature text, taken numeric, now_ms bigint,
  event uuid, event_name text, idempotency_key text, properties jsonb
) returns boolean language plpgsql as $$
declare
  row_id uuid;
  moment bigint;
  -- An assignment, because a separate query would take longer than the work itself.
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

-- Usage in one call: the scope is entered inside, so that it is one statement and one round trip. The row
-- is locked by the update and looked at again after waiting, so that its floor holds whatever happens
-- beside it. False: there is more to consider, and nothing was done.
create function house.take_billing(
  customer uuid, feature text, taken numeric, now_ms bigint,
  event uuid, event_name text, idempotency_key text, properties jsonb
) returns boolean language plpgsql as $$
declare
  row_id uuid;
  moment bigint;
begin
  perform set_config('app.organization_id', customer::text, true);
  update billing_balance b
  set balance = b.balance - taken
  from billing_customer c
  where b.organization_id = customer and b.feature_id = feature and b.alone
    and (b.floor is null or b.balance - taken >= b.floor)
    and c.organization_id = customer and c.quiet_until_ms > now_ms + c.clock_ahead_ms
  returning b.id, now_ms + c.clock_ahead_ms into row_id, moment;
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

-- Events and movements go with their customer. By hand, because a foreign key would look at the
-- customer's row, and share a lock on it, for every unit that is used.
alter table billing_event drop constraint billing_event_organization_id_fkey;
alter table billing_ledger drop constraint billing_ledger_organization_id_fkey;

create function house.forget_billing_history() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
declare before text := coalesce(current_setting('app.operator', true), '');
begin
  perform set_config('app.operator', 'on', true);
  delete from billing_event where organization_id = old.organization_id;
  delete from billing_ledger where organization_id = old.organization_id;
  perform set_config('app.operator', before, true);
  return null;
end $$;
create trigger forget_history after delete on billing_customer
  for each row execute function house.forget_billing_history();

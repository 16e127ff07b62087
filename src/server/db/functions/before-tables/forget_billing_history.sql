-- Deletes events and ledger entries with their customer.
create or replace function app.forget_billing_history() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
declare before text := coalesce(current_setting('app.operator', true), '');
begin
  perform set_config('app.operator', 'on', true);
  delete from billing_event where organization_id = old.organization_id;
  delete from billing_ledger where organization_id = old.organization_id;
  perform set_config('app.operator', before, true);
  return null;
end $$;

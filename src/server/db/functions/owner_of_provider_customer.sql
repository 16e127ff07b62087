-- The organization a customer of the payment provider belongs to, in any tenant.
create or replace function app.owner_of_provider_customer(wanted text)
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

revoke execute on function app.owner_of_provider_customer from public;
grant execute on function app.owner_of_provider_customer to shelfcount_app;

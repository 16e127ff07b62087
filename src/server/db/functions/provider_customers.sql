-- Every organization that is a customer at the payment provider.
create or replace function app.provider_customers()
returns table (organization_id uuid, provider_customer_id text)
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform set_config('app.operator', 'on', true);
  return query select c.organization_id, c.provider_customer_id from billing_customer c
    where c.provider_customer_id is not null order by c.created_at_ms, c.organization_id;
  perform set_config('app.operator', '', true);
end $$;

revoke execute on function app.provider_customers from public;
grant execute on function app.provider_customers to shelfcount_app;

-- Stops billing at the provider for a deleted organization.
create or replace function app.end_at_provider() returns trigger language plpgsql as $$
begin
  if old.provider_customer_id is not null then
    perform app.enqueue('forget-provider-customer',
      json_build_object('customerId', old.provider_customer_id),
      'forget ' || old.provider_customer_id);
  end if;
  return null;
end $$;

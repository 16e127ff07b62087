-- Provider events as the operator sees them, without the payload, which contains names of people.
create or replace function app.platform_provider_events(most integer)
returns table (
  id text, type text, customer_id text, organization text, status text, attempts integer,
  problem text, created_at timestamptz, received_at timestamptz, handled_at timestamptz
)
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform set_config('app.operator', 'on', true);
  return query
  select e.id, e.type, e.customer_id, o.name, e.status, e.attempts, e.problem, e.created_at,
    e.received_at, e.handled_at
  from app.provider_event e left join organization o on o.id = e.owner_id
  order by e.received_at desc, e.id limit most;
  perform set_config('app.operator', '', true);
end $$;

revoke execute on function app.platform_provider_events from public;
grant execute on function app.platform_provider_events to shelfcount_app;

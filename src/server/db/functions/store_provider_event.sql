-- Stores a provider event and enqueues its job in the same transaction. False if the event was stored before.
create or replace function app.store_provider_event(
  event_id text, event_type text, customer text, body jsonb, happened_at timestamptz
) returns boolean language plpgsql as $$
begin
  insert into app.provider_event (id, type, customer_id, payload, created_at)
  values (event_id, event_type, customer, body, happened_at)
  on conflict do nothing;
  if not found then return false; end if;
  perform app.enqueue('handle-provider-event', json_build_object('eventId', event_id),
    'provider-event ' || event_id);
  return true;
end $$;

-- Handles a provider event again. False if there is no such event.
create or replace function app.platform_replay_event(event_id text)
returns boolean language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update app.provider_event set status = 'waiting', problem = null, handled_at = null
  where id = event_id;
  if not found then return false; end if;
  perform app.enqueue('handle-provider-event', json_build_object('eventId', event_id),
    'provider-event ' || event_id);
  return true;
end $$;

revoke execute on function app.platform_replay_event from public;
grant execute on function app.platform_replay_event to shelfcount_app;

-- Writes an event if an endpoint of the organization wants to be told of such events. Costs a look into a small table
-- where none does.
create or replace function app.tell_webhooks(
  organization uuid, event_type text, audit uuid, facts jsonb
) returns void language plpgsql security definer set search_path = public, pg_catalog as $$
declare before text := coalesce(current_setting('app.operator', true), '');
begin
  perform set_config('app.operator', 'on', true);
  insert into webhook_event (organization_id, id, type, audit_id, data)
  select organization, gen_random_uuid(), event_type, audit, facts
  where exists (
    select from webhook_endpoint e
    where e.organization_id = organization and e.state <> 'disabled'
      and event_type = any(e.events));
  perform set_config('app.operator', before, true);
end $$;

revoke execute on function app.tell_webhooks from public;
grant execute on function app.tell_webhooks to shelfcount_app;

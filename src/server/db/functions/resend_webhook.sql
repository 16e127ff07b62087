-- Queues a delivery once more, at the end of its line. False if there is none; one that waits already stays where it is.
-- In the scope of the organization.
create or replace function app.resend_webhook(endpoint uuid, event uuid)
returns boolean language plpgsql as $$
declare
  organization uuid := nullif(current_setting('app.organization_id', true), '')::uuid;
  found_line uuid;
begin
  select d.line into found_line from webhook_delivery d
  where d.organization_id = organization and d.endpoint_id = endpoint and d.event_id = event;
  if not found then return false; end if;
  -- First, as everywhere: whoever holds it gives out positions.
  insert into webhook_line as l (organization_id, endpoint_id, line)
  values (organization, endpoint, found_line)
  on conflict (organization_id, endpoint_id, line) do update set version = l.version + 1;
  update webhook_delivery d set state = 'waiting', position = default
  where d.organization_id = organization and d.endpoint_id = endpoint and d.event_id = event
    and d.state <> 'waiting';
  return true;
end $$;

grant execute on function app.resend_webhook to shelfcount_app;

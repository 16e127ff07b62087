-- Deletes a batch of what is older than a moment or belongs to no endpoint any more, in every organization, and returns
-- how much that was. Only for the owner of the tables.
create or replace function app.clean_up_webhooks(before timestamptz, batch integer)
returns integer language plpgsql as $$
declare
  dropped integer;
  gone integer := 0;
begin
  perform set_config('app.operator', 'on', true);
  with old as (
    select d.organization_id, d.endpoint_id, d.event_id from webhook_delivery d
    where d.created_at < before or not exists (
      select from webhook_endpoint e
      where e.organization_id = d.organization_id and e.id = d.endpoint_id)
    limit batch
  ), attempts as (
    delete from webhook_attempt t using old
    where t.organization_id = old.organization_id and t.endpoint_id = old.endpoint_id
      and t.event_id = old.event_id
  )
  delete from webhook_delivery d using old
  where d.organization_id = old.organization_id and d.endpoint_id = old.endpoint_id
    and d.event_id = old.event_id;
  get diagnostics dropped = row_count;
  gone := gone + dropped;

  delete from webhook_event v using (
    select w.organization_id, w.id from webhook_event w where w.at < before limit batch
  ) old
  where v.organization_id = old.organization_id and v.id = old.id;
  get diagnostics dropped = row_count;
  gone := gone + dropped;

  -- A line without deliveries goes by itself when it is looked at; that of a removed endpoint nobody looks at.
  delete from webhook_line l using (
    select k.organization_id, k.endpoint_id, k.line from webhook_line k
    where not exists (
      select from webhook_endpoint e
      where e.organization_id = k.organization_id and e.id = k.endpoint_id)
    limit batch
  ) old
  where l.organization_id = old.organization_id and l.endpoint_id = old.endpoint_id
    and l.line = old.line;
  get diagnostics dropped = row_count;
  gone := gone + dropped;
  perform set_config('app.operator', '', true);
  return gone;
end $$;

revoke execute on function app.clean_up_webhooks from public;

-- Queues an event for every endpoint that wants it. The row of the line is locked first, in the order of endpoints, so
-- that positions within a line follow the order of commits.
create or replace function app.spread_webhook_event() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
declare before text := coalesce(current_setting('app.operator', true), '');
begin
  perform set_config('app.operator', 'on', true);
  with held as (
    insert into webhook_line as l (organization_id, endpoint_id, line)
    select e.organization_id, e.id, coalesce(new.audit_id, new.id)
    from webhook_endpoint e
    where e.organization_id = new.organization_id and e.state <> 'disabled'
      and case when new.endpoint_id is null then new.type = any(e.events)
        else e.id = new.endpoint_id end
    order by e.id
    on conflict (organization_id, endpoint_id, line) do update set version = l.version + 1
    returning l.organization_id, l.endpoint_id, l.line
  )
  insert into webhook_delivery (organization_id, endpoint_id, event_id, line)
  select h.organization_id, h.endpoint_id, new.id, h.line from held h;
  perform set_config('app.operator', before, true);
  return null;
end $$;

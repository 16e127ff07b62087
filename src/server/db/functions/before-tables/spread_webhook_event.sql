-- Queues an event for every endpoint that wants it. The row of the line is locked first, in the order of endpoints, so
-- that positions within a line follow the order of commits.
create or replace function app.spread_webhook_event() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
declare before text := coalesce(current_setting('app.operator', true), '');
begin
  perform set_config('app.operator', 'on', true);
  with wanted as materialized (
    select e.organization_id, e.id, coalesce(new.audit_id, new.id) as line
    from webhook_endpoint e
    where e.organization_id = new.organization_id and e.state <> 'disabled'
      and case when new.endpoint_id is null then new.type = any(e.events)
        else e.id = new.endpoint_id end
  ), ours as materialized (
    -- Locked by this transaction for an event of before. Changed once more for each event, a row would leave as many
    -- versions behind, and each look would go through all of them.
    select l.organization_id, l.endpoint_id, l.line
    from wanted w cross join lateral (
      -- In this form only the primary key fits; the index of what is due would be as cheap to an empty table, and
      -- would go through all lines of the endpoint in a full one.
      select k.organization_id, k.endpoint_id, k.line, k.xmin as changed_by from webhook_line k
      where k.organization_id = w.organization_id and k.endpoint_id = w.id
        and k.line >= w.line and k.line <= w.line
      order by k.organization_id, k.endpoint_id, k.line limit 1
    ) l
    where l.changed_by = pg_current_xact_id()::xid
  ), held as (
    insert into webhook_line as l (organization_id, endpoint_id, line)
    select w.organization_id, w.id, w.line
    from wanted w
    where not exists (select from ours o where o.endpoint_id = w.id)
    order by w.id
    on conflict (organization_id, endpoint_id, line) do update set version = l.version + 1
    returning l.organization_id, l.endpoint_id, l.line
  )
  insert into webhook_delivery (organization_id, endpoint_id, event_id, line)
  select h.organization_id, h.endpoint_id, new.id, h.line
  from (select * from held union all select * from ours) h;
  perform set_config('app.operator', before, true);
  return null;
end $$;

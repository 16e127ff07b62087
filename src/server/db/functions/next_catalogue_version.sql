-- One version per transaction. The row stays locked until the commit, so that versions become visible in order: a
-- reader who has seen one version has not missed an earlier one.
create or replace function app.next_catalogue_version(organization uuid) returns bigint
language plpgsql as $$
declare reached bigint;
begin
  select v.version into reached from catalogue_version v
  where v.organization_id = organization and v.xmin = pg_current_xact_id()::xid;
  if found then return reached; end if;
  insert into catalogue_version as v (organization_id) values (organization)
  on conflict (organization_id) do update set version = v.version + 1
  returning v.version into reached;
  return reached;
end $$;

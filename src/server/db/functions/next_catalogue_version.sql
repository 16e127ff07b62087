-- One version for each transaction. The row is held until the commit, so versions become visible in their
-- order, and nobody who has read one has missed an earlier one.
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

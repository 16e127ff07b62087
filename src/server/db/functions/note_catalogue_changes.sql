-- Records that these items have changed: in the organization, or at their usual places in a store.
create or replace function app.note_catalogue_changes(organization uuid, place uuid, items uuid[])
returns void language plpgsql as $$
declare reached bigint;
begin
  -- The organization is being deleted, and its items with it.
  if not exists (select from organization o where o.id = organization) then return; end if;
  reached := app.next_catalogue_version(organization);
  insert into catalogue_change as c (organization_id, place_id, item_id, version)
  select organization, place, item, reached from unnest(items) as item
  on conflict (organization_id, item_id, place_id) do update set version = excluded.version
  where c.version <> excluded.version;
end $$;

-- Records that a former owner has worked in all stores.
create or replace function app.owner_ended() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform app.note_former_store(old.user_id, old.organization_id, null);
  return null;
end $$;

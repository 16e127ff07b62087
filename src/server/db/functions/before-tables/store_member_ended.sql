-- Records that a person removed from a store's team has worked there.
create or replace function app.store_member_ended() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform app.note_former_store(old.user_id, old.organization_id, old.store_id);
  return null;
end $$;

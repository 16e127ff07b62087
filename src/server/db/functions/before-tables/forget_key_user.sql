-- The user that a key acts under goes with the key.
create or replace function app.forget_key_user() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from auth."user" where id = old.user_id;
  return null;
end $$;

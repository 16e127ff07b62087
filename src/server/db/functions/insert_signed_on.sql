-- Creates a person whom an identity provider vouches for. They have no password.
create or replace function app.insert_signed_on(person text, person_name text, address text) returns void
language sql security definer set search_path = pg_catalog as $$
  insert into auth."user" (id, name, email, "emailVerified") values (person, person_name, address, true)
$$;

revoke execute on function app.insert_signed_on from public;
grant execute on function app.insert_signed_on to shelfcount_app;

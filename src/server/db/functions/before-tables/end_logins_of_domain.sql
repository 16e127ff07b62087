-- Ends the logins that an identity provider has opened for addresses of a domain that is no longer proved.
create or replace function app.end_logins_of_domain() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from auth.session l using auth."user" u
  where l."signedOnTo" = old.organization_id and u.id = l."userId"
    and lower(split_part(u.email, '@', 2)) = old.domain;
  return null;
end $$;

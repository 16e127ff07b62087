-- Ends the logins that an identity provider has opened.
create or replace function app.end_logins_of_provider() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from auth.session where "signedOnTo" = new.organization_id and "signedOnBy" = new.id;
  return null;
end $$;

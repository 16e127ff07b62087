-- Ends the logins of a person that the identity provider of an organization has opened.
create or replace function app.end_signed_on(person text, organization uuid) returns void
language sql security definer set search_path = pg_catalog as $$
  delete from auth.session where "userId" = person and "signedOnTo" = organization
$$;

revoke execute on function app.end_signed_on from public;
grant execute on function app.end_signed_on to shelfcount_app;

-- Gives an account whose address nobody has confirmed to whom the address belongs. Whoever made it keeps no way in.
create or replace function app.take_over_unconfirmed(person text) returns void
language plpgsql security definer set search_path = pg_catalog as $$
begin
  update auth."user" set "emailVerified" = true where id = person and not "emailVerified";
  if not found then return; end if;
  delete from auth.account where "userId" = person;
  delete from auth."twoFactor" where "userId" = person;
  update auth."user" set "twoFactorEnabled" = false where id = person and "twoFactorEnabled";
  delete from auth.passkey where "userId" = person;
  delete from auth.known_device where user_id = person;
  delete from auth.verification where value = person;
  delete from auth.session where "userId" = person;
end $$;

revoke execute on function app.take_over_unconfirmed from public;
grant execute on function app.take_over_unconfirmed to shelfcount_app;

-- Makes an account of somebody who came by a day pass: they stay the same person, and what they counted stays theirs.
-- Nobody has confirmed the address yet. False for somebody who has an account.
create or replace function app.keep_helper(helper text, account text, address text, password_hash text) returns boolean
language plpgsql security definer set search_path = pg_catalog as $$
begin
  update auth."user" set email = address, "dayPass" = 'past', "updatedAt" = now()
  where id = helper and "dayPass" = 'only';
  if not found then return false; end if;
  insert into auth.account (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
  values (account, helper, 'credential', helper, password_hash, now(), now());
  return true;
end $$;

revoke execute on function app.keep_helper from public;
grant execute on function app.keep_helper to shelfcount_app;

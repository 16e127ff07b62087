-- Creates a person who has no account. Their address has no domain, so that nobody can sign up with it, and no mail
-- reaches it; without a password they cannot sign in.
create or replace function app.insert_helper(helper text, helper_name text) returns void
language sql security definer set search_path = pg_catalog as $$
  insert into auth."user" (id, name, email, "dayPass")
  values (helper, helper_name, helper || '@day-pass', 'only')
$$;

revoke execute on function app.insert_helper from public;
grant execute on function app.insert_helper to shelfcount_app;

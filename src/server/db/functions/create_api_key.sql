-- Makes a key together with the user that it acts under. Called in the scope of its organization.
create or replace function app.create_api_key(
  organization uuid, key uuid, key_user text, key_name text, hash text, hint text,
  scopes text[], stores uuid[], maker text, ends timestamptz)
returns void language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  insert into auth."user" (id, name, email)
  values (key_user, key_name || ' (API key)', 'key-' || key || '@keys.invalid');
  insert into api_key (organization_id, id, user_id, name, secret_hash, hint, scopes, store_ids, created_by, expires_at)
  values (organization, key, key_user, key_name, hash, create_api_key.hint, create_api_key.scopes, stores, maker, ends);
end $$;

revoke execute on function app.create_api_key from public;
grant execute on function app.create_api_key to shelfcount_app;

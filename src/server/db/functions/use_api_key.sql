-- The key of a secret, by its hash, if it still holds. Notes that it was used, once a minute at most.
create or replace function app.use_api_key(hash text)
returns table (id uuid, user_id text, organization_id uuid, scopes text[])
language plpgsql security definer set search_path = public, pg_catalog as $$
#variable_conflict use_column
declare found_key api_key;
begin
  perform set_config('app.operator', 'on', true);
  select * into found_key from api_key k
  where k.secret_hash = hash and k.revoked_at is null and (k.expires_at is null or k.expires_at > now());
  if found_key.id is not null then
    update api_key k set last_used_at = now()
    where k.organization_id = found_key.organization_id and k.id = found_key.id
      and (k.last_used_at is null or k.last_used_at < now() - interval '1 minute');
    return query select found_key.id, found_key.user_id, found_key.organization_id, found_key.scopes;
  end if;
  perform set_config('app.operator', '', true);
end $$;

revoke execute on function app.use_api_key from public;
grant execute on function app.use_api_key to shelfcount_app;

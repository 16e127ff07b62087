-- The organization whose directory has this secret, by its hash. Notes that it was used, once a minute at most.
create or replace function app.use_scim_token(hash text) returns uuid
language plpgsql security definer set search_path = public, pg_catalog as $$
declare found_organization uuid;
begin
  perform set_config('app.operator', 'on', true);
  select t.organization_id into found_organization from scim_token t where t.secret_hash = hash;
  update scim_token t set last_used_at = now()
  where t.organization_id = found_organization
    and (t.last_used_at is null or t.last_used_at < now() - interval '1 minute');
  perform set_config('app.operator', '', true);
  return found_organization;
end $$;

revoke execute on function app.use_scim_token from public;
grant execute on function app.use_scim_token to shelfcount_app;

-- A key as the viewer that it acts as, in the form of app.open_mutation. Null if it was revoked or has ended.
create or replace function app.api_key_viewer(wanted_user text, key uuid)
returns json language plpgsql security definer set search_path = public, pg_catalog as $$
declare viewer json;
begin
  perform set_config('app.operator', 'on', true);
  select json_build_object('email', u.email, 'user_role', null, 'scopes', k.scopes,
    'expires_ms', floor(extract(epoch from k.expires_at) * 1000), 'memberships',
    json_build_array(json_build_object(
      'organization_id', k.organization_id,
      -- Owners act as managers in every store; scopes say what of that a key may do.
      'role', case when k.store_ids is null then 'owner' else 'member' end,
      'suspended_reason', o.suspended_reason,
      'stores', coalesce((
        select json_agg(json_build_object('storeId', s.store_id, 'role', 'manager') order by s.store_id)
        from unnest(k.store_ids) s (store_id)), '[]'))))
  into viewer
  from api_key k
  join auth."user" u on u.id = k.user_id
  join organization o on o.id = k.organization_id
  where k.user_id = wanted_user and k.id = key
    and k.revoked_at is null and (k.expires_at is null or k.expires_at > now());
  perform set_config('app.operator', '', true);
  return viewer;
end $$;

revoke execute on function app.api_key_viewer from public;
grant execute on function app.api_key_viewer to shelfcount_app;

-- The organization and its identity provider that people with addresses of a domain sign in by, if there is one.
create or replace function app.sign_on_for(wanted_domain text)
returns table (organization_id uuid, provider_id uuid)
language plpgsql security definer set search_path = public, pg_catalog as $$
#variable_conflict use_column
begin
  perform set_config('app.operator', 'on', true);
  return query
    select p.organization_id, p.id
    from organization_domain d
    join identity_provider p on p.organization_id = d.organization_id
    where d.domain = wanted_domain and d.proved_at is not null and p.is_on;
  perform set_config('app.operator', '', true);
end $$;

revoke execute on function app.sign_on_for from public;
grant execute on function app.sign_on_for to shelfcount_app;

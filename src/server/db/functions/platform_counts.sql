-- How many organizations there are, how many of them are suspended, and how many the words find.
create or replace function app.platform_counts(words text[])
returns table (organizations bigint, suspended bigint, found bigint)
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform set_config('app.operator', 'on', true);
  return query
  select count(*), count(o.suspended_at), count(*) filter (where app.platform_finds(words, o.id, o.name))
  from organization o where o.purpose <> 'demo';
  perform set_config('app.operator', '', true);
end $$;

revoke execute on function app.platform_counts from public;
grant execute on function app.platform_counts to shelfcount_app;

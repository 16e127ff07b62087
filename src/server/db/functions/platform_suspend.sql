-- Suspends an organization, or restores it if no reason is given. False if there is no such organization.
create or replace function app.platform_suspend(target uuid, reason text)
returns boolean language plpgsql security definer set search_path = public, pg_catalog as $$
declare done boolean;
begin
  perform set_config('app.operator', 'on', true);
  update organization
  set suspended_at = case when reason is null then null else now() end, suspended_reason = reason
  where id = target;
  done := found;
  perform set_config('app.operator', '', true);
  return done;
end $$;

revoke execute on function app.platform_suspend from public;
grant execute on function app.platform_suspend to shelfcount_app;

-- Enters the scope of the user of a key and returns the viewer that it acts as, as app.viewer does for a login.
create or replace function app.enter_api_key(wanted_user text, key uuid)
returns json volatile language plpgsql as $$
begin
  perform set_config('app.organization_id', '', true), set_config('app.user_id', wanted_user, true),
    set_config('app.token_hash', '', true), set_config('app.email', '', true);
  return app.api_key_viewer(wanted_user, key);
end $$;

grant execute on function app.enter_api_key to shelfcount_app;

-- Lets users read their own rows of a table in every organization (memberships).
create or replace procedure app.share_with_user(target regclass)
language plpgsql as $$
begin
  execute format(
    'create policy user_scope on %s for select using (user_id = nullif(current_setting(''app.user_id'', true), ''''))',
    target);
end $$;

-- Tells webhooks of somebody who has joined.
create or replace function app.tell_of_member() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform app.tell_webhooks(new.organization_id, 'member.joined', null,
    jsonb_build_object('userId', new.user_id, 'role', new.role));
  return null;
end $$;

-- Tells live screens of logins that an organization has just become closed to by their age. What is closed is decided
-- whenever somebody asks; this only makes those ask again who look at a page. Returns how many there were.
create or replace function app.touch_old_logins(within interval)
returns integer language plpgsql as $$
declare told integer;
begin
  perform set_config('app.operator', 'on', true);
  update auth.session l set "byPasskey" = l."byPasskey"
  where exists (
    select from member m join organization o on o.id = m.organization_id
    where m.user_id = l."userId" and o.session_hours is not null
      and l."signedInAt" + o.session_hours * interval '1 hour' between now() - within and now());
  get diagnostics told = row_count;
  perform set_config('app.operator', '', true);
  return told;
end $$;

revoke execute on function app.touch_old_logins from public;

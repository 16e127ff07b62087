-- Day passes whose time is over, of all organizations, the oldest first. Only for the owner of the tables.
create or replace function app.day_passes_over(most integer)
returns table (organization_id uuid, audit_id uuid, user_id text) language plpgsql as $$
#variable_conflict use_column
begin
  perform set_config('app.operator', 'on', true);
  return query
    select p.organization_id, p.audit_id, p.user_id from day_pass p
    where p.ended_at is null and p.ends_at <= now()
    order by p.ends_at limit most;
  perform set_config('app.operator', '', true);
end $$;

revoke execute on function app.day_passes_over from public;

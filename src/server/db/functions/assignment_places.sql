-- Where assignments belong. That never changes, so whoever asks need not be told of changes.
create or replace function app.assignment_places(wanted uuid[])
returns table (id uuid, audit_id uuid, store_id uuid) stable language plpgsql as $$
begin
  return query select a.id, a.audit_id, a.store_id from assignment a
  where a.organization_id = nullif(current_setting('app.organization_id', true), '')::uuid
    and a.id = any(wanted);
end $$;

grant execute on function app.assignment_places to shelfcount_app;

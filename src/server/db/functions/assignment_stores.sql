-- The audit and the store of each of these assignments. They never change, so a query that reads them does not have
-- to follow the table.
create or replace function app.assignment_stores(assignment_ids uuid[])
returns table (id uuid, audit_id uuid, store_id uuid) stable language plpgsql as $$
begin
  return query select a.id, a.audit_id, a.store_id from assignment a
  where a.organization_id = nullif(current_setting('app.organization_id', true), '')::uuid
    and a.id = any(assignment_ids);
end $$;

grant execute on function app.assignment_stores to shelfcount_app;

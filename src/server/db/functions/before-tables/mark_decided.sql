-- Marks the result line of a decided item. Marks are written even if there are no lines yet: a concurrent update of the
-- lines does not see this transaction and finds the marks next time. Triggers also run when accounts are deleted, with
-- another search path.
create or replace function app.mark_decided() returns trigger
language plpgsql set search_path = public, pg_catalog as $$
begin
  if tg_op in ('INSERT', 'UPDATE') then
    insert into result_mark (organization_id, audit_id, item_id)
    select organization_id, audit_id, item_id from new_rows;
  else
    insert into result_mark (organization_id, audit_id, item_id)
    select r.organization_id, r.audit_id, r.item_id from old_rows r
    -- The audit is being deleted, and its marks with it.
    where exists (select from audit a
      where a.organization_id = r.organization_id and a.id = r.audit_id);
  end if;
  return null;
end $$;

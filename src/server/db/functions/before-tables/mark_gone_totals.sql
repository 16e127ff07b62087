-- Marks the result lines of deleted totals. Other totals are found by the progress of their assignment.
create or replace function app.mark_gone_totals() returns trigger
language plpgsql set search_path = public, pg_catalog as $$
begin
  insert into result_mark (organization_id, audit_id, item_id)
  select r.organization_id, r.audit_id, r.item_id from old_rows r
  where r.item_id is not null and exists (select from audit a
    where a.organization_id = r.organization_id and a.id = r.audit_id);
  return null;
end $$;

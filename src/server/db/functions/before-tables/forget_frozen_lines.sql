-- Deletes frozen lines with their audit.
create or replace function app.forget_frozen_lines() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from audit_line l using old_rows o
  where l.organization_id = o.organization_id and l.audit_id = o.id;
  delete from audit_line_place p using old_rows o
  where p.organization_id = o.organization_id and p.audit_id = o.id;
  delete from audit_line_label b using old_rows o
  where b.organization_id = o.organization_id and b.audit_id = o.id;
  return null;
end $$;

-- Logs changed progress: one row for each audit and store. A batch usually touches one of them.
create or replace function app.log_progress() returns trigger language plpgsql as $$
begin
  insert into app.change_log (keys)
  select array['assignment_progress/o/' || r.organization_id, 'assignment_progress/a/' || r.audit_id,
    'assignment_progress/s/' || r.store_id]
  from (select distinct organization_id, audit_id, store_id from new_rows) r;
  return null;
end $$;

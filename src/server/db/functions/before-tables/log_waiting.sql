-- Logs that the number of unresolved codes of an assignment has changed, for readers of app.waiting_codes.
create or replace function app.log_waiting() returns trigger language plpgsql as $$
begin
  insert into app.change_log (keys) values (array['waiting_codes/o/' || new.organization_id,
    'waiting_codes/a/' || new.audit_id, 'waiting_codes/s/' || new.store_id]);
  return null;
end $$;

-- Day passes end with their audit.
create or replace function app.end_day_passes() returns trigger language plpgsql as $$
begin
  update day_pass set ended_at = now(), ending = 'audit'
  where organization_id = new.organization_id and audit_id = new.id and ended_at is null;
  return null;
end $$;

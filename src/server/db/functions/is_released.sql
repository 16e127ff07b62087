-- Whether a manager has accepted an event that was set aside.
create or replace function app.is_released(organization uuid, audit uuid, event uuid)
returns boolean stable language sql as $$
  select exists (
    select from quarantine_decision d
    where d.organization_id = organization and d.audit_id = audit and d.event_id = event
      and d.accepted)
$$;

grant execute on function app.is_released to shelfcount_app;

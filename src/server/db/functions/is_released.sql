-- Whether an event has its effect: it was not held back, or a manager has let it through.
create or replace function app.is_released(organization uuid, audit uuid, event uuid)
returns boolean stable language sql as $$
  select exists (
    select from quarantine_decision d
    where d.organization_id = organization and d.audit_id = audit and d.event_id = event
      and d.accepted)
$$;

grant execute on function app.is_released to shelfcount_app;

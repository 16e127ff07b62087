-- Tells webhooks of an expected inventory that is now in force.
create or replace function app.tell_of_baseline() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform app.tell_webhooks(new.organization_id, 'baseline.imported', new.audit_id,
    jsonb_build_object('baselineId', new.id, 'storeId', new.store_id, 'auditId', new.audit_id,
      'version', new.version, 'items', new.items));
  return null;
end $$;

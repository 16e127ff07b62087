-- Tells webhooks of a shelf that was handed in or sent back.
create or replace function app.tell_of_shelf() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform app.tell_webhooks(new.organization_id, 'shelf.' || new.status, new.audit_id,
    jsonb_build_object('auditId', new.audit_id, 'assignmentId', new.id, 'storeId', new.store_id,
      'roomId', new.room_id, 'shelfId', new.shelf_id, 'round', new.round, 'pass', new.pass));
  return null;
end $$;

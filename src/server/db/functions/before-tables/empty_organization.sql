-- Deletes everything an organization has counted before the organization itself. Events go first, because the app's
-- role may not delete them otherwise; then everything that refers to stores and items.
create or replace function app.empty_organization() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from scan_event where organization_id = old.id;
  delete from count_total where organization_id = old.id;
  delete from pass_total where organization_id = old.id;
  delete from webhook_line where organization_id = old.id;
  delete from webhook_attempt where organization_id = old.id;
  delete from webhook_delivery where organization_id = old.id;
  delete from audit where organization_id = old.id;
  delete from import where organization_id = old.id;
  update store set baseline_id = null where organization_id = old.id and baseline_id is not null;
  delete from baseline where organization_id = old.id;
  return old;
end $$;

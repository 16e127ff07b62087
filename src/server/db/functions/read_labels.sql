-- Serial numbers, lots and dates read from labels, of counts that are neither undone nor set aside; of these items, or
-- of all if none are given. A serial number that was counted twice belongs to the item it was first read on.
create or replace function app.read_labels(
  organization uuid, target_audit uuid, wanted_items uuid[])
returns table (
  event_id uuid, assignment_id uuid, user_id text, line text, item_id uuid, lot text, expiry text,
  serial text, server_time timestamptz)
stable language sql as $$
  select e.id, e.assignment_id, e.user_id, coalesce(x.item_id::text, e.line),
    coalesce(e.item_id, x.item_id), e.lot, e.expiry, e.serial, e.server_time
  from scan_event e
  left join unknown_resolution x on e.item_id is null and x.organization_id = e.organization_id
    and x.audit_id = e.audit_id and x.line = e.line
  where e.organization_id = organization and e.audit_id = target_audit
    and (e.serial is not null or e.lot is not null or e.expiry is not null)
    and (wanted_items is null or e.line = any(array(
      select i.id::text from unnest(wanted_items) as i (id)
      union all
      select r.line from unknown_resolution r
      where r.organization_id = organization and r.audit_id = target_audit
        and r.item_id = any(wanted_items))))
    and e.kind in ('add', 'set') and e.effect > 0 and x.kind is distinct from 'junk'
    and (not e.quarantined or exists (
      select from quarantine_decision d
      where d.organization_id = organization and d.audit_id = target_audit and d.event_id = e.id
        and d.accepted))
    and not exists (
      select from serial_repeat r
      where r.organization_id = organization and r.audit_id = target_audit and r.event_id = e.id)
    and not exists (
      select from scan_event v
      where v.organization_id = organization and v.audit_id = target_audit and v.voids_id = e.id
        and (not v.quarantined or app.is_released(organization, target_audit, v.id)))
$$;

grant execute on function app.read_labels to shelfcount_app;

-- Marks result lines whose cost comes from the item because no baseline has one. The shared lock makes updates of
-- result lines wait: otherwise neither transaction would see the changes of the other.
create or replace function app.mark_costs() returns trigger
language plpgsql set search_path = public, pg_catalog as $$
declare
  organization uuid;
begin
  for organization in
    select distinct n.organization_id
    from new_rows n join old_rows o on o.organization_id = n.organization_id and o.id = n.id
    where n.unit_cost is distinct from o.unit_cost
  loop
    -- If the lock is taken, result lines are being updated for audits that are visible here.
    perform pg_try_advisory_xact_lock_shared(app.costs_lock(organization));
    insert into result_mark (organization_id, audit_id, item_id)
    select distinct n.organization_id, a.id, n.id
    from new_rows n
    join old_rows o on o.organization_id = n.organization_id and o.id = n.id
    join audit a on a.organization_id = n.organization_id
      and a.status in ('active', 'stopped', 'submitted')
    join audit_store s on s.organization_id = a.organization_id and s.audit_id = a.id
    where n.organization_id = organization and n.unit_cost is distinct from o.unit_cost
      and not exists (
        select from audit_item e
        where e.organization_id = s.organization_id and e.baseline_id = s.baseline_id
          and e.item_id = n.id);
  end loop;
  return null;
end $$;

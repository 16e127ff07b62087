-- The cost of an item is that of its line where no baseline names it. The shared lock is waited for by
-- whoever keeps lines up: costs that are being changed would be missed by them, and they by us.
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
    -- Where it cannot be had at once, lines are being kept up: they are of audits that we see.
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

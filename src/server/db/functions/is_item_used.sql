-- Whether an item is in use: a store expects it, or it has been counted.
create or replace function app.is_item_used(organization uuid, item uuid) returns boolean
stable language sql as $$
  select exists (
      select from baseline b
      join audit_item a on a.organization_id = organization and a.baseline_id = b.id
      where b.organization_id = organization and b.status <> 'withdrawn' and a.item_id = item)
    or exists (
      select from audit a
      join count_total c on c.organization_id = organization and c.audit_id = a.id
      where a.organization_id = organization and c.item_id = item)
    or exists (
      select from audit a
      join pass_total p on p.organization_id = organization and p.audit_id = a.id
      where a.organization_id = organization and p.item_id = item)
$$;

grant execute on function app.is_item_used to shelfcount_app;

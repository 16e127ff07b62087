-- Records items that were added, changed or deleted, for phones that cache the catalogue. Columns that phones do not
-- cache, such as prices, do not count as changes.
create or replace function app.note_items() returns trigger language plpgsql as $$
begin
  case tg_op
    when 'INSERT' then
      perform app.note_catalogue_changes(organization_id, organization_id, array_agg(id))
      from new_rows group by organization_id;
    when 'DELETE' then
      perform app.note_catalogue_changes(organization_id, organization_id, array_agg(id))
      from old_rows group by organization_id;
    else
      perform app.note_catalogue_changes(n.organization_id, n.organization_id, array_agg(n.id))
      from new_rows n join old_rows o using (organization_id, id)
      where (n.name, n.sku, n.unit, n.archived_at is null)
        is distinct from (o.name, o.sku, o.unit, o.archived_at is null)
      group by n.organization_id;
  end case;
  return null;
end $$;

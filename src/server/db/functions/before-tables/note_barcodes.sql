-- Records items whose barcodes have changed, for phones that cache the catalogue.
create or replace function app.note_barcodes() returns trigger language plpgsql as $$
begin
  case tg_op
    when 'INSERT' then
      perform app.note_catalogue_changes(organization_id, organization_id, array_agg(distinct item_id))
      from new_rows group by organization_id;
    when 'DELETE' then
      perform app.note_catalogue_changes(organization_id, organization_id, array_agg(distinct item_id))
      from old_rows group by organization_id;
    else
      perform app.note_catalogue_changes(c.organization_id, c.organization_id, array_agg(distinct c.item_id))
      from (
        (table new_rows except table old_rows) union (table old_rows except table new_rows)
      ) c group by c.organization_id;
  end case;
  return null;
end $$;

-- Records shelves that were renamed or deleted.
create or replace function app.note_shelf_signs() returns trigger language plpgsql as $$
begin
  perform app.note_catalogue_changes(f.organization_id, f.store_id, array_agg(distinct p.item_id))
  from (
    select n.organization_id, n.store_id, n.id
    from new_rows n join old_rows o using (organization_id, id)
    where (n.code, n.archived_at is null) is distinct from (o.code, o.archived_at is null)
  ) f
  cross join lateral (
    select a.id from audit a
    join audit_store s on s.organization_id = a.organization_id and s.audit_id = a.id
    where a.organization_id = f.organization_id and s.store_id = f.store_id
      and a.status = 'completed'
    order by a.completed_at desc, a.id limit 1
  ) last
  join audit_line_place p on p.organization_id = f.organization_id and p.audit_id = last.id
    and p.store_id = f.store_id and p.shelf_id = f.id and p.standing > 0
  group by f.organization_id, f.store_id;
  return null;
end $$;

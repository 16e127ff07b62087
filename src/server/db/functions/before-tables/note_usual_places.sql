-- Records the items whose usual places differ from those of the previous audit. The usual places of a store are those
-- of its last completed audit.
create or replace function app.note_usual_places() returns trigger language plpgsql as $$
begin
  perform app.note_catalogue_changes(new.organization_id, s.store_id, moved.items)
  from audit_store s
  left join lateral (
    select a.id from audit a
    join audit_store b on b.organization_id = a.organization_id and b.audit_id = a.id
    where a.organization_id = new.organization_id and b.store_id = s.store_id
      and a.status = 'completed' and a.id <> new.id
    order by a.completed_at desc, a.id limit 1
  ) before on true
  cross join lateral (
    with found as (
      select p.audit_id, p.item_id, p.shelf_id, sum(p.standing) as standing
      from audit_line_place p
      join shelf f on f.organization_id = p.organization_id and f.id = p.shelf_id
      where p.organization_id = new.organization_id and p.store_id = s.store_id
        and p.audit_id in (new.id, before.id) and p.standing > 0 and f.archived_at is null
      group by p.audit_id, p.item_id, p.shelf_id
    ), listed as (
      select audit_id, item_id, array_agg(shelf_id order by standing desc, shelf_id) as shelves
      from found group by audit_id, item_id
    )
    select array_agg(item_id) as items
    from (select item_id, shelves from listed where audit_id = new.id) n
    full join (select item_id, shelves from listed where audit_id = before.id) o using (item_id)
    where n.shelves is distinct from o.shelves
  ) moved
  where s.organization_id = new.organization_id and s.audit_id = new.id
    and moved.items is not null;
  return null;
end $$;

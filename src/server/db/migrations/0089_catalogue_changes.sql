-- What changed in a catalogue, for phones that hold it: each item once, where it changed last, so that the
-- list is never longer than the catalogue and what it has lost.

create table catalogue_version (
  organization_id uuid primary key references organization on delete cascade,
  version bigint not null default 1,
  -- Made anew after a restored backup: phones then load anew.
  era uuid not null default gen_random_uuid()
);
call house.protect('catalogue_version');
call house.track('catalogue_version', 'o', 'organization_id');

create table catalogue_change (
  organization_id uuid not null references organization on delete cascade,
  -- The organization where the item itself changed, a store where its usual place there did.
  place_id uuid not null,
  item_id uuid not null,
  version bigint not null,
  primary key (organization_id, item_id, place_id)
);
create index catalogue_change_in_order on catalogue_change (organization_id, version, item_id);
call house.protect('catalogue_change');

-- One version for each transaction. The row is held until the commit, so versions become visible in their
-- order, and nobody who has read one has missed an earlier one.
create function house.next_catalogue_version(organization uuid) returns bigint
language plpgsql as $$
declare reached bigint;
begin
  select v.version into reached from catalogue_version v
  where v.organization_id = organization and v.xmin = pg_current_xact_id()::xid;
  if found then return reached; end if;
  insert into catalogue_version as v (organization_id) values (organization)
  on conflict (organization_id) do update set version = v.version + 1
  returning v.version into reached;
  return reached;
end $$;

create function house.note_catalogue_changes(organization uuid, place uuid, items uuid[])
returns void language plpgsql as $$
declare reached bigint;
begin
  -- With an organization its items go as well.
  if not exists (select from organization o where o.id = organization) then return; end if;
  reached := house.next_catalogue_version(organization);
  insert into catalogue_change as c (organization_id, place_id, item_id, version)
  select organization, place, item, reached from unnest(items) as item
  on conflict (organization_id, item_id, place_id) do update set version = excluded.version
  where c.version <> excluded.version;
end $$;

-- What phones do not hold, such as prices, is no change for them.
create function house.note_items() returns trigger language plpgsql as $$
begin
  case tg_op
    when 'INSERT' then
      perform house.note_catalogue_changes(organization_id, organization_id, array_agg(id))
      from new_rows group by organization_id;
    when 'DELETE' then
      perform house.note_catalogue_changes(organization_id, organization_id, array_agg(id))
      from old_rows group by organization_id;
    else
      perform house.note_catalogue_changes(n.organization_id, n.organization_id, array_agg(n.id))
      from new_rows n join old_rows o using (organization_id, id)
      where (n.name, n.sku, n.unit, n.archived_at is null)
        is distinct from (o.name, o.sku, o.unit, o.archived_at is null)
      group by n.organization_id;
  end case;
  return null;
end $$;
create trigger note_inserted after insert on item referencing new table as new_rows
  for each statement execute function house.note_items();
create trigger note_updated after update on item
  referencing old table as old_rows new table as new_rows
  for each statement execute function house.note_items();
create trigger note_deleted after delete on item referencing old table as old_rows
  for each statement execute function house.note_items();

create function house.note_barcodes() returns trigger language plpgsql as $$
begin
  case tg_op
    when 'INSERT' then
      perform house.note_catalogue_changes(organization_id, organization_id, array_agg(distinct item_id))
      from new_rows group by organization_id;
    when 'DELETE' then
      perform house.note_catalogue_changes(organization_id, organization_id, array_agg(distinct item_id))
      from old_rows group by organization_id;
    else
      perform house.note_catalogue_changes(c.organization_id, c.organization_id, array_agg(distinct c.item_id))
      from (
        (table new_rows except table old_rows) union (table old_rows except table new_rows)
      ) c group by c.organization_id;
  end case;
  return null;
end $$;
create trigger note_inserted after insert on item_barcode referencing new table as new_rows
  for each statement execute function house.note_barcodes();
create trigger note_updated after update on item_barcode
  referencing old table as old_rows new table as new_rows
  for each statement execute function house.note_barcodes();
create trigger note_deleted after delete on item_barcode referencing old table as old_rows
  for each statement execute function house.note_barcodes();

-- The usual places of a store are those of its last completed count: another one moves what it found
-- elsewhere than the one before.
create function house.note_usual_places() returns trigger language plpgsql as $$
begin
  perform house.note_catalogue_changes(new.organization_id, s.store_id, moved.items)
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
create trigger note_usual_places after update of status on audit
  for each row when (new.status = 'completed' and old.status <> 'completed')
  execute function house.note_usual_places();

-- A shelf with another sign, or one that is no longer there.
create function house.note_shelf_signs() returns trigger language plpgsql as $$
begin
  perform house.note_catalogue_changes(f.organization_id, f.store_id, array_agg(distinct p.item_id))
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
create trigger note_shelf_signs after update on shelf
  referencing old table as old_rows new table as new_rows
  for each statement execute function house.note_shelf_signs();

do $$
begin
  perform set_config('app.operator', 'on', true);
  insert into catalogue_version (organization_id) select distinct organization_id from item;
  insert into catalogue_change (organization_id, place_id, item_id, version)
  select organization_id, organization_id, id, 1 from item where archived_at is null;
  perform set_config('app.operator', '', true);
end $$;

-- What an organization keeps, and what a person has uploaded since a time, wherever that was; beside it whether the
-- person's address is confirmed. For the refusal of more.
create index file_by_person on file (created_by, created_at);

create function house.file_use(organization uuid, person text, since timestamptz)
returns table (organization_bytes bigint, person_bytes bigint, confirmed boolean)
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform set_config('app.operator', 'on', true);
  select coalesce(sum(f.size_bytes), 0) into organization_bytes
  from file f where f.organization_id = file_use.organization;
  select coalesce(sum(f.size_bytes), 0) into person_bytes
  from file f where f.created_by = file_use.person and f.created_at > file_use.since;
  select u."emailVerified" into confirmed from auth."user" u where u.id = file_use.person;
  perform set_config('app.operator', '', true);
  return next;
end $$;
revoke execute on function house.file_use from public;
grant execute on function house.file_use to shelfcount_app;

-- Files that were put here before this time and that nothing refers to: no count, no shelf, no import. In every
-- organization, some at a time; for the owner of the tables alone.
create index scan_event_photo on scan_event (organization_id, photo_file_id)
  where photo_file_id is not null;
create index assignment_photo on assignment (organization_id, photo_file_id)
  where photo_file_id is not null;

create function house.drop_unused_files(before timestamptz, most integer) returns integer
language plpgsql as $$
declare
  dropped integer;
begin
  perform set_config('app.operator', 'on', true);
  delete from file where (organization_id, id) in (
    select f.organization_id, f.id from file f
    where f.created_at < before
      and not exists (select from scan_event e
        where e.organization_id = f.organization_id and e.photo_file_id = f.id)
      and not exists (select from assignment a
        where a.organization_id = f.organization_id and a.photo_file_id = f.id)
      and not exists (select from import i
        where i.organization_id = f.organization_id and i.file_id = f.id)
    limit most);
  get diagnostics dropped = row_count;
  perform set_config('app.operator', '', true);
  return dropped;
end $$;
revoke execute on function house.drop_unused_files from public;

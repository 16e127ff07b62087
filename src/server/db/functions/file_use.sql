-- How much an organization stores, how much a person has uploaded since a given time in any organization, and whether
-- the person's address is confirmed: of an API key that of who made it. Uploads are refused by these numbers.
create or replace function app.file_use(organization uuid, person text, since timestamptz)
returns table (organization_bytes bigint, person_bytes bigint, confirmed boolean)
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform set_config('app.operator', 'on', true);
  select coalesce(sum(f.size_bytes), 0) into organization_bytes
  from file f where f.organization_id = file_use.organization;
  select coalesce(sum(f.size_bytes), 0) into person_bytes
  from file f where f.created_by = file_use.person and f.created_at > file_use.since;
  select u."emailVerified" into confirmed from auth."user" u
  where u.id = coalesce(
    (select k.created_by from api_key k where k.user_id = file_use.person), file_use.person);
  perform set_config('app.operator', '', true);
  return next;
end $$;

revoke execute on function app.file_use from public;
grant execute on function app.file_use to shelfcount_app;

-- Deletes files that were uploaded before this time and that no count, shelf or import refers to. In every
-- organization, a limited number at a time; only for the owner of the tables.
create or replace function app.drop_unused_files(before timestamptz, most integer) returns integer
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

revoke execute on function app.drop_unused_files from public;

-- Deletes expired files in every organization and returns how many there were. Only for the owner of the tables.
create or replace function app.drop_expired_files(until timestamptz) returns integer language plpgsql as $$
declare
  dropped integer;
begin
  perform set_config('app.operator', 'on', true);
  delete from file where expires_at <= until;
  get diagnostics dropped = row_count;
  perform set_config('app.operator', '', true);
  return dropped;
end $$;

revoke execute on function app.drop_expired_files from public;

-- Documents that were made for somebody to fetch are kept for a while and then removed; what people
-- have uploaded stays.
alter table file add column expires_at timestamptz;
create index file_by_expiry on file (expires_at) where expires_at is not null;

-- Removes those whose time is over, in every organization, and says how many. For the owner of the
-- tables alone.
create function house.drop_expired_files(until timestamptz) returns integer language plpgsql as $$
declare
  dropped integer;
begin
  perform set_config('app.operator', 'on', true);
  delete from file where expires_at <= until;
  get diagnostics dropped = row_count;
  perform set_config('app.operator', '', true);
  return dropped;
end $$;
revoke execute on function house.drop_expired_files from public;

-- Those that were made before: nothing else of a store is a PDF.
do $$
begin
  perform set_config('app.operator', 'on', true);
  update file set expires_at = now() + interval '1 day'
  where mime = 'application/pdf' and store_id is not null;
  perform set_config('app.operator', '', true);
end $$;

-- The same rule as notCountedOf in src/domain/handed-in.ts.
create or replace function app.not_counted_of(expected bigint, found bigint, due bigint) returns bigint
immutable parallel safe language sql as $$
  select case when expected is null then 0 when found is null then expected
    else expected - coalesce(due, found) end
$$;

grant execute on function app.not_counted_of to shelfcount_app;

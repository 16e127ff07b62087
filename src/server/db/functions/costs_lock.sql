-- The key of the lock between changes of costs and updates of result lines.
create or replace function app.costs_lock(organization uuid) returns bigint
immutable parallel safe language sql as $$
  select hashtextextended('costs ' || organization::text, 0)
$$;

grant execute on function app.costs_lock to shelfcount_app;

-- Of a time between two events this much counts as work: a longer gap is a break, and the clocks of devices
-- may disagree.
create or replace function app.worked_ms(pause_ms bigint) returns bigint
immutable parallel safe language sql as $$
  select greatest(least(coalesce(pause_ms, 0), 120000), 0)
$$;

grant execute on function app.worked_ms to shelfcount_app;

-- How much of the time between two events counts as work. A gap of more than two minutes is a break; a negative gap
-- comes from device clocks that disagree. LONGEST_GAP_MS of src/domain/reports/counter-work.ts is the same limit.
create or replace function app.worked_ms(pause_ms bigint) returns bigint
immutable parallel safe language sql as $$
  select greatest(least(coalesce(pause_ms, 0), 120000), 0)
$$;

grant execute on function app.worked_ms to shelfcount_app;

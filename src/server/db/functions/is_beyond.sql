-- Whether a variance exceeds any of the given limits. tests/oracles/variance.ts states the same rule.
create or replace function app.is_beyond(
  variance bigint, expected bigint, value double precision, base double precision,
  units double precision, percent double precision, value_limit double precision,
  value_percent double precision
) returns boolean immutable parallel safe language sql as $$
  select variance is not null and variance <> 0 and (
    units is null and percent is null and (value_limit is null or value is null)
      and (value_percent is null or value is null or base is null or base <= 0)
    or coalesce(abs(variance) > units, false)
    or percent is not null and (expected = 0 or abs(variance) * 100 > percent * abs(expected))
    or coalesce(abs(value) > value_limit, false)
    or coalesce(base > 0 and abs(value) * 100 > value_percent * base, false)
  )
$$;

grant execute on function app.is_beyond to shelfcount_app;

-- The same rule as in src/domain/variance.ts.
create or replace function app.worth_of(quantity bigint, unit_cost bigint, coin smallint)
returns double precision immutable parallel safe language sql as $$
  select floor(quantity::double precision * unit_cost::double precision / (10000 * coin) + 0.5) * coin
$$;

grant execute on function app.worth_of to shelfcount_app;

-- Text as it is compared in searches: lower case, without accents.
create or replace function app.fold(input text) returns text immutable parallel safe language sql as $$
  select regexp_replace(normalize(lower(input), nfd), U&'[\0300-\036f]', '', 'g')
$$;

grant execute on function app.fold to shelfcount_app;

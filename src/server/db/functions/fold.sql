-- Text as it is compared in searches: lower case, without accents. Most texts have none, and lose no time over it.
create or replace function app.fold(input text) returns text immutable parallel safe language sql as $$
  select case
    when octet_length(input) = char_length(input) then lower(input)
    else regexp_replace(normalize(lower(input), nfd), U&'[\0300-\036f]', '', 'g')
  end
$$;

grant execute on function app.fold to shelfcount_app;

-- The daily root that includes a seal, with all other seals it includes.
create or replace function app.look_up_seal_root(wanted_seal text)
returns table (day text, proof text, seals text[])
stable language sql security definer set search_path = pg_catalog as $$
  select to_char(r.day, 'YYYY-MM-DD'), r.proof,
    (select array_agg(o.seal order by o.seal) from app.seal_root_entry o where o.day = r.day)
  from app.seal_root_entry e join app.seal_root r on r.day = e.day
  where e.seal = wanted_seal
$$;

revoke execute on function app.look_up_seal_root from public;
grant execute on function app.look_up_seal_root to shelfcount_app;

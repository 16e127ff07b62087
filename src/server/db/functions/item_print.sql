-- A short hash of everything an import writes to an item.
create or replace function app.item_print(one item) returns uuid stable language sql as $$
  select md5(row(one.sku, one.name, one.category, one.unit, one.unit_cost, one.unit_price)::text)::uuid
$$;

grant execute on function app.item_print to shelfcount_app;

-- Rebuilds the search words of items, within the caller's scope.
create or replace function app.index_items(item_ids uuid[]) returns void language sql as $$
  delete from item_word where item_id = any(item_ids);
  insert into item_word (organization_id, word, item_id)
  select distinct i.organization_id, left(w.word, 60), i.id
  from item i
  left join item_barcode b on b.organization_id = i.organization_id and b.item_id = i.id
  cross join lateral regexp_split_to_table(
    app.fold(concat_ws(' ', i.name, i.sku, i.category)), '[^[:alnum:]]+'
  ) as split(word)
  cross join lateral (
    values (split.word), (app.fold(i.sku)), (app.fold(b.raw)), (ltrim(b.code_key, '0'))
  ) as w(word)
  where i.id = any(item_ids) and i.archived_at is null and w.word <> ''
$$;

grant execute on function app.index_items to shelfcount_app;

-- The catalogue of an organization: items, the codes that stand for them, and the words they are
-- found by.

create table item (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  sku text,
  name text not null,
  category text,
  -- What one is counted in: each, kg, m …
  unit text not null default 'each',
  -- Ten-thousandths of the currency, so that they add up exactly.
  unit_cost bigint,
  unit_price bigint,
  created_at timestamptz not null default now(),
  archived_at timestamptz,
  primary key (organization_id, id)
);
create unique index item_sku on item (organization_id, sku) where archived_at is null;
call house.protect('item');
call house.track('item', 'o', 'organization_id');

create table item_barcode (
  organization_id uuid not null,
  -- Equal for every spelling of one trade item number.
  code_key text not null,
  item_id uuid not null,
  raw text not null,
  -- Thousandths: a case of 12 stands for 12000.
  quantity bigint not null default 1000 check (quantity > 0),
  primary key (organization_id, code_key),
  foreign key (organization_id, item_id) references item on delete cascade
);
create index item_barcode_by_item on item_barcode (organization_id, item_id);
call house.protect('item_barcode');
call house.track('item_barcode', 'o', 'organization_id');

-- Words of names, skus and codes, for search as one types. A table of its own, because under row-level
-- security PostgreSQL does not use an index for LIKE or trigrams (they are not leakproof), while it
-- does for plain comparisons.
create table item_word (
  organization_id uuid not null,
  word text collate "C" not null,
  item_id uuid not null,
  primary key (organization_id, word, item_id),
  foreign key (organization_id, item_id) references item on delete cascade
);
create index item_word_by_item on item_word (organization_id, item_id);
call house.protect('item_word');
call house.track('item_word', 'o', 'organization_id');

create function house.fold(input text) returns text immutable parallel safe language sql as $$
  select regexp_replace(normalize(lower(input), nfd), U&'[\0300-\036f]', '', 'g')
$$;

-- Makes the words of items anew. Works within the caller's scope.
create function house.index_items(item_ids uuid[]) returns void language sql as $$
  delete from item_word where item_id = any(item_ids);
  insert into item_word (organization_id, word, item_id)
  select distinct i.organization_id, left(w.word, 60), i.id
  from item i
  left join item_barcode b on b.organization_id = i.organization_id and b.item_id = i.id
  cross join lateral regexp_split_to_table(
    house.fold(concat_ws(' ', i.name, i.sku, i.category)), '[^[:alnum:]]+'
  ) as split(word)
  cross join lateral (
    values (split.word), (house.fold(i.sku)), (house.fold(b.raw)), (ltrim(b.code_key, '0'))
  ) as w(word)
  where i.id = any(item_ids) and i.archived_at is null and w.word <> ''
$$;
grant execute on function house.index_items, house.fold to shelfcount_app;

// Stores what an import does to each item, so that it can be undone.

import type pg from 'pg'

export interface AddedCode {
  /** The id of the item. */
  readonly id: string
  readonly code: string
}

const BEFORE = `jsonb_build_object('name', i.name, 'category', i.category, 'unit', i.unit,
  'unit_cost', i.unit_cost, 'unit_price', i.unit_price)`

/** `changed` is a query of the items about to change; its first parameter is the import. */
export async function noteBefore(
  client: pg.Client,
  changed: string,
  values: readonly unknown[],
): Promise<void> {
  await client.query(
    `insert into import_change (organization_id, import_id, item_id, before, print)
     select i.organization_id, $1, i.id, ${BEFORE}, app.item_print(i)
     from item i where i.id in (select id from (${changed}) as changed)
     on conflict (organization_id, import_id, item_id) do nothing`,
    [...values],
  )
}

export interface ItemChanges {
  readonly created: readonly string[]
  /** Items that were created, changed, or got a code. */
  readonly touched: readonly string[]
  readonly codes: readonly AddedCode[]
}

/** Keeps the first state before, and the last state after. */
const NOTE_CHANGES = `
  with added as (
    select id, array_agg(code) as codes from unnest($4::uuid[], $5::text[]) as a (id, code) group by id
  )
  insert into import_change (organization_id, import_id, item_id, before, print, codes)
  select i.organization_id, $1, i.id, case when i.id = any($3::uuid[]) then null else ${BEFORE} end,
    app.item_print(i), coalesce(a.codes, '{}')
  from item i left join added a on a.id = i.id
  where i.id = any($2::uuid[])
  on conflict (organization_id, import_id, item_id) do update
  set print = excluded.print, codes = import_change.codes || excluded.codes`

export async function noteChanges(
  client: pg.Client,
  importId: string,
  { created, touched, codes }: ItemChanges,
): Promise<void> {
  if (touched.length === 0) return
  const ids = codes.map(({ id }) => id)
  const added = codes.map(({ code }) => code)
  await client.query(NOTE_CHANGES, [importId, touched, created, ids, added])
}

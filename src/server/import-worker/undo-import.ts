// Undoes an import of items, in short steps: new items are deleted, changed ones get their old values. Items that
// were changed since, or are in use, stay as they are.

import type pg from 'pg'
import { UNDO_DAYS, type UndoneItems } from '#domain/import/import-status.ts'
import { type ImportPlace, inTransaction, openImportConnection } from './import-connection.ts'
import { selectImport } from './stored-import.ts'

export interface UndoRequest extends ImportPlace {
  readonly importId: string
}

const STEP_ITEMS = 2_000

/** The item has got another code since, by scanning it once. */
const HAS_OTHER_CODE = `exists (
  select from item_barcode b where b.organization_id = i.organization_id and b.item_id = i.id
    and b.code_key <> all(c.codes))`

const SELECT_STEP = `
  select c.item_id, c.before is null as is_new,
    i.archived_at is null and app.item_print(i) = c.print
      and (c.before is not null
        or not app.is_item_used(i.organization_id, i.id) and not ${HAS_OTHER_CODE}) as is_untouched
  from import_change c
  join item i on i.organization_id = c.organization_id and i.id = c.item_id
  where c.import_id = $1 order by c.item_id limit ${STEP_ITEMS}`

const REMOVE_CODES = `
  delete from item_barcode b using import_change c
  where c.import_id = $1 and c.item_id = any($2) and b.organization_id = c.organization_id
    and b.item_id = c.item_id and b.code_key = any(c.codes)`

const REMOVE_ITEMS = `update item set archived_at = now() where id = any($1)`

const RESTORE_ITEMS = `
  update item i set name = c.before->>'name', category = c.before->>'category',
    unit = c.before->>'unit', unit_cost = (c.before->>'unit_cost')::bigint,
    unit_price = (c.before->>'unit_price')::bigint
  from import_change c
  where c.import_id = $1 and c.item_id = any($2) and i.organization_id = c.organization_id
    and i.id = c.item_id`

const FORGET = 'delete from import_change where import_id = $1 and item_id = any($2)'

const NOTE_UNDONE = `
  update import set rows_done = rows_done + $2, undone = $3 where id = $1 and status = 'undoing'`

export async function undoImport(request: UndoRequest): Promise<void> {
  const client = await openImportConnection(request)
  try {
    while (await undoStep(client, request.importId)) {
      // Each step locks items for a moment only.
    }
  } finally {
    await client.end()
  }
}

interface Step {
  readonly item_id: string
  readonly is_new: boolean
  readonly is_untouched: boolean
}

function undoStep(client: pg.Client, importId: string): Promise<boolean> {
  return inTransaction(client, async () => {
    const stored = await selectImport(client, importId, 'for update')
    if (stored?.status !== 'undoing') return false
    const { rows } = await client.query<Step>(SELECT_STEP, [importId])
    if (rows.length === 0) {
      await client.query(
        `update import set status = 'undone', changes = 0, ended_at = now() where id = $1`,
        [importId],
      )
      return false
    }
    const undone = await undoItems(client, importId, rows)
    const before = stored.undone ?? { removed: 0, restored: 0, kept: 0 }
    const sum = JSON.stringify({
      removed: before.removed + undone.removed,
      restored: before.restored + undone.restored,
      kept: before.kept + undone.kept,
    } satisfies UndoneItems)
    await client.query(NOTE_UNDONE, [importId, rows.length, sum])
    return true
  })
}

async function undoItems(
  client: pg.Client,
  importId: string,
  rows: readonly Step[],
): Promise<UndoneItems> {
  const idsOf = (is: (row: Step) => boolean) => rows.filter(is).map((row) => row.item_id)
  const fresh = idsOf((row) => row.is_untouched && row.is_new)
  const changed = idsOf((row) => row.is_untouched && !row.is_new)
  const undone = [...fresh, ...changed]
  await client.query(REMOVE_CODES, [importId, undone])
  await client.query(REMOVE_ITEMS, [fresh])
  await client.query(RESTORE_ITEMS, [importId, changed])
  await client.query('select from app.index_items($1)', [undone])
  await client.query(FORGET, [importId, rows.map((row) => row.item_id)])
  return {
    removed: fresh.length,
    restored: changed.length,
    kept: rows.length - undone.length,
  }
}

const FORGET_OLD = `
  delete from import_change where ctid = any(array(
    select c.ctid from import_change c
    join import i on i.organization_id = c.organization_id and i.id = c.import_id
    where i.status = 'done' and i.ended_at < now() - make_interval(days => ${UNDO_DAYS})
    limit ${STEP_ITEMS * 10}))`

/** An import can no longer be undone after this long, and its stored changes take up space. */
export async function forgetOldChanges(client: pg.Client): Promise<void> {
  await client.query(
    `update import set changes = 0
     where changes > 0 and status = 'done' and ended_at < now() - make_interval(days => ${UNDO_DAYS})`,
  )
  for (let forgotten = 1; forgotten > 0; ) {
    forgotten = (await client.query(FORGET_OLD)).rowCount ?? 0
  }
}

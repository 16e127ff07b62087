// Deletes the stored rows of an import, in steps that are short enough not to block others. Each step locks the
// import and checks that it has not changed: a new check may have started to fill it again.

import type pg from 'pg'
import { inTransaction } from './import-connection.ts'
import { ImportOvertaken } from './stored-import.ts'

/** The state an import must keep while its rows are deleted. */
export type ClearedState = { readonly run: number } | 'ended'

const STEP = 20_000

const ENDED = `status in ('done', 'failed', 'cancelled', 'undone')`

/** `row` is the column that identifies rows. */
const deleteSome = (table: string, column: string, row: string) => `
  delete from ${table} where ${column} = $1 and ${row} = any(array(
    select ${row} from ${table} where ${column} = $1 limit ${STEP}))`

export async function clearImportRows(
  client: pg.Client,
  importId: string,
  state: ClearedState,
): Promise<void> {
  const deleteAll = async (table: string, column: string, id: string, row = 'ctid') => {
    for (let deleted = STEP; deleted >= STEP; ) {
      deleted = await inTransaction(client, async () => {
        await holdImport(client, importId, state)
        return (await client.query(deleteSome(table, column, row), [id])).rowCount ?? 0
      })
    }
  }
  await deleteAll('import_row', 'import_id', importId)
  await deleteAll('import_finding', 'import_id', importId)
  const baselineId = await findStagedBaseline(client, importId)
  if (baselineId === undefined) return
  await deleteAll('audit_item_shelf', 'baseline_id', baselineId)
  await deleteAll('audit_item_lot', 'baseline_id', baselineId)
  await deleteAll('audit_item', 'baseline_id', baselineId, 'item_id')
  await inTransaction(client, async () => {
    await holdImport(client, importId, state)
    await client.query(`delete from baseline where id = $1 and status = 'staging'`, [baselineId])
  })
}

async function holdImport(client: pg.Client, importId: string, state: ClearedState) {
  const { rowCount } =
    state === 'ended'
      ? await client.query(`select from import where id = $1 and ${ENDED} for update`, [importId])
      : await client.query(
          `select from import where id = $1 and run = $2 and status = 'checking' for update`,
          [importId, state.run],
        )
  if (rowCount === 0) throw new ImportOvertaken()
}

/** The baseline of an import, unless it has come into force. */
async function findStagedBaseline(client: pg.Client, importId: string) {
  const { rows } = await client.query<{ id: string }>(
    `select b.id from import i
     join baseline b on b.organization_id = i.organization_id and b.id = i.baseline_id
     where i.id = $1 and b.status = 'staging'`,
    [importId],
  )
  return rows[0]?.id
}

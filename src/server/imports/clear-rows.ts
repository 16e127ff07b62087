// Takes away what an import has laid aside, in steps that hold nobody up.

import type pg from 'pg'

const STEP = 20_000

const deleteSome = (table: string, column: string) => `
  delete from ${table} where ctid = any(array(
    select ctid from ${table} where ${column} = $1 limit ${STEP}))`

async function deleteAll(client: pg.Client, table: string, column: string, id: string) {
  for (;;) {
    const { rowCount } = await client.query(deleteSome(table, column), [id])
    if ((rowCount ?? 0) < STEP) return
  }
}

export async function clearImportRows(client: pg.Client, importId: string): Promise<void> {
  await deleteAll(client, 'import_row', 'import_id', importId)
  await deleteAll(client, 'import_finding', 'import_id', importId)
}

/** A baseline that never came into force. */
export async function dropStagedBaseline(client: pg.Client, baselineId: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from baseline where id = $1 and status = 'staging'`,
    [baselineId],
  )
  if (rowCount === 0) return
  await deleteAll(client, 'audit_item_shelf', 'baseline_id', baselineId)
  await deleteAll(client, 'audit_item', 'baseline_id', baselineId)
  await client.query(`delete from baseline where id = $1 and status = 'staging'`, [baselineId])
}

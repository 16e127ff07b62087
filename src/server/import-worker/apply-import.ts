// Applies a confirmed import: staged rows become items in short steps, and then one short transaction puts the baseline
// into force, all or nothing.

import type pg from 'pg'
import type { ImportFailure } from '#domain/import/import-failure.ts'
import { AuditClosed, activateBaseline, activateGroup, markReady } from './activate-baseline.ts'
import { applyRows } from './apply-rows.ts'
import { type ImportPlace, inTransaction, openImportConnection } from './import-connection.ts'
import { ImportOvertaken, type StoredImport, selectImport } from './stored-import.ts'

export interface ApplyRequest extends ImportPlace {
  readonly importId: string
}

const STEP_ROWS = 4_000

/** Returns the imports that this may have finished: all those of a file for several stores. */
export async function applyImport(request: ApplyRequest): Promise<readonly string[]> {
  const client = await openImportConnection(request)
  try {
    const stored = await selectImport(client, request.importId)
    if (!stored) return []
    const ids = await idsOfGroup(client, stored)
    if (stored.status === 'importing') await apply(client, stored, ids)
    return ids
  } finally {
    await client.end()
  }
}

async function apply(
  client: pg.Client,
  stored: StoredImport,
  ids: readonly string[],
): Promise<void> {
  try {
    const hasAdded = await applyAll(client, stored)
    if (stored.group_id === null) {
      await activateBaseline(client, stored, hasAdded)
    } else {
      await markReady(client, stored, hasAdded)
      await activateGroup(client, stored.group_id)
    }
    if (stored.baseline_id) await client.query('select from app.count_baselines()')
  } catch (error) {
    if (error instanceof ImportOvertaken) return
    if (!(error instanceof AuditClosed)) throw error
    await fail(client, ids, { code: 'audit_closed', status: error.status })
  }
}

async function idsOfGroup(
  client: pg.Client,
  { id, group_id: groupId }: StoredImport,
): Promise<readonly string[]> {
  if (groupId === null) return [id]
  const { rows } = await client.query<{ id: string }>(
    'select id from import where group_id = $1 order by id',
    [groupId],
  )
  return rows.map((row) => row.id)
}

/**
 * Continues after the last row that was applied. `rows_done` is written together with the rows, and the import is
 * locked meanwhile, so that a second run of this job waits and continues behind it. Returns false if there are no rows.
 */
async function applyAll(client: pg.Client, stored: StoredImport): Promise<boolean> {
  const isAnything = (await findStep(client, stored.id, 0)) !== undefined
  for (let steps = 0, isMore = isAnything; isMore; steps += 1) {
    if (isPowerOfTwo(steps)) await client.query('select from app.count_import_tables()')
    isMore = await inTransaction(client, async () => {
      const now = await selectImport(client, stored.id, 'for update')
      if (now?.status !== 'importing') throw new ImportOvertaken()
      const lastRow = await findStep(client, stored.id, now.rows_done)
      if (lastRow === undefined) return false
      await applyRows(client, stored, { fromRow: now.rows_done + 1, lastRow })
      await client.query('update import set rows_done = $2 where id = $1', [stored.id, lastRow])
      return true
    })
  }
  return isAnything
}

/** Tables grow fastest at the beginning, so their statistics are renewed at exponentially growing intervals. */
function isPowerOfTwo(steps: number): boolean {
  return (steps & (steps - 1)) === 0
}

async function findStep(client: pg.Client, importId: string, doneRow: number) {
  const { rows } = await client.query<{ last: number | null }>(
    `select max(row_number) as last from (
       select row_number from import_row where import_id = $1 and row_number > $2
       order by row_number limit ${STEP_ROWS}) as step`,
    [importId, doneRow],
  )
  return rows[0]?.last ?? undefined
}

async function fail(
  client: pg.Client,
  ids: readonly string[],
  failure: ImportFailure,
): Promise<void> {
  await client.query(
    `update import set status = 'failed', failure = $2, ended_at = now()
     where id = any($1) and status = 'importing'`,
    [ids, JSON.stringify(failure)],
  )
}

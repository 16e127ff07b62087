// The short last transaction of an import.

import { createHash } from 'node:crypto'
import type pg from 'pg'
import { type AuditStatus, canOperate } from '#domain/audit.ts'
import { shapeOf } from '#domain/import/mapping.ts'
import { MATERIALIZE_RESULTS } from '../jobs/materialize-results-job.ts'
import { selectCurrentBaseline } from './finish-check.ts'
import { inTransaction } from './import-connection.ts'
import { ImportOvertaken, lockGroup, type StoredImport } from './stored-import.ts'

/** `hasAdded` is true if the import has added rows to the baseline since its file was read. */
export async function activateBaseline(
  client: pg.Client,
  stored: StoredImport,
  hasAdded: boolean,
): Promise<void> {
  const totals = stored.baseline_id && (await totalsOf(client, stored.baseline_id, hasAdded))
  await inTransaction(client, async () => {
    await client.query('set local synchronous_commit = on')
    await endImport(client, stored)
    if (stored.baseline_id && totals) await makeCurrent(client, stored, stored.baseline_id, totals)
    await rememberMapping(client, stored)
  })
}

async function endImport(client: pg.Client, { id }: StoredImport): Promise<void> {
  const { rowCount } = await client.query(
    `update import set status = 'done', ended_at = now(),
       rows_done = coalesce(rows_total, rows_done),
       changes = (select count(*) from import_change c where c.import_id = import.id)
     where id = $1 and status = 'importing'`,
    [id],
  )
  if (rowCount === 0) throw new ImportOvertaken()
}

/** Marks one store of a file for several as ready. Its baseline comes into force together with the others. */
export async function markReady(
  client: pg.Client,
  stored: StoredImport,
  hasAdded: boolean,
): Promise<void> {
  const baselineId = stored.baseline_id
  const totals = baselineId && (await totalsOf(client, baselineId, hasAdded))
  await inTransaction(client, async () => {
    const { rowCount } = await client.query(
      `update import set is_ready = true where id = $1 and status = 'importing'`,
      [stored.id],
    )
    if (rowCount === 0) throw new ImportOvertaken()
    if (!totals) return
    await client.query('update baseline set items = $2, quantity = $3 where id = $1', [
      baselineId,
      totals.items,
      totals.quantity,
    ])
  })
}

/** Activates all stores of the group at once, after the last of them is ready. Earlier calls do nothing. */
export async function activateGroup(client: pg.Client, groupId: string): Promise<void> {
  await inTransaction(client, async () => {
    await client.query('set local synchronous_commit = on')
    const members = (await lockGroup(client, groupId)).filter(
      ({ status }) => status !== 'cancelled',
    )
    const isWhole = members.every((one) => one.status === 'importing' && one.is_ready)
    if (!isWhole) return
    for (const member of inOrderOfStores(members)) {
      await endImport(client, member)
      if (!member.baseline_id) continue
      const totals = await selectTotals(client, SELECT_NOTED, member.baseline_id)
      await makeCurrent(client, member, member.baseline_id, totals)
    }
  })
}

/** Stores are locked in sorted order, so that two transactions cannot deadlock. */
function inOrderOfStores(members: readonly StoredImport[]): readonly StoredImport[] {
  return members.toSorted((one, other) => (one.store_id < other.store_id ? -1 : 1))
}

interface Totals {
  readonly items: number
  readonly quantity: string
  readonly byShelf: boolean
}

const BY_SHELF = `exists (select from audit_item_shelf where baseline_id = $1) as by_shelf`
/** The totals that the check has stored. */
const SELECT_NOTED = `select items, quantity, ${BY_SHELF} from baseline where id = $1`
const ADD_UP = `
  select count(*)::int as items, coalesce(sum(expected), 0)::bigint as quantity, ${BY_SHELF}
  from audit_item where baseline_id = $1`

/** Adding up a million rows takes time, so it is only done if needed, and before anything is locked. */
async function totalsOf(client: pg.Client, baselineId: string, hasAdded: boolean): Promise<Totals> {
  const noted = await selectTotals(client, SELECT_NOTED, baselineId)
  return hasAdded || noted.items === 0 ? selectTotals(client, ADD_UP, baselineId) : noted
}

async function selectTotals(client: pg.Client, text: string, baselineId: string): Promise<Totals> {
  const { rows } = await client.query<{ items: number; quantity: string; by_shelf: boolean }>(
    text,
    [baselineId],
  )
  const [row] = rows
  return {
    items: row?.items ?? 0,
    quantity: String(row?.quantity ?? 0),
    byShelf: row?.by_shelf ?? false,
  }
}

async function makeCurrent(
  client: pg.Client,
  stored: StoredImport,
  baselineId: string,
  { items, quantity, byShelf }: Totals,
): Promise<void> {
  await lockTarget(client, stored)
  const previous = await selectCurrentBaseline(client, stored)
  await client.query(
    `update baseline set status = 'superseded' where id = $1 and status = 'current'`,
    [previous],
  )
  await client.query(
    `update baseline set status = 'current', current_at = now(), items = $2, quantity = $3,
       by_shelf = $4, reason = $5
     where id = $1`,
    [baselineId, items, quantity, byShelf, stored.reason],
  )
  await pointTo(client, stored, baselineId)
  await client.query('update import set replaced_baseline_id = $2 where id = $1', [
    stored.id,
    previous,
  ])
}

/** The audit took this baseline when its file was checked, and takes none by now. */
export class AuditClosed extends Error {
  override readonly name = 'AuditClosed'
  readonly status: AuditStatus

  constructor(status: AuditStatus) {
    super(`the audit is ${status}`)
    this.status = status
  }
}

/** Makes imports, and steps of the audit, run one after the other. */
async function lockTarget(client: pg.Client, { store_id, audit_id }: StoredImport): Promise<void> {
  await client.query('select from store where id = $1 for update', [store_id])
  if (audit_id === null) return
  const { rows } = await client.query<{ status: AuditStatus }>(
    'select status from audit where id = $1 for update',
    [audit_id],
  )
  const [audit] = rows
  if (audit && !canOperate(audit.status, 'importBaseline')) throw new AuditClosed(audit.status)
}

async function pointTo(
  client: pg.Client,
  { store_id, audit_id }: StoredImport,
  baselineId: string,
): Promise<void> {
  if (audit_id === null) {
    await client.query('update store set baseline_id = $2 where id = $1', [store_id, baselineId])
    return
  }
  await client.query(
    'update audit_store set baseline_id = $3 where audit_id = $1 and store_id = $2',
    [audit_id, store_id, baselineId],
  )
  // All of its lines are other ones now.
  await client.query(
    `select app.enqueue($1, json_build_object('organizationId', organization_id, 'auditId', id), $1 || ' ' || id)
     from audit where id = $2 and status <> 'draft'`,
    [MATERIALIZE_RESULTS, audit_id],
  )
}

function shapeKey(headers: readonly string[]): string {
  return createHash('sha256').update(shapeOf(headers)).digest('hex')
}

async function rememberMapping(client: pg.Client, stored: StoredImport): Promise<void> {
  await client.query(
    `insert into import_mapping (organization_id, shape_sha256, mapping) values ($1, $2, $3)
     on conflict (organization_id, shape_sha256)
     do update set mapping = excluded.mapping, used_at = now()`,
    [stored.organization_id, shapeKey(stored.headers), JSON.stringify(stored.mapping)],
  )
}

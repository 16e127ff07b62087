// Unknown codes, and how they were resolved. In the scope of an audit.

import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import type { KeyRange } from '../keyset.ts'
import { materializeSharedWork } from './counter-work.ts'

export interface UnknownFilter {
  readonly storeIds: readonly string[]
  readonly state?: 'waiting' | 'parked' | 'resolved' | undefined
}

export type UnknownCodeRow = Awaited<ReturnType<typeof selectUnknownCodes>>[number]

/** In the order of their keys, each with when and how often it was seen. */
export function selectUnknownCodes(
  db: ScopedDatabase,
  filter: UnknownFilter,
  range: KeyRange<string>,
) {
  let codes = filtered(filter)
    .leftJoin('item as i', 'i.id', 'x.item_id')
    .leftJoin('auth.user as u', 'u.id', 'x.resolved_by')
    .select([
      'e.line',
      'x.kind',
      'x.item_id',
      'i.name as item_name',
      'x.factor',
      'x.reason',
      'x.resolved_at',
      'u.name as resolved_by',
    ])
    .select((eb) => [
      eb.fn.countAll<number>().as('events'),
      eb.fn.min('e.server_time').as('first_seen_at'),
      eb.fn.max('e.server_time').as('last_seen_at'),
    ])
    .groupBy([
      'e.line',
      'x.kind',
      'x.item_id',
      'i.name',
      'x.factor',
      'x.reason',
      'x.resolved_at',
      'u.name',
    ])
    .orderBy('e.line')
  if (range.after) codes = codes.where('e.line', '>', range.after)
  if (range.until) codes = codes.where('e.line', '<=', range.until)
  if (range.limit) codes = codes.limit(range.limit)
  return db.rows(codes.$narrowType<{ line: string }>())
}

export async function countUnknownCodes(
  db: ScopedDatabase,
  filter: UnknownFilter,
): Promise<number> {
  const row = await db.first(
    filtered(filter).select((eb) => eb.fn.count<number>('e.line').distinct().as('count')),
  )
  return row?.count ?? 0
}

function filtered({ storeIds, state }: UnknownFilter) {
  const events = sqlBuilder
    .selectFrom('scan_event as e')
    .leftJoin('unknown_resolution as x', 'x.line', 'e.line')
    .where('e.item_id', 'is', null)
    .where('e.line', 'is not', null)
    .where((eb) => eb('e.store_id', '=', eb.fn.any(eb.val(storeIds))))
  if (state === 'waiting') return events.where('x.kind', 'is', null)
  if (state === 'parked') return events.where('x.kind', '=', 'parked')
  if (state === 'resolved') return events.where('x.kind', 'in', ['item', 'junk'])
  return events
}

export type UnknownEventRow = Awaited<ReturnType<typeof selectUnknownEvents>>[number]

/** Every event of these codes, in the order of arrival. */
export function selectUnknownEvents(
  db: ScopedDatabase,
  storeIds: readonly string[],
  lines: readonly string[],
) {
  return db.rows(
    sqlBuilder
      .selectFrom('scan_event as e')
      .innerJoin('assignment as a', 'a.id', 'e.assignment_id')
      .innerJoin('room as r', 'r.id', 'a.room_id')
      .leftJoin('shelf as s', 's.id', 'a.shelf_id')
      .leftJoin('auth.user as u', 'u.id', 'e.user_id')
      .leftJoin('quarantine_decision as d', 'd.event_id', 'e.id')
      .leftJoin('serial_repeat as sr', 'sr.event_id', 'e.id')
      .leftJoin('scan_event as f', 'f.id', 'sr.repeats_id')
      .leftJoin('assignment as fa', 'fa.id', 'f.assignment_id')
      .leftJoin('room as fr', 'fr.id', 'fa.room_id')
      .leftJoin('shelf as fs', 'fs.id', 'fa.shelf_id')
      .select([
        'e.id',
        'e.kind',
        'e.line',
        'e.raw_code',
        'e.code_format',
        'e.effect',
        'e.version',
        'e.seen_version',
        'e.device_time_ms',
        'e.assignment_id',
        'e.store_id',
        'r.name as room_name',
        's.code as shelf_code',
        'a.status as assignment_status',
        'e.user_id',
        'u.name as user_name',
        'e.device_id',
        'e.device_seq',
        'e.note',
        'e.photo_file_id',
        'e.quarantined',
        'e.warnings',
        'e.serial',
        'd.accepted',
        'sr.repeats_id',
        'fr.name as repeated_room',
        'fs.code as repeated_shelf',
      ])
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('scan_event as v')
              .select('v.id')
              .whereRef('v.voids_id', '=', 'e.id')
              .where('v.quarantined', '=', false),
          )
          .as('voided'),
      )
      .where('e.item_id', 'is', null)
      .where((eb) => eb('e.line', '=', eb.fn.any(eb.val(lines))))
      .where((eb) => eb('e.store_id', '=', eb.fn.any(eb.val(storeIds))))
      .orderBy('e.server_time')
      .orderBy('e.device_seq')
      .orderBy('e.id'),
  )
}

export interface NeighbourRow {
  /** The line of the unknown code that this scan is a neighbor of. */
  readonly line: string
  readonly is_before: boolean
  readonly item_id: string | null
  readonly item_name: string | null
  readonly raw_code: string | null
  readonly entered: number | null
}

const nextTo = (compared: '<' | '>', order: 'desc' | 'asc') => `
  select e.item_id, e.raw_code, e.entered, ${compared === '<'} as is_before
  from scan_event e
  where e.audit_id = $1 and e.assignment_id = r.assignment_id and e.device_id = r.device_id
    and e.device_seq ${compared} r.device_seq and e.line <> r.line
  order by e.device_seq ${order} limit 1`

const NEIGHBOURS = rawStatement<NeighbourRow, [auditId: string, readings: string]>()({
  name: 'unknown_neighbours',
  text: `
    select r.line, n.is_before, n.item_id, i.name as item_name, n.raw_code, n.entered
    from jsonb_to_recordset($2::jsonb) as r (
      assignment_id uuid, device_id text, device_seq bigint, line text)
    cross join lateral ((${nextTo('<', 'desc')}) union all (${nextTo('>', 'asc')})) n
    left join item i on i.id = n.item_id`,
  reads: ['item', 'scan_event'],
})

/** The scans just before and after each of these, by the same device on the same shelf. */
export function selectNeighbours(
  db: ScopedDatabase,
  auditId: string,
  readings: readonly UnknownEventRow[],
) {
  const keys = readings.map(({ assignment_id, device_id, device_seq, line }) => {
    return { assignment_id, device_id, device_seq, line }
  })
  return db.raw(NEIGHBOURS, [auditId, JSON.stringify(keys)])
}

/** The places where a code was scanned, in any store of the audit. */
export function selectUnknownPlaces(db: ScopedDatabase, line: string) {
  return db.rows(
    sqlBuilder
      .selectFrom('scan_event')
      .select(['assignment_id', 'store_id'])
      .distinct()
      .where('item_id', 'is', null)
      .where('line', '=', line),
  )
}

/** The code as it was scanned, for adding it to an item. */
export async function selectRawCode(db: ScopedDatabase, line: string): Promise<string | undefined> {
  const row = await db.first(
    sqlBuilder
      .selectFrom('scan_event')
      .select('raw_code')
      .where('item_id', 'is', null)
      .where('line', '=', line)
      .orderBy('server_time', 'desc')
      .limit(1),
  )
  return row?.raw_code ?? undefined
}

export interface StoredResolution {
  readonly organizationId: string
  readonly auditId: string
  readonly line: string
  readonly kind: 'item' | 'junk' | 'parked'
  readonly itemId: string | null
  readonly factor: number
  readonly reason: string | null
  readonly resolvedBy: string
  readonly resolvedAt: Date
}

/** A later resolution replaces an earlier one. */
export async function saveResolution(
  db: ScopedDatabase,
  resolution: StoredResolution,
): Promise<void> {
  const values = {
    kind: resolution.kind,
    item_id: resolution.itemId,
    factor: resolution.factor,
    reason: resolution.reason,
    resolved_by: resolution.resolvedBy,
    resolved_at: resolution.resolvedAt,
  }
  await db.rows(
    sqlBuilder
      .insertInto('unknown_resolution')
      .values({
        organization_id: resolution.organizationId,
        audit_id: resolution.auditId,
        line: resolution.line,
        ...values,
      })
      .onConflict((oc) => oc.columns(['organization_id', 'audit_id', 'line']).doUpdateSet(values)),
  )
}

export async function deleteResolution(db: ScopedDatabase, line: string): Promise<boolean> {
  const rows = await db.rows(
    sqlBuilder.deleteFrom('unknown_resolution').where('line', '=', line).returning('line'),
  )
  return rows.length > 0
}

const RETOTAL = rawStatement<Record<string, never>, [string, readonly string[]]>()({
  name: 'retotal',
  text: 'select app.retotal($1, $2)',
  reads: [],
})

/** Rebuilds totals from events. The caller must hold the exclusive lock of the audit. */
export async function retotal(
  db: ScopedDatabase,
  auditId: string,
  assignmentIds: readonly string[],
): Promise<void> {
  if (assignmentIds.length === 0) return
  await db.raw(RETOTAL, [auditId, assignmentIds])
  await materializeSharedWork(db, auditId, assignmentIds)
}

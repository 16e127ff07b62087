// Events that were set aside, and the decisions of managers about them. In the scope of an audit.

import { sql } from 'kysely'
import type { ScanWarning } from '#domain/scan-warning.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import type { KeyRange, TimeKey } from '../keyset.ts'
import { placedEvents } from './scan-event-lists.ts'

export interface QuarantineFilter {
  readonly storeIds: readonly string[]
  readonly isDecided: boolean
}

export type QuarantinedRow = Awaited<ReturnType<typeof selectQuarantined>>[number]

export function selectQuarantined(
  db: ScopedDatabase,
  filter: QuarantineFilter,
  range: KeyRange<TimeKey>,
) {
  return db.rows(
    placedEvents(filter.storeIds, range)
      .leftJoin('quarantine_decision as d', 'd.event_id', 'e.id')
      .leftJoin('auth.user as m', 'm.id', 'd.decided_by')
      .leftJoin('scan_event as f', 'f.id', 'sr.repeats_id')
      .leftJoin('assignment as fa', 'fa.id', 'f.assignment_id')
      .leftJoin('room as fr', 'fr.id', 'fa.room_id')
      .leftJoin('shelf as fs', 'fs.id', 'fa.shelf_id')
      .select(['d.accepted', 'd.reason as decision_reason', 'd.decided_at', 'm.name as decided_by'])
      .select(['fr.name as repeated_room', 'fs.code as repeated_shelf'])
      .where('e.quarantined', '=', true)
      .where('d.event_id', filter.isDecided ? 'is not' : 'is', null),
  )
}

export async function countQuarantined(
  db: ScopedDatabase,
  { storeIds, isDecided }: QuarantineFilter,
): Promise<number> {
  const row = await db.first(
    sqlBuilder
      .selectFrom('scan_event as e')
      .leftJoin('quarantine_decision as d', 'd.event_id', 'e.id')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('e.quarantined', '=', true)
      .where((eb) => eb('e.store_id', '=', eb.fn.any(eb.val(storeIds))))
      .where('d.event_id', isDecided ? 'is not' : 'is', null),
  )
  return row?.count ?? 0
}

export interface WaitingCounts {
  readonly events: number
  /** In thousandths of units. Corrections and undos have no quantity of their own. */
  readonly quantity: number
}

/** The number of events that wait for a decision, and the units in them. */
export async function sumWaiting(
  db: ScopedDatabase,
  storeIds: readonly string[],
): Promise<WaitingCounts> {
  const row = await db.first(
    sqlBuilder
      .selectFrom('scan_event as e')
      .leftJoin('quarantine_decision as d', 'd.event_id', 'e.id')
      .select((eb) => [
        eb.fn.countAll<number>().as('events'),
        sql<number>`coalesce(sum(e.effect) filter (where e.kind in ('add', 'set')), 0)`.as(
          'quantity',
        ),
      ])
      .where('e.quarantined', '=', true)
      .where((eb) => eb('e.store_id', '=', eb.fn.any(eb.val(storeIds))))
      .where('d.event_id', 'is', null),
  )
  return { events: row?.events ?? 0, quantity: Number(row?.quantity ?? 0) }
}

/** Returns which of these events a manager has accepted. */
export async function selectAccepted(
  db: ScopedDatabase,
  eventIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await db.rows(
    sqlBuilder
      .selectFrom('quarantine_decision')
      .select('event_id')
      .where((eb) => eb('event_id', '=', eb.fn.any(eb.val(eventIds))))
      .where('accepted', '=', true),
  )
  return rows.map(({ event_id }) => event_id)
}

type WarningLists = readonly (readonly ScanWarning[])[]

/**
 * Events that wait for a decision, by shelf, device and person, with all their warnings. Anyone can send the id of any
 * device, so the counts of two people are never in one group.
 */
export function selectWaitingGroups(db: ScopedDatabase, storeIds: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom('scan_event as e')
      .innerJoin('assignment as a', 'a.id', 'e.assignment_id')
      .innerJoin('room as r', 'r.id', 'a.room_id')
      .leftJoin('shelf as s', 's.id', 'a.shelf_id')
      .leftJoin('auth.user as u', 'u.id', 'e.user_id')
      .leftJoin('auth.user as h', 'h.id', 'a.assignee_id')
      .leftJoin('quarantine_decision as d', 'd.event_id', 'e.id')
      .select(['e.assignment_id', 'r.name as room_name', 's.code as shelf_code', 'e.device_id'])
      .select('e.user_id')
      .select((eb) => [
        eb.fn.max('u.name').as('user_name'),
        eb.fn.max('h.name').as('holder_name'),
        eb.fn.countAll<number>().as('events'),
        sql<WarningLists>`jsonb_agg(distinct to_jsonb(e.warnings))`.as('warnings'),
      ])
      .where('e.quarantined', '=', true)
      .where('d.event_id', 'is', null)
      .where((eb) => eb('e.store_id', '=', eb.fn.any(eb.val(storeIds))))
      .groupBy(['e.assignment_id', 'r.name', 's.code', 'e.device_id', 'e.user_id'])
      .orderBy('r.name')
      .orderBy('s.code')
      .orderBy('e.assignment_id')
      .orderBy('e.device_id')
      .orderBy('e.user_id'),
  )
}

/**
 * The handhelds that were seen in the audit, newest last. Nobody is seen on a shelf that they never held, so the counts
 * there get the name from another shelf of the same person and device.
 */
export function selectHandhelds(db: ScopedDatabase) {
  return db.rows(
    sqlBuilder
      .selectFrom('assignment_device as d')
      .innerJoin('billing_entity as h', 'h.id', 'd.handheld_id')
      .select(['d.device_id', 'd.user_id', 'h.name'])
      .orderBy('d.seen_at'),
  )
}

export interface Release {
  readonly storeIds: readonly string[]
  /** Selects these events, decided or not; otherwise all that wait for a decision. */
  readonly eventIds?: readonly string[] | undefined
  readonly assignmentId?: string | undefined
  readonly deviceId?: string | undefined
  readonly userId?: string | undefined
}

/** The events of a release. */
export function selectReleased(db: ScopedDatabase, release: Release) {
  const { storeIds, eventIds, assignmentId, deviceId, userId } = release
  let events = sqlBuilder
    .selectFrom('scan_event as e')
    .leftJoin('quarantine_decision as d', 'd.event_id', 'e.id')
    .leftJoin('unknown_resolution as x', (join) =>
      join.onRef('x.line', '=', 'e.line').on('e.item_id', 'is', null),
    )
    .select(['e.id', 'e.assignment_id', 'e.user_id', 'e.kind', 'e.serial', 'e.effect'])
    .select(sql<string | null>`coalesce(x.item_id::text, e.line)`.as('line'))
    .where('e.quarantined', '=', true)
    .where((eb) => eb('e.store_id', '=', eb.fn.any(eb.val(storeIds))))
    .orderBy('e.server_time')
    .orderBy('e.id')
  if (eventIds) events = events.where((eb) => eb('e.id', '=', eb.fn.any(eb.val(eventIds))))
  else events = events.where('d.event_id', 'is', null)
  if (assignmentId !== undefined) events = events.where('e.assignment_id', '=', assignmentId)
  if (deviceId !== undefined) events = events.where('e.device_id', '=', deviceId)
  if (userId !== undefined) events = events.where('e.user_id', '=', userId)
  return db.rows(events)
}

export interface QuarantineDecision {
  readonly organizationId: string
  readonly auditId: string
  readonly accepted: boolean
  readonly reason: string
  readonly decidedBy: string
  readonly decidedAt: Date
}

const DECIDE = rawStatement<
  Record<string, never>,
  [string, string, readonly string[], boolean, string, string, Date]
>()({
  name: 'decide_quarantine',
  text: `
    insert into quarantine_decision (
      organization_id, audit_id, event_id, accepted, reason, decided_by, decided_at)
    select $1, $2, e.event_id, $4, $5, $6, $7
    from unnest($3::uuid[]) as e (event_id)
    on conflict (organization_id, audit_id, event_id) do update
      set accepted = excluded.accepted, reason = excluded.reason, decided_by = excluded.decided_by,
        decided_at = excluded.decided_at`,
  reads: ['quarantine_decision'],
})

/** A later decision replaces an earlier one. */
export function saveQuarantineDecision(
  db: ScopedDatabase,
  eventIds: readonly string[],
  decision: QuarantineDecision,
) {
  const { organizationId, auditId, accepted, reason, decidedBy, decidedAt } = decision
  const by = [accepted, reason, decidedBy, decidedAt] as const
  return db.raw(DECIDE, [organizationId, auditId, eventIds, ...by])
}

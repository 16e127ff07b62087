// Events for people to read, newest first.

import { sql } from 'kysely'
import type { TimeSpan } from '#contract/time-span.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import type { KeyRange, TimeKey } from '../keyset.ts'
import { isInSpan } from '../time-span.ts'

export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number]

/** Events of one assignment, or of one person, in one audit or all. */
export type EventFilter =
  | { readonly assignmentId: string; readonly arrived?: TimeSpan | undefined }
  | { readonly userId: string; readonly auditId?: string }

export function selectEvents(db: ScopedDatabase, filter: EventFilter, range: KeyRange<TimeKey>) {
  return db.rows(
    namedEvents(range)
      .where((eb) => eb.and(wantedBy(filter)))
      .where((eb) => isInSpan(eb.ref('e.server_time'), arrivedIn(filter))),
  )
}

export async function countEvents(db: ScopedDatabase, filter: EventFilter): Promise<number> {
  const events = sqlBuilder
    .selectFrom('scan_event as e')
    .where((eb) => eb.and(wantedBy(filter)))
    .where((eb) => isInSpan(eb.ref('e.server_time'), arrivedIn(filter)))
  const row = await db.first(events.select((eb) => eb.fn.countAll<number>().as('count')))
  return row?.count ?? 0
}

/** The columns to filter by, with their values. */
function wantedBy(filter: EventFilter) {
  if ('assignmentId' in filter) return { 'e.assignment_id': filter.assignmentId }
  const { userId, auditId } = filter
  return { 'e.user_id': userId, ...(auditId !== undefined && { 'e.audit_id': auditId }) }
}

function arrivedIn(filter: EventFilter): TimeSpan | undefined {
  return 'arrived' in filter ? filter.arrived : undefined
}

export type PlacedEventRow = Awaited<ReturnType<typeof selectWarnedEvents>>[number]

/** The newest events with a warning. In the scope of an audit. */
export function selectWarnedEvents(db: ScopedDatabase, storeIds: readonly string[], limit: number) {
  return db.rows(
    placedEvents(storeIds, { after: undefined, until: undefined, limit }).where(
      sql<boolean>`e.warnings <> '{}'`,
    ),
  )
}

/** Events of these stores, with the places where they were counted. */
export function placedEvents(storeIds: readonly string[], range: KeyRange<TimeKey>) {
  return namedEvents(range)
    .innerJoin('assignment as a', 'a.id', 'e.assignment_id')
    .innerJoin('room as r', 'r.id', 'a.room_id')
    .leftJoin('shelf as s', 's.id', 'a.shelf_id')
    .select([
      'r.name as room_name',
      's.code as shelf_code',
      'a.status as shelf_status',
      'e.store_id',
    ])
    .where((eb) => eb('e.store_id', '=', eb.fn.any(eb.val(storeIds))))
}

const COLUMNS = [
  'e.id',
  'e.audit_id',
  'e.assignment_id',
  'e.kind',
  'e.line',
  'e.item_id',
  'i.name as item_name',
  'e.raw_code',
  'e.entered',
  'e.factor',
  'e.effect',
  'e.version',
  'e.seen_version',
  'e.voids_id',
  'e.warnings',
  'e.user_id',
  'u.name as user_name',
  'e.device_id',
  'e.device_seq',
  'e.device_time_ms',
  'e.server_time',
  'e.note',
  'e.lot',
  'e.expiry',
  'e.serial',
  'e.photo_file_id',
] as const

function namedEvents(range: KeyRange<TimeKey>) {
  return ranged(range)
    .leftJoin('item as i', 'i.id', 'e.item_id')
    .leftJoin('auth.user as u', 'u.id', 'e.user_id')
    .select(COLUMNS)
    .leftJoin('quarantine_decision as q', 'q.event_id', 'e.id')
    .leftJoin('serial_repeat as sr', 'sr.event_id', 'e.id')
    .select((eb) => [
      // An event that a manager has accepted is no longer set aside.
      eb.and([eb.ref('e.quarantined'), eb('q.accepted', 'is not', true)]).as('quarantined'),
      eb('sr.event_id', 'is not', null).as('repeats'),
    ])
    .select((eb) =>
      // An undo that is set aside has no effect.
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
    .orderBy('e.server_time', 'desc')
    .orderBy('e.id', 'desc')
}

function ranged({ after, until, limit }: KeyRange<TimeKey>) {
  let events = sqlBuilder.selectFrom('scan_event as e')
  if (after) {
    events = events.where((eb) =>
      eb(eb.refTuple('e.server_time', 'e.id'), '<', eb.tuple(after.at, after.id)),
    )
  }
  if (until) {
    events = events.where((eb) =>
      eb(eb.refTuple('e.server_time', 'e.id'), '>=', eb.tuple(until.at, until.id)),
    )
  }
  return limit ? events.limit(limit) : events
}

const NEWEST = rawStatement<
  PlacedEventRow,
  [auditId: string, storeIds: readonly string[], limit: number]
>()({
  name: 'newest_events',
  text: `
    with places as (
      select p.organization_id, p.assignment_id from assignment_progress p
      where p.audit_id = $1 and p.store_id = any($2) and p.last_event_at is not null
      order by p.last_event_at desc, p.assignment_id desc limit $3
    ), newest as materialized (
      select e.* from places p
      cross join lateral (
        select e.* from scan_event e
        where e.organization_id = p.organization_id and e.audit_id = $1
          and e.assignment_id = p.assignment_id
        order by e.server_time desc, e.id desc limit $3
      ) e
      order by e.server_time desc, e.id desc limit $3
    )
    select ${COLUMNS.join(', ')}, r.name as room_name, s.code as shelf_code,
      a.status as shelf_status, e.store_id, exists (
        select from scan_event v
        where v.organization_id = e.organization_id and v.audit_id = $1 and v.voids_id = e.id
          and not v.quarantined) as voided,
      e.quarantined and q.accepted is not true as quarantined, sr.event_id is not null as repeats
    from newest e
    left join quarantine_decision q on q.organization_id = e.organization_id and q.audit_id = $1
      and q.event_id = e.id
    left join serial_repeat sr on sr.organization_id = e.organization_id and sr.audit_id = $1
      and sr.event_id = e.id
    join assignment a on a.organization_id = e.organization_id and a.audit_id = $1
      and a.id = e.assignment_id
    join room r on r.organization_id = e.organization_id and r.id = a.room_id
    left join shelf s on s.organization_id = e.organization_id and s.id = a.shelf_id
    left join item i on i.organization_id = e.organization_id and i.id = e.item_id
    left join auth."user" u on u.id = e.user_id
    order by e.server_time desc, e.id desc`,
  reads: [
    'assignment',
    'assignment_progress',
    'auth.user',
    'item',
    'quarantine_decision',
    'room',
    'scan_event',
    'serial_repeat',
    'shelf',
  ],
})

/**
 * In the scope of an audit. The newest events can only be in the assignments that were counted last, so only those are
 * read, however many there are.
 */
export function selectNewestEvents(
  db: ScopedDatabase,
  auditId: string,
  storeIds: readonly string[],
  limit: number,
) {
  return db.raw(NEWEST, [auditId, storeIds, limit])
}

/** The correction that has replaced an event. */
export interface ReplacingRow {
  readonly event_id: string
  readonly id: string
  readonly entered: number | null
  readonly user_id: string
  readonly user_name: string | null
  readonly device_time_ms: number
}

// Reads only lines that were ever corrected.
const REPLACING = rawStatement<
  ReplacingRow,
  [auditId: string, assignmentIds: readonly string[], eventIds: readonly string[]]
>()({
  name: 'replacing_events',
  text: `
    select r.event_id, s.id, s.entered, s.user_id, u.name as user_name, s.device_time_ms
    from (
      select l.id as event_id, l.replaced_by from app.line_events(
        nullif(current_setting('app.organization_id', true), '')::uuid, $1,
        array(
          select t.assignment_id from count_total t
          where t.audit_id = $1 and t.assignment_id = any($2) and t.corrected
          union
          select t.assignment_id from pass_total t
          where t.audit_id = $1 and t.assignment_id = any($2) and t.corrected), null) l
      where l.replaced_by is not null and l.id = any($3)
    ) r
    join scan_event s on s.audit_id = $1 and s.id = r.replaced_by
    left join auth."user" u on u.id = s.user_id`,
  reads: ['auth.user', 'count_total', 'pass_total', 'scan_event'],
  readsThroughFunctions: ['quarantine_decision', 'serial_repeat', 'unknown_resolution'],
})

export type WithReplacing<Row> = Row & { readonly replacing: ReplacingRow | undefined }

/** Adds to each event the correction that has replaced it, if any. */
export async function withReplacing<Row extends EventRow>(
  db: ScopedDatabase,
  rows: readonly Row[],
): Promise<readonly WithReplacing<Row>[]> {
  const live = rows.filter(
    ({ kind, voided, quarantined }) =>
      (kind === 'add' || kind === 'set') && !voided && !quarantined,
  )
  const replacing = new Map<string, ReplacingRow>()
  for (const [auditId, own] of Map.groupBy(live, (row) => row.audit_id)) {
    const assignmentIds = [...new Set(own.map((row) => row.assignment_id))]
    const found = await db.raw(REPLACING, [auditId, assignmentIds, own.map(({ id }) => id)])
    for (const row of found) replacing.set(row.event_id, row)
  }
  return rows.map((row) => ({ ...row, replacing: replacing.get(row.id) }))
}

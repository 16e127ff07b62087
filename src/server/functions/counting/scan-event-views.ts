// Events as the screens show them.

import type {
  OwnScanEvent,
  RecentCount,
  ReplacingCount,
  ScanEventDetails,
} from '#contract/scan-events.ts'
import { fromMilli, unitsOf } from '#domain/quantity.ts'
import { type ScanWarning, shownWarnings } from '#domain/scan-warning.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  type EventRow,
  type PlacedEventRow,
  type ReplacingRow,
  selectNewestEvents,
  selectWarnedEvents,
  type WithReplacing,
  withReplacing,
} from '#server/queries/counting/scan-event-lists.ts'

export function toScanEvent(
  row: WithReplacing<EventRow>,
  shown: (warnings: readonly ScanWarning[]) => readonly ScanWarning[],
): ScanEventDetails {
  return {
    id: row.id,
    auditAssignmentId: row.assignment_id,
    kind: row.kind,
    line: row.line,
    itemId: row.item_id,
    itemName: row.item_name,
    code: row.raw_code,
    entered: unitsOf(row.entered),
    factor: unitsOf(row.factor),
    effect: row.repeats ? 0 : fromMilli(row.effect),
    version: row.version,
    seenVersion: row.seen_version,
    replacedBy: row.replacing ? toReplacing(row.replacing) : null,
    voids: row.voids_id,
    voided: Boolean(row.voided),
    quarantined: Boolean(row.quarantined),
    warnings: shown(row.repeats ? [...row.warnings, 'serial_repeated'] : row.warnings),
    userId: row.user_id,
    userName: row.user_name,
    deviceId: row.device_id,
    deviceSeq: row.device_seq,
    deviceTime: row.device_time_ms,
    serverTime: row.server_time.getTime(),
    note: row.note,
    lot: row.lot,
    expiry: row.expiry,
    serial: row.serial,
    photoFileId: row.photo_file_id,
  }
}

function toReplacing(row: ReplacingRow): ReplacingCount {
  const { id, user_id: userId, user_name: userName, device_time_ms: deviceTime } = row
  return { id, entered: unitsOf(row.entered), userId, userName, deviceTime }
}

/** Managers see every warning; counters see what the protocol allows. */
export function warningsFor(viewer: {
  readonly isManager: boolean
  readonly blind: boolean
  readonly seesCounts: boolean
}) {
  return (warnings: readonly ScanWarning[]) =>
    viewer.isManager ? warnings : shownWarnings(warnings, viewer)
}

/** As the counter sees their own event, without access to the other counts of the shelf. */
export function toOwnCount(
  row: WithReplacing<EventRow>,
  viewer: { readonly userId: string; readonly isManager: boolean; readonly isHolder: boolean },
): OwnScanEvent {
  const seesCounts = viewer.isManager || viewer.isHolder
  // The protocol of the event's audit is not looked up, so the blind rules apply to all events.
  const shown = warningsFor({ isManager: viewer.isManager, blind: true, seesCounts })
  const { version: _version, seenVersion: _seen, replacedBy, ...event } = toScanEvent(row, shown)
  const isTold = seesCounts || replacedBy?.userId === viewer.userId
  return {
    ...event,
    replacedBy: replacedBy && (isTold ? replacedBy : { ...replacedBy, entered: null }),
  }
}

/** As managers see it, with its place. */
export function toRecentCount(row: WithReplacing<PlacedEventRow>): RecentCount {
  const { room_name: roomName, shelf_code: shelfCode, shelf_status: shelfStatus } = row
  return { ...toScanEvent(row, (warnings) => warnings), roomName, shelfCode, shelfStatus }
}

export async function selectNewestWarnings(
  db: ScopedDatabase,
  storeIds: readonly string[],
  limit: number,
): Promise<readonly RecentCount[]> {
  const rows = await selectWarnedEvents(db, storeIds, limit)
  return (await withReplacing(db, rows)).map(toRecentCount)
}

export async function selectNewestCounts(
  db: ScopedDatabase,
  { auditId, storeIds }: { readonly auditId: string; readonly storeIds: readonly string[] },
  limit: number,
): Promise<readonly RecentCount[]> {
  const rows = await selectNewestEvents(db, auditId, storeIds, limit)
  return (await withReplacing(db, rows)).map(toRecentCount)
}

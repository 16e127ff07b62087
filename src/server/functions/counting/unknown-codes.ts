// Unknown codes: what is known about them, and how they were resolved.

import { api } from '#contract/api.ts'
import type { ScanNeighbour, UnknownCode } from '#contract/scan-events.ts'
import { isInTotals } from '#domain/assignment.ts'
import { judgeEvents, type ShelfEvent } from '#domain/count.ts'
import { fromMilli, unitsOf } from '#domain/quantity.ts'
import { isRepeat } from '#domain/serial.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  countUnknownCodes,
  type NeighbourRow,
  selectNeighbours,
  selectUnknownCodes,
  selectUnknownEvents,
  type UnknownCodeRow,
  type UnknownEventRow,
} from '#server/queries/counting/unknown-codes.ts'
import { pageOf, rangeOf, TEXT_CURSOR } from '#server/queries/keyset.ts'
import { implementQuery, inAudit } from '../implement.ts'
import { resolveUnknown } from './resolve-unknown.ts'

const listUnknown = implementQuery(api.scanEvents.listUnknown, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope, args: { state, paginationOpts } }) => {
    const { auditId, managedStoreIds } = scope
    const filter = { storeIds: managedStoreIds, state }
    const [rows, total] = await Promise.all([
      selectUnknownCodes(db, filter, rangeOf(paginationOpts, TEXT_CURSOR)),
      countUnknownCodes(db, filter),
    ])
    const page = pageOf(rows, paginationOpts, {
      total,
      cursorOf: ({ line }) => line,
      show: (row) => row,
    })
    return { ...page, page: await describe(db, { auditId, storeIds: managedStoreIds }, page.page) }
  },
})

async function describe(
  db: ScopedDatabase,
  { auditId, storeIds }: { readonly auditId: string; readonly storeIds: readonly string[] },
  codes: readonly UnknownCodeRow[],
): Promise<readonly UnknownCode[]> {
  if (codes.length === 0) return []
  const lines = codes.map(({ line }) => line)
  const events = await selectUnknownEvents(db, storeIds, lines)
  const byLine = Map.groupBy(events, ({ line }) => line ?? '')
  const firsts = [...byLine.values()].flatMap(([first]) => first ?? [])
  const neighbours = Map.groupBy(
    await selectNeighbours(db, auditId, firsts),
    (neighbour) => neighbour.line,
  )
  return codes.map((code) =>
    toUnknownCode(code, byLine.get(code.line) ?? [], neighbours.get(code.line) ?? []),
  )
}

function toUnknownCode(
  row: UnknownCodeRow,
  events: readonly UnknownEventRow[],
  neighbours: readonly NeighbourRow[],
): UnknownCode {
  const standing = counting(events.filter(stands))
  return {
    id: row.line,
    code: events.at(-1)?.raw_code ?? row.line.slice(1),
    codeFormat: events.at(-1)?.code_format ?? null,
    quantity: standing.length === 0 ? null : quantityOf(standing),
    events: row.events,
    places: placesOf(standing),
    people: [...new Map(events.map((event) => [event.user_id, event.user_name]))].map(
      ([id, name]) => ({ id, name }),
    ),
    firstSeenAt: row.first_seen_at.getTime(),
    lastSeenAt: row.last_seen_at.getTime(),
    repeats: events.flatMap(toRepeat),
    notes: events.flatMap(({ note }) => note ?? []),
    photoFileIds: events.flatMap((event) => event.photo_file_id ?? []),
    before: toNeighbour(neighbours.find((one) => one.is_before)),
    after: toNeighbour(neighbours.find((one) => !one.is_before)),
    resolution: resolutionOf(row),
  }
}

/** Where the same serial number was counted before. */
function toRepeat(row: UnknownEventRow): UnknownCode['repeats'] {
  const { serial, repeated_room: roomName, repeated_shelf: shelfCode } = row
  return serial === null || roomName === null ? [] : [{ serial, roomName, shelfCode }]
}

/** True if the event counts: part of the result, and neither undone nor set aside. */
function stands(row: UnknownEventRow): boolean {
  const { voided, quarantined, accepted, assignment_status, kind, effect: quantity } = row
  if (row.repeats_id !== null || isRepeat({ kind, quantity, warnings: row.warnings })) return false
  return !voided && (!quarantined || accepted === true) && isInTotals(assignment_status)
}

/** Events that no correction has replaced. */
function counting(events: readonly UnknownEventRow[]): readonly UnknownEventRow[] {
  return [...Map.groupBy(events, (event) => event.assignment_id).values()].flatMap((own) => {
    const judged = judgeEvents(own.map(toShelfEvent))
    const counted = new Set(judged.flatMap(({ event, replacedBy }) => (replacedBy ? [] : event.id)))
    return own.filter(({ id }) => counted.has(id))
  })
}

function toShelfEvent(row: UnknownEventRow): ShelfEvent {
  return {
    id: row.id,
    kind: row.kind,
    line: row.line,
    quantity: row.effect,
    voids: null,
    version: row.version,
    seenVersion: row.seen_version,
    quarantined: false,
    userId: row.user_id,
    deviceId: row.device_id,
    deviceSeq: row.device_seq,
    deviceTimeMs: row.device_time_ms,
  }
}

function placesOf(events: readonly UnknownEventRow[]): UnknownCode['places'] {
  return [...Map.groupBy(events, (event) => event.assignment_id)].map(([id, own]) => ({
    id,
    storeId: own[0]?.store_id ?? '',
    roomName: own[0]?.room_name ?? '',
    shelfCode: own[0]?.shelf_code ?? null,
    quantity: quantityOf(own),
  }))
}

function quantityOf(events: readonly UnknownEventRow[]): number {
  return fromMilli(events.reduce((sum, { effect }) => sum + effect, 0))
}

function toNeighbour(row: NeighbourRow | undefined): ScanNeighbour | null {
  if (!row) return null
  return {
    itemId: row.item_id,
    itemName: row.item_name,
    code: row.raw_code,
    entered: unitsOf(row.entered),
  }
}

function resolutionOf(row: UnknownCodeRow): UnknownCode['resolution'] {
  const { kind, item_id: itemId, item_name, factor, reason, resolved_at } = row
  if (kind === null || resolved_at === null) return null
  const by = { reason, resolvedByName: row.resolved_by, resolvedAt: resolved_at.getTime() }
  if (kind !== 'item') return { kind, ...by }
  if (itemId === null) return null
  return { kind, itemId, itemName: item_name ?? '', quantity: fromMilli(factor ?? 1_000), ...by }
}

export const unknownCodes = [listUnknown, resolveUnknown]

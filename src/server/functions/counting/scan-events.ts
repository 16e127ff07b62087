import { api } from '#contract/api.ts'
import type { RecordedCount, RecordOutcome, SentScanEvent } from '#contract/scan-events.ts'
import { IN_FORCE_STATUSES, isInTotals } from '#domain/assignment.ts'
import { Fault, parseFault } from '#domain/fault.ts'
import { parseProtocol, seesCounts } from '#domain/protocol.ts'
import { fromMilli } from '#domain/quantity.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { selectAssignments, selectCountedAgain } from '#server/queries/assignments/assignments.ts'
import { selectStandingOf } from '#server/queries/assignments/recount-items.ts'
import { selectHeldBy } from '#server/queries/assignments/shelf-holders.ts'
import { selectExpectedOf } from '#server/queries/audits/audit-baselines.ts'
import { selectCountingFacts } from '#server/queries/audits/audits.ts'
import {
  countEvents,
  type EventRow,
  selectEvents,
  withReplacing,
} from '#server/queries/counting/scan-event-lists.ts'
import { selectItemTotals, selectNamedTotals } from '#server/queries/counting/scan-events.ts'
import { pageOf, rangeOf, TIME_CURSOR } from '#server/queries/keyset.ts'
import type { AuthorizedAudit } from '../authorize.ts'
import { implementMutation, implementQuery, inAssignment, inAudit, inStore } from '../implement.ts'
import type { Services } from '../services.ts'
import { inCountedAssignment } from './counted-batch.ts'
import { quarantinedEvents } from './quarantined-events.ts'
import { type Recorder, recordCounts } from './record-counts.ts'
import { recordBatch, recordMany } from './record-many.ts'
import { toKeyed } from './recording-facts.ts'
import { toOwnCount, toScanEvent, warningsFor } from './scan-event-views.ts'
import { unknownCodes } from './unknown-codes.ts'

const getItemCount = implementQuery(api.scanEvents.getItemCount, {
  authorize: inAudit,
  sharedBy: 'user',
  run: async ({ db, scope, args: { auditId, itemId, auditItemId } }) => {
    // An item is in the baseline of an audit under its own id.
    if (auditItemId !== null && auditItemId !== itemId) throw new Fault('not_found')
    const { blind } = await selectProtocol(db)
    const isManager = scope.role === 'manager'
    const storeIds = isManager ? scope.managedStoreIds : scope.storeIds
    const expected = isManager || !blind ? await selectExpectedOf(db, storeIds, itemId) : []
    const places = await selectItemPlaces(db, { itemId, blind }, scope)
    const quantity = places.reduce((sum, place) => sum + place.quantity, 0)
    return {
      auditId,
      itemId,
      auditItemId,
      quantity: places.length === 0 ? null : fromMilli(quantity),
      expected:
        expected.length === 0
          ? null
          : fromMilli(expected.reduce((sum, row) => sum + (row.expected ?? 0), 0)),
      places: places.map((place) => ({ ...place, quantity: fromMilli(place.quantity) })),
    }
  },
})

/** Where an item was counted: managers see the totals, counters only their own count of a shelf. */
async function selectItemPlaces(
  db: ScopedDatabase,
  { itemId, blind }: { readonly itemId: string; readonly blind: boolean },
  scope: AuthorizedAudit,
) {
  const [standing, apart, again] = await Promise.all([
    selectStandingOf(db, scope.auditId, itemId),
    selectItemTotals(db, itemId),
    countedAgain(db, { blind }, scope),
  ])
  const ids = [...new Set([...standing, ...apart].map((row) => row.assignment_id))]
  const rows = await selectAssignments(db, { ids, storeIds: scope.storeIds })
  const quantitiesOf = (totals: typeof standing) =>
    new Map(totals.map((row) => [row.assignment_id, row.quantity]))
  const [counted, own] = [quantitiesOf(standing), quantitiesOf(apart)]
  return rows.flatMap((row) => {
    const viewer = viewerOf(scope, row)
    const isOwn = row.mode === 'independent' && !viewer.isManager
    const quantity = (isOwn ? own : counted).get(row.id)
    const isBlind = blind || isOwn || again.has(row.id)
    const isSeen = isInTotals(row.status) && seesCounts({ blind: isBlind }, viewer)
    if (quantity === undefined || !isSeen) return []
    return [{ id: row.id, roomName: row.room_name, shelfCode: row.shelf_code, quantity }]
  })
}

const getByAssignment = implementQuery(api.scanEvents.getByAssignment, {
  authorize: inAssignment,
  sharedBy: 'user',
  run: async ({ db, scope, args: { auditAssignmentId, arrived, paginationOpts } }) => {
    const { row, blind } = await requireSeen(db, scope, auditAssignmentId)
    const filter = { assignmentId: auditAssignmentId }
    const wanted = { ...filter, arrived }
    const [lines, events, version, total] = await Promise.all([
      selectNamedTotals(
        db,
        row.mode === 'independent' ? 'pass_total' : 'count_total',
        auditAssignmentId,
      ),
      selectEvents(db, wanted, rangeOf(paginationOpts, TIME_CURSOR)),
      countEvents(db, filter),
      arrived && countEvents(db, wanted),
    ])
    const shown = warningsFor({ isManager: scope.role === 'manager', blind, seesCounts: true })
    const page = pageOf(await withReplacing(db, events), paginationOpts, {
      total: total ?? version,
      cursorOf,
      show: (event) => toScanEvent(event, shown),
    })
    return {
      ...page,
      auditAssignmentId,
      round: row.round,
      version,
      lines: lines.map((line) => ({
        id: line.line,
        itemId: line.item_id,
        itemName: line.item_name,
        unit: line.unit,
        quantity: fromMilli(line.quantity),
      })),
    }
  },
})

const getUserHistory = implementQuery(api.scanEvents.getUserHistory, {
  authorize: inStore,
  sharedBy: 'user',
  run: async ({ db, scope: { userId, role }, args: { auditId, paginationOpts } }) => {
    const own = { userId, ...(auditId !== undefined && { auditId }) }
    const [events, total] = await Promise.all([
      selectEvents(db, own, rangeOf(paginationOpts, TIME_CURSOR)),
      countEvents(db, own),
    ])
    const isManager = role === 'manager'
    const ids = [...new Set(events.map((event) => event.assignment_id))]
    const held = isManager ? new Set() : await selectHeldBy(db, ids, userId)
    return pageOf(await withReplacing(db, events), paginationOpts, {
      total,
      cursorOf,
      show: (event) =>
        toOwnCount(event, { userId, isManager, isHolder: held.has(event.assignment_id) }),
    })
  },
})

/** A batch of one. */
const recordCount = implementMutation(api.scanEvents.recordCount, {
  authorize: inCountedAssignment,
  journal: 'own_record',
  run: async ({ db, scope, args, services }) =>
    accepted(await recordBatch({ db, scope, services }, [args])),
})

const updateQuantity = implementMutation(api.scanEvents.updateQuantity, {
  authorize: inAssignment,
  journal: 'own_record',
  run: async ({ db, scope, args: { quantity, ...event }, services }) => {
    await requireSeen(db, scope, event.auditAssignmentId)
    const set = { ...event, kind: 'set', entered: quantity, factor: 1 } as const
    return recordOne({ db, scope, services }, set, { refusesStale: true })
  },
})

const voidEvent = implementMutation(api.scanEvents.void, {
  authorize: inAssignment,
  journal: 'own_record',
  run: ({ db, scope, args: { eventId, ...event }, services }) =>
    recordOne({ db, scope, services }, { ...event, kind: 'void', voids: eventId }),
})

interface RecordCall {
  readonly db: ScopedDatabase
  readonly scope: AuthorizedAudit
  readonly services: Services
}

async function recordOne(
  call: RecordCall,
  event: SentScanEvent,
  rules: { readonly refusesStale?: boolean } = {},
): Promise<RecordedCount> {
  return accepted(await recordCounts(call.db, { ...recorderOf(call), ...rules }, [toKeyed(event)]))
}

function recorderOf({ scope, services }: RecordCall): Recorder {
  const { organizationId, auditId, userId, managedStoreIds } = scope
  const manages = (storeId: string) => managedStoreIds.includes(storeId)
  return { organizationId, auditId, userId, manages, services }
}

function accepted([outcome]: readonly RecordOutcome[]): RecordedCount {
  if (!outcome) throw new Fault('not_found')
  if (outcome.status === 'refused') throw parseFault(outcome.fault) ?? new Fault('unavailable')
  return outcome
}

/** Returns the assignment if the protocol lets the viewer see what was counted there. */
async function requireSeen(db: ScopedDatabase, scope: AuthorizedAudit, assignmentId: string) {
  const { blind } = await selectProtocol(db)
  const [row] = await selectAssignments(db, { ids: [assignmentId] })
  if (!row) throw new Fault('not_found')
  const isCurrent = IN_FORCE_STATUSES.includes(row.status)
  const { isManager, isHolder } = viewerOf(scope, row)
  const again = await countedAgain(db, { blind }, scope)
  const isBlind = blind || row.mode === 'independent' || again.has(row.id)
  if (!seesCounts({ blind: isBlind }, { isManager, isHolder: isHolder && isCurrent })) {
    throw new Fault('forbidden', 'This count is blind: only whoever counts the shelf sees it.')
  }
  return { row, blind }
}

const NONE: ReadonlySet<string> = new Set()

/** In a count that is not blind, whoever counts a place again still must not know what was counted there. */
function countedAgain(
  db: ScopedDatabase,
  { blind }: { readonly blind: boolean },
  { storeIds, managedStoreIds }: AuthorizedAudit,
): Promise<ReadonlySet<string>> {
  const isManager = managedStoreIds.length === storeIds.length
  return blind || isManager ? Promise.resolve(NONE) : selectCountedAgain(db)
}

function viewerOf(
  { managedStoreIds, userId }: AuthorizedAudit,
  row: { readonly store_id: string; readonly assignee_id: string | null },
) {
  return {
    isManager: managedStoreIds.includes(row.store_id),
    isHolder: row.assignee_id === userId,
  }
}

async function selectProtocol(db: ScopedDatabase) {
  const audit = await selectCountingFacts(db)
  if (!audit) throw new Fault('not_found')
  return parseProtocol(audit.protocol)
}

function cursorOf({ server_time, id }: EventRow): string {
  return TIME_CURSOR.write({ at: server_time, id })
}

export const scanEvents = [
  getItemCount,
  getByAssignment,
  getUserHistory,
  recordCount,
  updateQuantity,
  voidEvent,
  recordMany,
  ...unknownCodes,
  ...quarantinedEvents,
]

// What the public API shows of each thing. Fields may be added within v1, and none is taken away or changed.

import * as z from 'zod'
import type { AssignmentDetails } from '../audit-assignments.ts'
import type { BaselineFacts } from '../audit-results.ts'
import type { LineDetails } from '../audit-variances.ts'
import type { AuditDetails, AuditSummary } from '../audits.ts'
import type { ShownFinding } from '../insights.ts'
import type { ItemDetails } from '../items.ts'
import type { JournalEntry } from '../journal.ts'
import type { RoomDetails } from '../rooms.ts'
import type { ScanEventDetails } from '../scan-events.ts'
import { iso, maybeIso, maybeMoment, maybeNumber, maybeText, moment, text } from './view-fields.ts'

export const made = z.strictObject({ id: z.uuid() }).meta({ id: 'Created' })

export const organization = z
  .strictObject({ id: z.uuid(), name: text, createdAt: moment })
  .meta({ id: 'Organization' })

export function viewOrganization(one: {
  readonly id: string
  readonly name: string
  readonly createdAt: number
}): z.output<typeof organization> {
  return { id: one.id, name: one.name, createdAt: iso(one.createdAt) }
}

export const store = z
  .strictObject({ id: z.uuid(), name: text, currency: text })
  .meta({ id: 'Store' })

const shelf = z.strictObject({ id: z.uuid(), code: text, name: maybeText })

export const room = z
  .strictObject({ id: z.uuid(), name: text, shelves: z.array(shelf) })
  .meta({ id: 'Room' })

export function viewRoom({ id, name, shelves }: RoomDetails): z.output<typeof room> {
  return {
    id,
    name,
    shelves: shelves.map((one) => ({ id: one.id, code: one.code, name: one.name })),
  }
}

export const shelfPage = z
  .strictObject({ ...shelf.shape, roomId: z.uuid(), roomName: text, archivedAt: maybeMoment })
  .meta({ id: 'Shelf' })

export function viewShelf(one: {
  readonly id: string
  readonly code: string
  readonly name: string | null
  readonly roomId: string
  readonly roomName: string
  readonly archivedAt: number | null
}): z.output<typeof shelfPage> {
  return { ...one, archivedAt: maybeIso(one.archivedAt) }
}

export const item = z
  .strictObject({
    id: z.uuid(),
    sku: maybeText,
    name: text,
    category: maybeText,
    unit: text,
    unitCost: maybeNumber,
    unitPrice: maybeNumber,
    barcodes: z.array(z.strictObject({ code: text, quantity: z.number() })),
  })
  .meta({ id: 'Item' })

export function viewItem(one: ItemDetails): z.output<typeof item> {
  const { id, sku, name, category, unit, unitCost, unitPrice } = one
  const barcodes = one.barcodes.map(({ code, quantity }) => ({ code, quantity }))
  return { id, sku, name, category, unit, unitCost, unitPrice, barcodes }
}

export const auditStatus = z.enum([
  'draft',
  'active',
  'stopped',
  'submitted',
  'completed',
  'cancelled',
])

export const audit = z
  .strictObject({
    id: z.uuid(),
    name: text,
    status: auditStatus,
    storeIds: z.array(z.uuid()),
    createdAt: moment,
    dueAt: maybeMoment,
    startedAt: maybeMoment,
    endedAt: maybeMoment,
  })
  .meta({ id: 'Audit' })

export function viewAudit(one: AuditSummary): z.output<typeof audit> {
  return {
    ...{ id: one.id, name: one.name, status: one.status, storeIds: [...one.storeIds] },
    ...{ createdAt: iso(one.createdAt), dueAt: maybeIso(one.dueAt) },
    ...{ startedAt: maybeIso(one.startedAt), endedAt: maybeIso(one.endedAt) },
  }
}

const baseline = z
  .strictObject({
    id: z.uuid(),
    storeId: z.uuid(),
    version: z.int(),
    fileName: maybeText,
    byShelf: z.boolean(),
    items: z.int(),
    quantity: z.number(),
    importedAt: maybeMoment,
  })
  .meta({ id: 'Baseline' })

function viewBaseline(one: BaselineFacts): z.output<typeof baseline> {
  const { id, storeId, version, fileName, byShelf, items, quantity } = one
  const importedAt = maybeIso(one.importedAt)
  return { id, storeId, version, fileName, byShelf, items, quantity, importedAt }
}

export const auditDetails = z
  .strictObject({
    ...audit.shape,
    withoutBaseline: z.boolean(),
    /** Null where the key may not see them. */
    baselines: z.array(baseline).nullable(),
    confirmationNumber: maybeText,
    submittedAt: maybeMoment,
    stoppedAt: maybeMoment,
    statusReason: maybeText,
  })
  .meta({ id: 'AuditDetails' })

export function viewAuditDetails(one: AuditDetails): z.output<typeof auditDetails> {
  return {
    ...viewAudit(one),
    withoutBaseline: one.withoutBaseline,
    baselines: one.baselines?.map(viewBaseline) ?? null,
    confirmationNumber: one.confirmationNumber,
    submittedAt: maybeIso(one.submittedAt),
    stoppedAt: maybeIso(one.stoppedAt),
    statusReason: one.statusReason,
  }
}

export const assignment = z
  .strictObject({
    id: z.uuid(),
    auditId: z.uuid(),
    storeId: z.uuid(),
    roomId: z.uuid(),
    roomName: text,
    shelfId: z.uuid().nullable(),
    shelfCode: maybeText,
    round: z.int(),
    status: text,
    userId: maybeText,
    userName: maybeText,
    reason: maybeText,
    submittedAt: maybeMoment,
    /** Null where it is hidden. A quantity of null is not counted yet, which is not 0. */
    progress: z.strictObject({ events: z.int(), lines: z.int(), quantity: maybeNumber }).nullable(),
  })
  .meta({ id: 'Assignment' })

export function viewAssignment(one: AssignmentDetails): z.output<typeof assignment> {
  const { id, auditId, storeId, roomId, roomName, shelfId, shelfCode, round, status } = one
  const { userId, userName, reason, progress } = one
  return {
    ...{ id, auditId, storeId, roomId, roomName, shelfId, shelfCode, round, status },
    ...{ userId, userName, reason, submittedAt: maybeIso(one.submittedAt) },
    progress: progress && {
      ...{ events: progress.events, lines: progress.lines, quantity: progress.quantity },
    },
  }
}

export const count = z
  .strictObject({
    id: z.uuid(),
    assignmentId: z.uuid(),
    kind: z.enum(['add', 'set', 'void', 'empty']),
    itemId: z.uuid().nullable(),
    itemName: maybeText,
    code: maybeText,
    entered: maybeNumber,
    effect: z.number(),
    voided: z.boolean(),
    quarantined: z.boolean(),
    /** The correction that stands in its place; null when it counts, was undone or is set aside. */
    replacedBy: z.uuid().nullable(),
    userId: text,
    userName: maybeText,
    deviceTime: moment,
    serverTime: moment,
    note: maybeText,
    lot: maybeText,
    expiry: maybeText,
    serial: maybeText,
  })
  .meta({ id: 'Count' })

export function viewCount(one: ScanEventDetails): z.output<typeof count> {
  const { id, auditAssignmentId, kind, itemId, itemName, code, entered, effect } = one
  const { voided, quarantined, userId, userName, note, lot, expiry, serial } = one
  return {
    ...{ id, assignmentId: auditAssignmentId, kind, itemId, itemName, code, entered, effect },
    ...{ voided, quarantined, userId, userName, note, lot, expiry, serial },
    replacedBy: one.replacedBy?.id ?? null,
    ...{ deviceTime: iso(one.deviceTime), serverTime: iso(one.serverTime) },
  }
}

/** A count with its place. */
export const lineCount = z
  .strictObject({ ...count.shape, roomName: text, shelfCode: maybeText, round: z.int() })
  .meta({ id: 'LineCount' })

export function viewLineCount(one: LineDetails['page'][number]): z.output<typeof lineCount> {
  const { roomName, shelfCode, round } = one
  return { ...viewCount(one), roomName, shelfCode, round }
}

export const recorded = z
  .strictObject({
    id: z.uuid(),
    /** Known: it was recorded before, and nothing changed. */
    status: z.enum(['recorded', 'known']),
    /** Why it waits for a manager without effect; null when it counts. */
    setAside: maybeText,
  })
  .meta({ id: 'RecordedCount' })

export const finding = z
  .strictObject({
    ...{ id: text, title: text, sentence: text, currency: text, dismissed: z.boolean() },
    ...{ foundAt: moment, dismissedAt: maybeMoment },
  })
  .meta({ id: 'Finding' })

export function viewFinding(one: ShownFinding): z.output<typeof finding> {
  const { id, title, sentence, currency, foundAt, dismissal } = one
  return {
    ...{ id, title, sentence, currency, dismissed: dismissal !== null, foundAt: iso(foundAt) },
    dismissedAt: maybeIso(dismissal?.dismissedAt ?? null),
  }
}

export function findingChangedAt({ foundAt, dismissal }: ShownFinding): number {
  return Math.max(foundAt, dismissal?.dismissedAt ?? 0)
}

export const journalEntry = z
  .strictObject({
    id: z.uuid(),
    at: moment,
    userId: text,
    userName: maybeText,
    action: text,
    auditId: z.uuid().nullable(),
    storeId: z.uuid().nullable(),
  })
  .meta({ id: 'JournalEntry' })

export function viewEntry(one: JournalEntry): z.output<typeof journalEntry> {
  const { id, userId, userName, action, auditId, storeId } = one
  return { id, at: iso(one.at), userId, userName, action, auditId, storeId }
}

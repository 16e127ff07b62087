// What recording a batch of counts has to know, read in the scope of their audit. One statement: it
// is on the way of every count.

import type { AssignmentStatus } from '#domain/assignment.ts'
import type { AuditStatus } from '#domain/audit.ts'
import type { CountMode } from '#domain/independent.ts'
import type { ScanWarning } from '#domain/scan-warning.ts'
import type { NamedStatement } from '#server/db/ask-together.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

/** Left out or null: there is nothing of it. */
type Some<Fact> = readonly Fact[] | null

export interface RecordingRow {
  /** Null: there is no such audit. */
  readonly audit: {
    readonly status: AuditStatus
    readonly pauses: unknown
    readonly protocol: unknown
  } | null
  readonly assignments: readonly {
    readonly id: string
    readonly storeId: string
    readonly round: number
    readonly status: AssignmentStatus
    readonly mode: CountMode
    /** The recorder holds it, and nobody else has recorded there. */
    readonly isAlone: boolean
  }[]
  /** Events that are recorded already, and by whom. */
  readonly known?: Some<{
    readonly id: string
    readonly userId: string
    readonly warnings: readonly ScanWarning[]
  }>
  /** Also archived ones: what was counted stands. */
  readonly items?: Some<string>
  readonly barcodes: {
    readonly keys: readonly string[]
    readonly itemIds: readonly string[]
    readonly quantities: readonly number[]
  }
  /** Unknown codes that somebody has resolved; junk has no item. */
  readonly resolutions?: Some<{
    readonly line: string
    readonly itemId: string | null
    readonly factor: number
  }>
  readonly totals: LineTotals
  /** Of shelves that are counted independently, each count for itself; null: there are none. */
  readonly apartTotals: LineTotals | null
  /** Serial numbers that were counted and not undone. */
  readonly serials?: Some<{ readonly line: string; readonly serial: string }>
  /** Files that the recorder has uploaded. */
  readonly files?: Some<string>
  /** Items that the baseline of a store does not have. */
  readonly unexpected?: Some<{ readonly storeId: string; readonly itemId: string }>
  /** Lines that a recount of single items is not about. */
  readonly unlisted?: Some<{ readonly assignmentId: string; readonly line: string }>
}

/** Null: nothing is counted. */
export interface LineTotals {
  readonly assignmentIds: readonly string[] | null
  readonly lines: readonly string[] | null
  readonly quantities: readonly number[] | null
}

const READ_BY_FACTS = [
  'item_barcode',
  'unknown_resolution',
  'count_total',
  'pass_total',
  'audit',
  'assignment',
  'scan_event',
  'item',
  'file',
  'audit_store',
  'audit_item',
  'recount_item',
] as const

type IdList = readonly string[]

const FACTS = rawStatement<
  { readonly facts: RecordingRow },
  [
    auditId: string,
    assignmentIds: IdList,
    eventIds: IdList,
    itemIds: IdList,
    codeKeys: IdList,
    serials: IdList,
    fileIds: IdList,
    userId: string,
  ]
>()({
  name: 'recording_facts',
  text: 'select house.recording_facts($1, $2, $3, $4, $5, $6, $7, $8) as facts',
  reads: [],
  readsThroughFunctions: READ_BY_FACTS,
})

/** Where an assignment belongs, and what recording there has to know. */
export type CountedPlace = (AssignmentPlace & { readonly facts: RecordingRow }) | PlainPlace

export type PlainPlace = AssignmentPlace & PlainCountRow

interface AssignmentPlace {
  readonly organizationId: string
  readonly auditId: string
  readonly storeId: string
}

/**
 * Of a count with a known code at a shelf that is counted once, and by whoever holds it alone; nobody has
 * looked for its id yet.
 */
interface PlainCountRow {
  readonly facts?: undefined
  readonly auditStatus: AuditStatus
  readonly pauses: unknown
  readonly blind: unknown
  readonly round: number
  readonly status: AssignmentStatus
  readonly itemId: string
  /** What one reading of the code stands for. */
  readonly quantity: number
  /** Null: nothing yet. */
  readonly counted: number | null
  /** The baseline of the store does not have the item. */
  readonly isUnexpected: boolean
}

export interface RecordingKeys {
  readonly auditId: string
  readonly userId: string
  readonly assignmentIds: readonly string[]
  readonly eventIds: readonly string[]
  readonly itemIds: readonly string[]
  readonly codeKeys: readonly string[]
  readonly serials: readonly string[]
  readonly fileIds: readonly string[]
}

/**
 * The audit and the shelves stay as they are read until the end of the transaction: whoever counts at
 * the same shelves waits.
 */
export async function holdRecordingRow(
  db: ScopedDatabase,
  keys: RecordingKeys,
): Promise<RecordingRow | undefined> {
  const [row] = await db.raw(FACTS, [
    keys.auditId,
    keys.assignmentIds,
    keys.eventIds,
    keys.itemIds,
    keys.codeKeys,
    keys.serials,
    keys.fileIds,
    keys.userId,
  ])
  return row?.facts
}

/**
 * The same for one assignment of whatever audit of the recorder's, as house.count_facts is asked in their
 * scope. The scope afterwards is that of its organization. `isAgain` asks for all of it.
 */
export function countFactsOf(event: CountKeys, userId: string, isAgain: boolean) {
  return {
    function: 'house.count_facts',
    values: [
      event.auditAssignmentId,
      event.id,
      event.voids ?? null,
      event.itemId ?? null,
      event.key ?? null,
      event.serial ?? null,
      event.photoFileId ?? null,
      userId,
      isAgain,
    ],
  }
}

/** The same for a batch, as house.batch_facts is asked. */
export function batchFactsOf(keys: Omit<RecordingKeys, 'auditId'>) {
  return {
    function: 'house.batch_facts',
    values: [
      keys.assignmentIds,
      keys.eventIds,
      keys.itemIds,
      keys.codeKeys,
      keys.serials,
      keys.fileIds,
      keys.userId,
    ],
  }
}

/** The audit that all counts of a batch are of, and what recording there has to know. */
export interface BatchPlace {
  readonly organizationId: string
  readonly auditId: string
  readonly facts: RecordingRow
}

/** Undefined: they are not of one audit. */
export function parseBatchPlace(answer: unknown): BatchPlace | undefined {
  return (answer ?? undefined) as BatchPlace | undefined
}

/** What has to be looked up for one count. */
export interface CountKeys {
  readonly auditAssignmentId: string
  readonly id: string
  readonly voids?: string | undefined
  readonly itemId?: string | undefined
  readonly key: string | undefined
  readonly serial?: string | undefined
  readonly photoFileId?: string | undefined
}

/** With a code and nothing else to look up, as house.count_facts tells it in one statement. */
export function isPlainCount({ key, voids, itemId, serial, photoFileId }: CountKeys): boolean {
  return key !== undefined && [voids, itemId, serial, photoFileId].every((one) => one === undefined)
}

const HOLD_SUPPOSED = rawStatement<Record<string, never>, readonly unknown[]>()({
  name: 'hold_supposed_count',
  text: `select house.hold_supposed_count($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14,
    $15, $16, $17)`,
  reads: [],
})

/** Of who is known to call, and of what a plain count of theirs is told. */
export function holdSupposedCount(
  caller: { readonly userId: string; readonly stamp: number; readonly until: string },
  place: PlainPlace,
  { auditAssignmentId, key }: CountKeys,
): NamedStatement {
  const { name, text } = HOLD_SUPPOSED
  const values = [
    caller.userId,
    caller.stamp,
    caller.until,
    place.organizationId,
    place.auditId,
    place.auditStatus,
    JSON.stringify(place.pauses),
    JSON.stringify(place.blind),
    place.storeId,
    auditAssignmentId,
    place.round,
    place.status,
    key,
    place.itemId,
    place.quantity,
    place.counted,
    place.isUnexpected,
  ]
  return { name, text, values }
}

/** Undefined: there is no such assignment. */
export function parseCountedPlace(answer: unknown): CountedPlace | undefined {
  return (answer ?? undefined) as CountedPlace | undefined
}

/** Events of a device at an assignment that have arrived. */
export async function countDeviceEvents(
  db: ScopedDatabase,
  assignmentId: string,
  deviceId: string,
): Promise<number> {
  const row = await db.first(
    sqlBuilder
      .selectFrom('scan_event')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('assignment_id', '=', assignmentId)
      .where('device_id', '=', deviceId),
  )
  return row?.count ?? 0
}

/** Whether somebody has said at the shelf itself that it is empty, and not taken it back. */
export async function isDeclaredEmpty(db: ScopedDatabase, assignmentId: string): Promise<boolean> {
  const row = await db.first(
    sqlBuilder
      .selectFrom('scan_event as e')
      .select('e.id')
      .where('e.assignment_id', '=', assignmentId)
      .where('e.kind', '=', 'empty')
      .where('e.quarantined', '=', false)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb.selectFrom('scan_event as v').select('v.id').whereRef('v.voids_id', '=', 'e.id'),
          ),
        ),
      )
      .limit(1),
  )
  return row !== undefined
}

/** Whether somebody has uploaded a file: nobody else's picture becomes part of a count. */
export async function hasUploaded(
  db: ScopedDatabase,
  userId: string,
  fileId: string,
): Promise<boolean> {
  const row = await db.first(
    sqlBuilder
      .selectFrom('file')
      .select('id')
      .where('id', '=', fileId)
      .where('created_by', '=', userId),
  )
  return row !== undefined
}

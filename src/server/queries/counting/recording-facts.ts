// What recording a batch of counts has to know, read in the scope of their audit. One statement: it
// is on the way of every count.

import type { AssignmentStatus } from '#domain/assignment.ts'
import type { AuditStatus } from '#domain/audit.ts'
import type { CountMode } from '#domain/protocol.ts'
import type { ScanWarning } from '#domain/scan-warning.ts'
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
    /** A recount that was asked for in a review. */
    readonly inReview: boolean
    readonly mode: CountMode
    /** The recorder holds it, and nobody else has recorded there. */
    readonly isAlone: boolean
    /** Of the newest event there; 0: there is none. */
    readonly version: number
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
    fileIds: IdList,
    userId: string,
  ]
>()({
  name: 'recording_facts',
  text: 'select app.recording_facts($1, $2, $3, $4, $5, $6, $7) as facts',
  reads: [],
  readsThroughFunctions: READ_BY_FACTS,
})

export interface RecordingKeys {
  readonly auditId: string
  readonly userId: string
  readonly assignmentIds: readonly string[]
  readonly eventIds: readonly string[]
  readonly itemIds: readonly string[]
  readonly codeKeys: readonly string[]
  readonly fileIds: readonly string[]
}

/**
 * The audit and the shelves stay as they are read until the end of the transaction: whoever counts at
 * the same shelves waits.
 */
export async function lockRecordingRow(
  db: ScopedDatabase,
  keys: RecordingKeys,
): Promise<RecordingRow | undefined> {
  const [row] = await db.raw(FACTS, [
    keys.auditId,
    keys.assignmentIds,
    keys.eventIds,
    keys.itemIds,
    keys.codeKeys,
    keys.fileIds,
    keys.userId,
  ])
  return row?.facts
}

/**
 * The same for counts of whatever audit of the recorder's, as app.batch_facts is asked in their scope. The
 * scope afterwards is that of their organization.
 */
export function batchFactsOf(keys: Omit<RecordingKeys, 'auditId'>) {
  return {
    function: 'app.batch_facts',
    values: [
      keys.assignmentIds,
      keys.eventIds,
      keys.itemIds,
      keys.codeKeys,
      keys.fileIds,
      keys.userId,
    ],
  }
}

/** The audit that all counts of a batch are of, and what recording there has to know. */
export interface BatchAudit {
  readonly organizationId: string
  readonly auditId: string
  readonly facts: RecordingRow
}

/** Undefined: they are not of one audit. */
export function parseBatchAudit(answer: unknown): BatchAudit | undefined {
  return (answer ?? undefined) as BatchAudit | undefined
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

// What is needed to record a batch of counts, read in the scope of their audit. A single statement, because every count
// has to wait for it.

import type { AssignmentStatus } from '#domain/assignment.ts'
import type { AuditStatus } from '#domain/audit.ts'
import type { CountMode } from '#domain/protocol.ts'
import type { ScanWarning } from '#domain/scan-warning.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

/** Omitted or null if there are none. */
type Some<Fact> = readonly Fact[] | null

export interface RecordingRow {
  /** Null if there is no such audit. */
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
    /** True for a recount that was requested during the review. */
    readonly inReview: boolean
    readonly mode: CountMode
    /** True if the recorder holds it, and nobody else has recorded there. */
    readonly isAlone: boolean
    /** The version of the newest event there; 0 if there is none. */
    readonly version: number
  }[]
  /** Events that were recorded before, and by whom. */
  readonly known?: Some<{
    readonly id: string
    readonly userId: string
    readonly warnings: readonly ScanWarning[]
  }>
  /** Includes archived items, because counts of them stay. */
  readonly items?: Some<string>
  readonly barcodes: {
    readonly keys: readonly string[]
    readonly itemIds: readonly string[]
    readonly quantities: readonly number[]
  }
  /** Unknown codes that were resolved; junk has no item. */
  readonly resolutions?: Some<{
    readonly line: string
    readonly itemId: string | null
    readonly factor: number
  }>
  readonly totals: LineTotals
  /** Totals of independent counts, each by itself; null if there are none. */
  readonly apartTotals: LineTotals | null
  /** Files that the recorder has uploaded. */
  readonly files?: Some<string>
  /** Items that are not in the baseline of a store. */
  readonly unexpected?: Some<{ readonly storeId: string; readonly itemId: string }>
  /** Lines that are not part of a recount of single items. */
  readonly unlisted?: Some<{ readonly assignmentId: string; readonly line: string }>
}

/** Null fields if nothing is counted. */
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
 * Locks the audit and the shelves until the end of the transaction, so that they stay as they were read. Others who
 * count at the same shelves wait.
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
 * The same for counts of any one audit that the recorder may count in. app.batch_facts is called in the scope of the
 * user, and leaves the scope of the audit's organization behind.
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

/** The audit that all counts of a batch belong to, and what is needed to record them. */
export interface BatchAudit {
  readonly organizationId: string
  readonly auditId: string
  readonly facts: RecordingRow
}

/** Undefined if the counts do not belong to one audit. */
export function parseBatchAudit(answer: unknown): BatchAudit | undefined {
  return (answer ?? undefined) as BatchAudit | undefined
}

/**
 * The number of a person's events from a device that have arrived at an assignment. Events of other people with the same
 * device id must not stand in for missing ones.
 */
export async function countDeviceEvents(
  db: ScopedDatabase,
  assignmentId: string,
  { deviceId, userId }: { readonly deviceId: string; readonly userId: string },
): Promise<number> {
  const row = await db.first(
    sqlBuilder
      .selectFrom('scan_event')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('assignment_id', '=', assignmentId)
      .where('device_id', '=', deviceId)
      .where('user_id', '=', userId),
  )
  return row?.count ?? 0
}

/** True if the shelf was declared empty by an event that is not undone. */
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

/** True if this person has uploaded the file. Pictures of other people must not become part of a count. */
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

// What a batch of counts of one audit is decided by.

import type { SentScanEvent } from '#contract/scan-events.ts'
import type { AssignmentStatus } from '#domain/assignment.ts'
import { Fault } from '#domain/fault.ts'
import { parseProtocol } from '#domain/protocol.ts'
import type { Milli } from '#domain/quantity.ts'
import { type CountingTimes, parsePauses } from '#domain/quarantine.ts'
import { codeKeyOf } from '#domain/scan-input.ts'
import { type ScanWarning, unknownLine } from '#domain/scan-warning.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { selectCountingFacts } from '#server/queries/audits.ts'
import {
  selectAssignmentStates,
  selectBarcodesByKey,
  selectItemIds,
  selectKnownEvents,
  selectLineTotals,
  selectSerials,
} from '#server/queries/recording-facts.ts'

export interface RecordingFacts {
  readonly times: CountingTimes
  readonly blind: boolean
  readonly assignments: ReadonlyMap<
    string,
    { readonly storeId: string; readonly round: number; readonly status: AssignmentStatus }
  >
  readonly known: ReadonlyMap<
    string,
    { readonly userId: string; readonly warnings: readonly ScanWarning[] }
  >
  readonly items: ReadonlySet<string>
  readonly barcodes: ReadonlyMap<string, { readonly itemId: string; readonly quantity: Milli }>
  /** Of lines that were counted, by assignment; kept up with the batch as it is decided. */
  readonly totals: Map<string, Milli>
  readonly serials: Set<string>
}

export async function selectRecordingFacts(
  db: ScopedDatabase,
  events: readonly SentScanEvent[],
): Promise<RecordingFacts> {
  const distinct = (pick: (event: SentScanEvent) => string | undefined) => [
    ...new Set(events.flatMap((event) => pick(event) ?? [])),
  ]
  const assignmentIds = distinct((event) => event.auditAssignmentId)
  const keys = distinct(codeKeyOf)
  const itemIds = distinct((event) => event.itemId)
  const [audit, assignments, known, items, codes] = await Promise.all([
    selectCountingFacts(db),
    selectAssignmentStates(db, assignmentIds),
    selectKnownEvents(db, [...distinct(({ id }) => id), ...distinct(({ voids }) => voids)]),
    itemIds.length > 0 ? selectItemIds(db, itemIds) : [],
    keys.length > 0 ? selectBarcodesByKey(db, keys) : [],
  ])
  if (!audit) throw new Fault('not_found')
  const lines = [...itemIds, ...codes.map((code) => code.item_id), ...keys.map(unknownLine)]
  const serials = distinct((event) => event.serial)
  const [totals, seen] = await Promise.all([
    lines.length > 0 ? selectLineTotals(db, assignmentIds, lines) : [],
    serials.length > 0 ? selectSerials(db, serials) : [],
  ])
  return {
    times: { status: audit.status, pauses: parsePauses(audit.pauses) },
    blind: parseProtocol(audit.protocol).blind,
    assignments: new Map(
      assignments.map(({ id, store_id, round, status }) => [
        id,
        { storeId: store_id, round, status },
      ]),
    ),
    known: new Map(known.map(({ id, user_id, warnings }) => [id, { userId: user_id, warnings }])),
    items: new Set(items.map(({ id }) => id)),
    barcodes: new Map(
      codes.map(({ code_key, item_id, quantity }) => [code_key, { itemId: item_id, quantity }]),
    ),
    totals: new Map(totals.map((row) => [totalKey(row.assignment_id, row.line), row.quantity])),
    serials: new Set(seen.map(({ line, serial }) => serialKey(line ?? '', serial ?? ''))),
  }
}

export function totalKey(assignmentId: string, line: string): string {
  return `${assignmentId} ${line}`
}

export function serialKey(line: string, serial: string): string {
  return `${line} ${serial}`
}

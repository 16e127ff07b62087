// The facts that decide a batch of counts of one audit.

import type { SentScanEvent } from '#contract/scan-events.ts'
import type { AssignmentStatus } from '#domain/assignment.ts'
import { readCode } from '#domain/codes/read-code.ts'
import { Fault } from '#domain/fault.ts'
import type { CountMode } from '#domain/protocol.ts'
import { parseProtocol } from '#domain/protocol.ts'
import type { Milli } from '#domain/quantity.ts'
import { type CountingTimes, parsePauses } from '#domain/quarantine.ts'
import { codeKeyOf } from '#domain/scan-input.ts'
import type { ScanWarning } from '#domain/scan-warning.ts'
import { storable } from '#domain/stored-text.ts'
import type {
  LineTotals,
  RecordingKeys,
  RecordingRow,
} from '#server/queries/counting/recording-facts.ts'

export interface AssignmentFacts {
  readonly storeId: string
  readonly round: number
  readonly status: AssignmentStatus
  readonly inReview: boolean
  readonly mode: CountMode
  /** True if the recorder holds it, and nobody else has recorded there. */
  readonly isAlone: boolean
  /** The version of the newest event there; 0 if there is none. */
  readonly version: number
}

export interface RecordingFacts {
  readonly times: CountingTimes
  readonly blind: boolean
  /** True if people may add to shelves that others hold. */
  readonly helping: boolean
  readonly assignments: ReadonlyMap<string, AssignmentFacts>
  /** Events that were recorded before, as far as they were looked up (see `hasLooked`). */
  readonly known: ReadonlyMap<
    string,
    { readonly userId: string; readonly warnings: readonly ScanWarning[] }
  >
  /** True if all events were looked up in `known`. Otherwise the insert finds out which ones exist. */
  readonly hasLooked: boolean
  readonly items: ReadonlySet<string>
  readonly barcodes: ReadonlyMap<string, { readonly itemId: string; readonly quantity: Milli }>
  /** How unknown codes were resolved in this audit, by line. */
  readonly resolutions: ReadonlyMap<
    string,
    { readonly itemId: string | null; readonly factor: Milli }
  >
  /** Totals of counted lines, by assignment; updated while the batch is decided. */
  readonly totals: Map<string, Milli>
  readonly files: ReadonlySet<string>
  /** Items that are not in the baseline of a store. */
  readonly unexpected: ReadonlySet<string>
  /** Lines that are not part of a recount of single items, by assignment. */
  readonly unlisted: ReadonlySet<string>
}

/** An event with the key of its code. Computing the key is the slowest part of reading an event. */
export type KeyedEvent = SentScanEvent & { readonly key: string | undefined }

export function toKeyed(event: SentScanEvent): KeyedEvent {
  return { ...saidByCode(event.code), ...event, key: codeKeyOf(event) }
}

/** Codes up to this length have no room for more than an item number. */
const BARE_CODE = 16

/** A phone may omit what the label says besides the item, but a serial number in the code still counts. */
function saidByCode(code = ''): Pick<SentScanEvent, 'lot' | 'expiry' | 'serial'> {
  if (code.length <= BARE_CODE) return {}
  const { lot, expiry, serial } = readCode(storable(code))
  return {
    ...(lot !== null && { lot: lot.slice(0, LONGEST_FACT) }),
    ...(expiry !== null && { expiry }),
    ...(serial !== null && { serial: serial.slice(0, LONGEST_FACT) }),
  }
}

const LONGEST_FACT = 100

/** The same for a batch, where most codes repeat, so each code is read once. */
export function keyingOfBatch(): (event: SentScanEvent) => KeyedEvent {
  const said = new Map<string | undefined, Pick<KeyedEvent, 'key' | 'lot' | 'expiry' | 'serial'>>()
  return (event) => {
    const { code } = event
    const known = said.get(code) ?? { ...saidByCode(code), key: codeKeyOf(event) }
    said.set(code, known)
    return { ...known, ...event, key: known.key }
  }
}

/** The keys to look up for these events. The events themselves are only looked up if `looks` is set. */
export function recordingKeys(
  userId: string,
  events: readonly KeyedEvent[],
  looks = true,
): Omit<RecordingKeys, 'auditId'> {
  const distinct = (pick: (event: KeyedEvent) => string | undefined) => {
    const found = new Set<string>()
    for (const event of events) {
      const value = pick(event)
      if (value !== undefined) found.add(value)
    }
    return [...found]
  }
  return {
    userId,
    assignmentIds: distinct((event) => event.auditAssignmentId),
    eventIds: [...(looks ? distinct(({ id }) => id) : []), ...distinct(({ voids }) => voids)],
    itemIds: distinct((event) => event.itemId),
    codeKeys: distinct(({ key }) => key),
    fileIds: distinct((event) => event.photoFileId),
  }
}

export function toRecordingFacts(row: RecordingRow | undefined, hasLooked = true): RecordingFacts {
  if (!row?.audit) throw new Fault('not_found')
  const { status, pauses } = row.audit
  const { blind, helping } = parseProtocol(row.audit.protocol)
  return {
    times: { status, pauses: parsePauses(pauses) },
    blind,
    helping,
    assignments: new Map(row.assignments.map((one) => [one.id, one])),
    known: new Map((row.known ?? []).map((one) => [one.id, one])),
    hasLooked,
    items: new Set(row.items),
    barcodes: toBarcodes(row.barcodes),
    resolutions: new Map((row.resolutions ?? []).map((one) => [one.line, one])),
    totals: new Map([...toTotals(row.totals), ...toTotals(row.apartTotals)]),
    files: new Set(row.files),
    unexpected: new Set(
      (row.unexpected ?? []).map((one) => unexpectedKey(one.storeId, one.itemId)),
    ),
    unlisted: new Set((row.unlisted ?? []).map((one) => totalKey(one.assignmentId, one.line))),
  }
}

function toBarcodes({ keys, itemIds, quantities }: RecordingRow['barcodes']) {
  return new Map(
    keys.map((key, index) => [
      key,
      { itemId: itemIds[index] ?? '', quantity: quantities[index] ?? 0 },
    ]),
  )
}

function toTotals(totals: LineTotals | null): readonly (readonly [string, Milli])[] {
  const { assignmentIds, lines, quantities } = totals ?? {}
  return (lines ?? []).map((line, index) => [
    totalKey(assignmentIds?.[index] ?? '', line),
    quantities?.[index] ?? 0,
  ])
}

export function totalKey(assignmentId: string, line: string): string {
  return `${assignmentId} ${line}`
}

export function unexpectedKey(storeId: string, itemId: string): string {
  return `${storeId} ${itemId}`
}

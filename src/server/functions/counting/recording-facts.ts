// What a batch of counts of one audit is decided by.

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

export interface RecordingFacts {
  readonly times: CountingTimes
  readonly blind: boolean
  /** Whether people may add to the shelves of others. */
  readonly helping: boolean
  readonly assignments: ReadonlyMap<
    string,
    {
      readonly storeId: string
      readonly round: number
      readonly status: AssignmentStatus
      readonly inReview: boolean
      readonly mode: CountMode
      /** The recorder holds it, and is the only one who has recorded there. */
      readonly isAlone: boolean
      /** Of the newest event there; 0: there is none. */
      readonly version: number
    }
  >
  /** Events that are recorded already, as far as anybody has looked. */
  readonly known: ReadonlyMap<
    string,
    { readonly userId: string; readonly warnings: readonly ScanWarning[] }
  >
  /** Whether all that is to be recorded was looked for. Otherwise recording tells. */
  readonly hasLooked: boolean
  readonly items: ReadonlySet<string>
  readonly barcodes: ReadonlyMap<string, { readonly itemId: string; readonly quantity: Milli }>
  /** What lines of unknown codes were taken for in this audit. */
  readonly resolutions: ReadonlyMap<
    string,
    { readonly itemId: string | null; readonly factor: Milli }
  >
  /** Of lines that were counted, by assignment; kept up with the batch as it is decided. */
  readonly totals: Map<string, Milli>
  readonly files: ReadonlySet<string>
  /** Items that the baseline of a store does not have. */
  readonly unexpected: ReadonlySet<string>
  /** Lines that a recount of single items is not about, by assignment. */
  readonly unlisted: ReadonlySet<string>
}

/** An event with the key of its code, which takes longer to find than anything else about it. */
export type KeyedEvent = SentScanEvent & { readonly key: string | undefined }

export function toKeyed(event: SentScanEvent): KeyedEvent {
  return { ...saidByCode(event.code), ...event, key: codeKeyOf(event) }
}

/** No code that is as short has room for more than the number of an item. */
const BARE_CODE = 16

/** A phone may leave out what the label says besides the item: the serial number is on it all the same. */
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

/** The same for a batch, where most codes come again and again. */
export function keyingOfBatch(): (event: SentScanEvent) => KeyedEvent {
  const said = new Map<string | undefined, Pick<KeyedEvent, 'key' | 'lot' | 'expiry' | 'serial'>>()
  return (event) => {
    const { code } = event
    const known = said.get(code) ?? { ...saidByCode(code), key: codeKeyOf(event) }
    said.set(code, known)
    return { ...known, ...event, key: known.key }
  }
}

/** What has to be looked up for these events; they themselves only where somebody `looks` for them. */
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

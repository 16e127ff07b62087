// Decides what each count of a batch adds, what it is warned of or set aside for, and which are refused.

import type { SentScanEvent } from '#contract/scan-events.ts'
import type { AssignmentStatus } from '#domain/assignment.ts'
import { isImpossible, refuseForeignUndo, refuseStale } from '#domain/count.ts'
import { Fault } from '#domain/fault.ts'
import { type Milli, multiply, toMilli } from '#domain/quantity.ts'
import { reasonsToSetAside } from '#domain/quarantine.ts'
import { statusFor } from '#domain/review-recount.ts'
import { type CatalogueFacts, decideScan } from '#domain/scan-input.ts'
import { type ScanWarning, warningsOf } from '#domain/scan-warning.ts'
import { holdingOf, seeableVersion, seesShelf } from '#domain/shelf-holder.ts'
import type { RecordedEvent } from '#server/queries/counting/recorded-event.ts'
import type { JudgingFacts } from '../assignments/shelf-holders.ts'
import type { CountedSerials } from './counted-serials.ts'
import {
  type AssignmentFacts,
  type KeyedEvent,
  type RecordingFacts,
  totalKey,
  unexpectedKey,
} from './recording-facts.ts'

/** Whoever sends the counts. */
export interface Sender {
  readonly userId: string
  /** True where they manage the store; counters may only undo their own counts. */
  readonly manages: (storeId: string) => boolean
  /** Refuses corrections of a number that is no longer the current one. */
  readonly refusesStale?: boolean
  /** True if their day pass has ended: their counts wait for a manager. */
  readonly isPassEnded?: boolean
}

type DecidingFacts = RecordingFacts & JudgingFacts & { readonly counted: CountedSerials }

/** Decides events in the order of the batch; an event that is in it twice counts once. */
export function decideAll(
  events: readonly KeyedEvent[],
  facts: DecidingFacts,
  sender: Sender,
): readonly (Decided | Fault)[] {
  const first = new Map<string, Decided | Fault>()
  return events.map((event) => {
    const earlier = first.get(event.id)
    if (earlier && !(earlier instanceof Fault)) return { ...earlier, recorded: undefined }
    const one = decide(event, facts, sender)
    first.set(event.id, one)
    return one
  })
}

export interface Decided {
  /** Undefined if it was recorded before. */
  readonly recorded: RecordedEvent | undefined
  readonly storeId: string
  readonly warnings: readonly ScanWarning[]
  /** True if the sender may see what was counted there. */
  readonly seesCounts: boolean
  /** The earlier count of the same serial number, if there is one: this count then adds nothing. */
  readonly repeats?: ReturnType<CountedSerials['find']>
}

function decide(event: KeyedEvent, facts: DecidingFacts, sender: Sender): Decided | Fault {
  try {
    return decideEvent(event, facts, sender)
  } catch (error) {
    if (error instanceof Fault) return error
    throw error
  }
}

function decideEvent(event: KeyedEvent, facts: DecidingFacts, sender: Sender): Decided {
  const assignment = facts.assignments.get(event.auditAssignmentId)
  if (!assignment) throw new Fault('not_found')
  const { storeId } = assignment
  const shelf = facts.holders.get(event.auditAssignmentId)
  const counter = { userId: sender.userId, isManager: sender.manages(storeId) }
  const sees = shelf ? seesShelf(shelf, counter, facts) : true
  const known = facts.known.get(event.id)
  if (known) return { recorded: undefined, storeId, warnings: known.warnings, seesCounts: sees }
  const said = decideScan(event, catalogueOf(event, facts))
  const { deviceTimeMs } = event
  const holding = shelf ? holdingOf(shelf, counter, facts, deviceTimeMs) : 'holds'
  const { nowMs, startedAtMs } = facts
  const quantity = 'entered' in said.event ? said.effect : null
  const { isPassEnded = false } = sender
  const sent = { deviceTimeMs, nowMs, startedAtMs, quantity, holding, isPassEnded }
  const version = shelf
    ? seeableVersion(shelf, counter, facts, assignment.version)
    : assignment.version
  // As the phone showed it, whatever it takes a pack for.
  const shown = said.replaces === null ? null : toMilli(event.replaces ?? 0, 'replaces')
  const seen = { version: event.seenVersion ?? null, quantity: shown }
  // What others have counted where the sender cannot look must not be found out by guessing.
  const seesAll = sees && version === assignment.version
  const everCounted = seesAll ? everCountedOn(event, facts) : Number.POSITIVE_INFINITY
  const isInvented = said.event.kind === 'set' && isImpossible(seen, { version, everCounted })
  const setAside = [
    ...reasonsToSetAside(timesFor(assignment, facts), sent),
    ...(isInvented ? (['impossible_correction'] as const) : []),
  ]
  // Events that are set aside are checked when a manager accepts them.
  const repeats = setAside.length === 0 ? repeatedBy(event, said, facts) : undefined
  const scan = repeats ? addingNothing(said) : said
  if (scan.event.kind === 'void') {
    const countedBy = facts.known.get(scan.event.target)?.userId ?? null
    const { userId, manages } = sender
    refuseForeignUndo(countedBy, { userId, isManager: manages(storeId) })
  }
  refuseForeignPhoto(event, facts)
  if (sender.refusesStale) refuseStale(currentOf(event, scan, facts), replacedBy(scan, facts))
  const handedOver = holding === 'held_before' ? (['earlier_holder'] as const) : []
  const told = takeWarnings(event, scan, assignment.status, { ...facts, repeats })
  if (setAside.length === 0 && !repeats) remember(event, scan, facts, sender)
  const warnings = [...setAside, ...handedOver, ...told]
  const counts = scan.event.kind === 'add' || scan.event.kind === 'set' ? scan.event : undefined
  const recorded: RecordedEvent = {
    id: event.id,
    assignmentId: event.auditAssignmentId,
    round: assignment.round,
    kind: event.kind,
    line: counts?.line ?? null,
    itemId: scan.itemId,
    rawCode: scan.rawCode,
    codeFormat: event.codeFormat ?? null,
    entered: counts?.entered ?? null,
    factor: counts?.factor ?? null,
    replaces: scan.replaces,
    seenVersion: seenBy(event, version, sender),
    effect: scan.effect,
    voidsId: scan.event.kind === 'void' ? scan.event.target : null,
    inputMode: event.inputMode ?? null,
    quantityMode: event.quantityMode ?? null,
    leftView: event.leftView ?? null,
    lot: event.lot ?? null,
    expiry: event.expiry ?? null,
    serial: event.serial ?? null,
    deviceId: event.deviceId,
    deviceSeq: event.deviceSeq,
    deviceTimeMs: event.deviceTimeMs,
    warnings,
    quarantined: setAside.length > 0,
    note: event.note ?? null,
    photoFileId: event.photoFileId ?? null,
  }
  return { recorded, storeId, warnings, seesCounts: sees, repeats }
}

function everCountedOn({ auditAssignmentId }: KeyedEvent, { everCounted }: DecidingFacts): Milli {
  return everCounted.get(auditAssignmentId) ?? 0
}

/** A recount may be counted during the review, while everything else is closed. */
function timesFor(assignment: AssignmentFacts, { times }: RecordingFacts) {
  return { ...times, status: statusFor(times.status, assignment) }
}

/** A serial number counts once. A correction states the whole quantity, so it always counts. */
function repeatedBy(
  { serial, auditAssignmentId }: SentScanEvent,
  scan: Scan,
  facts: DecidingFacts,
) {
  if (scan.event.kind !== 'add' || serial === undefined) return undefined
  return facts.counted.find(countedAs(scan, facts).line, serial, auditAssignmentId)
}

function addingNothing(scan: Scan): Scan {
  const { event } = scan
  return event.kind === 'add' ? { ...scan, event: { ...event, entered: 0 }, effect: 0 } : scan
}

/** Caps the version a device claims to have seen at what exists. A correction of the current number has seen it all. */
function seenBy(
  { kind, seenVersion }: SentScanEvent,
  version: number,
  { refusesStale }: Sender,
): number | null {
  if (kind !== 'set') return null
  if (refusesStale) return version
  return seenVersion == null ? null : Math.min(seenVersion, version)
}

type Scan = ReturnType<typeof decideScan>

function currentOf(event: SentScanEvent, scan: Scan, facts: RecordingFacts) {
  return facts.totals.get(totalKey(event.auditAssignmentId, countedAs(scan, facts).line)) ?? null
}

/** The item a scan counts for. A code resolved in this audit counts for its item. */
function countedAs(scan: Scan, { resolutions }: RecordingFacts) {
  const line = 'line' in scan.event ? scan.event.line : ''
  const resolution = resolutions.get(line)
  if (!resolution) return { line, worth: (quantity: Milli) => quantity }
  const { itemId, factor } = resolution
  const worth = (quantity: Milli) => (itemId === null ? 0 : multiply(quantity, factor))
  return { line: itemId ?? line, worth }
}

function replacedBy(scan: Scan, facts: RecordingFacts): Milli | null {
  return scan.replaces === null ? null : countedAs(scan, facts).worth(scan.replaces)
}

/** Only the person who took a picture may attach it. */
function refuseForeignPhoto({ photoFileId }: SentScanEvent, { files }: RecordingFacts): void {
  if (photoFileId === undefined || files.has(photoFileId)) return
  throw new Fault('not_found', 'The picture has not arrived yet.', { field: 'photoFileId' })
}

function catalogueOf(event: KeyedEvent, facts: RecordingFacts): CatalogueFacts {
  const { key } = event
  return {
    hasItem: event.itemId !== undefined && facts.items.has(event.itemId),
    barcode: key === undefined ? undefined : facts.barcodes.get(key),
  }
}

function takeWarnings(
  event: SentScanEvent,
  scan: Scan,
  assignmentStatus: AssignmentStatus,
  facts: RecordingFacts & Pick<Decided, 'repeats'>,
): readonly ScanWarning[] {
  if (scan.event.kind !== 'add' && scan.event.kind !== 'set') return []
  const { totals } = facts
  const storeId = facts.assignments.get(event.auditAssignmentId)?.storeId ?? ''
  const { kind } = scan.event
  const { line, worth } = countedAs(scan, facts)
  const total = totalKey(event.auditAssignmentId, line)
  const countedBefore = totals.get(total) ?? null
  const quantity = worth(scan.effect)
  return warningsOf({
    kind,
    line,
    quantity,
    packSize: scan.packSize,
    quantityMode: event.quantityMode ?? null,
    countedBefore,
    serialSeen: facts.repeats !== undefined,
    isElsewhere: event.elsewhere ?? false,
    isUnexpected: facts.unexpected.has(unexpectedKey(storeId, line)),
    isUnlisted: facts.unlisted.has(total),
    assignmentStatus,
  })
}

/** Updates the facts for later events of the batch. Events that are set aside have no effect. */
function remember(
  event: SentScanEvent,
  scan: Scan,
  facts: DecidingFacts,
  { userId }: Sender,
): void {
  if (scan.event.kind === 'void') facts.counted.remove(scan.event.target)
  if (scan.event.kind !== 'add' && scan.event.kind !== 'set') return
  const { totals, counted } = facts
  const { line, worth } = countedAs(scan, facts)
  const total = totalKey(event.auditAssignmentId, line)
  const before = scan.event.kind === 'set' ? 0 : (totals.get(total) ?? 0)
  totals.set(total, before + worth(scan.effect))
  const { id: eventId, serial, auditAssignmentId } = event
  if (scan.event.kind === 'set' && scan.effect === 0) counted.removeLine(line, auditAssignmentId)
  if (serial === undefined || scan.effect === 0) return
  counted.add(line, serial, { eventId, auditAssignmentId, userId, userName: null })
}

// Records counts of one audit: finds duplicates, decides what each count adds, and refuses invalid ones. A refused
// event never blocks the others.

import type { RecordOutcome, SentScanEvent } from '#contract/scan-events.ts'
import { type AssignmentStatus, isClosed } from '#domain/assignment.ts'
import { isImpossible, refuseForeignUndo, refuseStale } from '#domain/count.ts'
import { Fault } from '#domain/fault.ts'
import { type Milli, multiply } from '#domain/quantity.ts'
import { reasonsToSetAside } from '#domain/quarantine.ts'
import { statusFor } from '#domain/review-recount.ts'
import { type CatalogueFacts, decideScan } from '#domain/scan-input.ts'
import {
  type ScanWarning,
  setAsideReasonOf,
  warningsOf,
  withoutSetAside,
} from '#domain/scan-warning.ts'
import {
  type AssignedShelf,
  holdingOf,
  seeableVersion,
  seesShelf,
  takesByCounting,
} from '#domain/shelf-holder.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { SerializationFailure } from '#server/db/serialization-failure.ts'
import { selectAccepted } from '#server/queries/counting/quarantined-events.ts'
import type { RecordedEvent } from '#server/queries/counting/recorded-event.ts'
import { lockRecordingRow } from '#server/queries/counting/recording-facts.ts'
import { recordEvents, recordLastEvents } from '#server/queries/counting/scan-events.ts'
import { settleTouched } from '../assignments/settle-shelves.ts'
import { type JudgingFacts, selectJudgingFacts } from '../assignments/shelf-holders.ts'
import { takeByCounting } from '../assignments/take-shelf.ts'
import type { Services } from '../services.ts'
import { type CountedSerials, lockSerialsOfEvents } from './counted-serials.ts'
import {
  type KeyedEvent,
  type RecordingFacts,
  recordingKeys,
  toRecordingFacts,
  totalKey,
  unexpectedKey,
} from './recording-facts.ts'
import { warningsFor } from './scan-event-views.ts'

export interface Recorder {
  readonly organizationId: string
  readonly auditId: string
  readonly userId: string
  /** True where the recorder manages the store; counters may only undo their own counts. */
  readonly manages: (storeId: string) => boolean
  /** Refuses corrections of a number that is no longer the current one. */
  readonly refusesStale?: boolean
  readonly services: Services
}

/** Expects the scope of the audit. The caller must have checked that the recorder may count at every assignment. */
export async function recordCounts(
  db: ScopedDatabase,
  recorder: Recorder,
  events: readonly KeyedEvent[],
): Promise<readonly RecordOutcome[]> {
  const { auditId, userId } = recorder
  const row = await lockRecordingRow(db, { auditId, ...recordingKeys(userId, events) })
  return recordKeyed({ db, recorder, facts: toRecordingFacts(row) }, events)
}

interface RecordCall {
  readonly db: ScopedDatabase
  readonly recorder: Recorder
  readonly facts: RecordingFacts
  /** True if this is the last work of the transaction. */
  readonly isLast?: boolean
}

/** The same with facts that are already read and locked. */
export async function recordKeyed(
  call: RecordCall,
  events: readonly KeyedEvent[],
): Promise<readonly RecordOutcome[]> {
  const judged = await judge(call, events)
  const { facts, recorder, decided, serials } = judged
  // Events recorded before must not be refused. If they were not looked up, the transaction is retried with a lookup.
  if (!facts.hasLooked && decided.some((one) => one instanceof Fault)) {
    throw new SerializationFailure('Not looked for yet')
  }
  const recorded = decided.flatMap((one) =>
    one instanceof Fault || !one.recorded ? [] : [one.recorded],
  )
  const accepted = await acceptedMeanwhile(call.db, events, decided)
  if (recorded.length > 0) await record(judged, recorded)
  return events.map(({ id }, index): RecordOutcome => {
    const one = decided[index]
    if (one instanceof Fault) return { id, status: 'refused', fault: one.shape }
    const isManager = one ? recorder.manages(one.storeId) : false
    const shown = warningsFor({
      isManager,
      blind: facts.blind,
      seesCounts: one?.seesCounts ?? false,
    })
    const status = one?.recorded ? 'recorded' : 'known'
    const told = one?.warnings ?? []
    const warnings = shown(accepted.has(id) ? withoutSetAside(told) : told)
    const setAside = setAsideReasonOf(warnings) ?? null
    const viewer = { userId: recorder.userId, isManager, blind: facts.blind }
    const serialCountedAt = one?.repeats && serials.tell(one.repeats, viewer)
    return { id, status, warnings, setAside, ...(serialCountedAt && { serialCountedAt }) }
  })
}

/** Of events that were sent again: those that were set aside and that a manager has accepted since. */
async function acceptedMeanwhile(
  db: ScopedDatabase,
  events: readonly KeyedEvent[],
  decided: readonly (Decided | Fault)[],
): Promise<ReadonlySet<string>> {
  const waited = events.filter((_, index) => {
    const one = decided[index]
    if (!one || one instanceof Fault || one.recorded) return false
    return setAsideReasonOf(one.warnings) !== undefined
  })
  if (waited.length === 0) return new Set()
  return new Set(
    await selectAccepted(
      db,
      waited.map(({ id }) => id),
    ),
  )
}

/** A person who counts on a shelf without a holder takes it, and their counts are judged as the holder's. */
async function judge(call: RecordCall, events: readonly KeyedEvent[]) {
  const { db, recorder } = call
  const decideBy = async (facts: RecordingFacts) => {
    const now = recorder.services.now()
    const judging = await selectJudgingFacts(db, { ...recorder, facts }, events, now)
    const counted = await lockSerialsOfEvents(db, recorder.auditId, events)
    const decided = decideAll(events, { ...facts, ...judging, counted }, recorder)
    return { ...call, facts, decided, holders: judging.holders, serials: counted }
  }
  const first = await decideBy(call.facts)
  const wanted = untakenOf(first, recorder)
  if (wanted.length === 0) return first
  // An event recorded before must not take a shelf, so without the lookup the transaction is retried.
  if (!call.facts.hasLooked) throw new SerializationFailure('Not looked for yet')
  let isTaken = false
  for (const { id, storeId, deviceId } of wanted) {
    const taker = { ...recorder, isManager: recorder.manages(storeId) }
    const take = { db, taker, services: recorder.services }
    isTaken = (await takeByCounting(take, { id, deviceId })) || isTaken
  }
  if (!isTaken) return first
  const { auditId, userId } = recorder
  const row = await lockRecordingRow(db, { auditId, ...recordingKeys(userId, events) })
  return decideBy(toRecordingFacts(row))
}

/** Counted shelves without a holder, always in the same order so that transactions cannot deadlock. */
function untakenOf(
  judged: {
    readonly decided: readonly (Decided | Fault)[]
    readonly holders: ReadonlyMap<string, AssignedShelf>
  },
  { userId, manages }: Recorder,
) {
  const wanted = new Map<string, { id: string; storeId: string; deviceId: string }>()
  for (const one of judged.decided) {
    if (one instanceof Fault) continue
    const { recorded: event, storeId } = one
    const shelf = event && judged.holders.get(event.assignmentId)
    if (!event || !shelf || event.kind === 'void') continue
    const { assignmentId: id, deviceId, deviceTimeMs } = event
    const counter = { userId, isManager: manages(storeId) }
    const others = event.warnings.filter((warning) => warning !== 'nobody_holds')
    const isHonest = setAsideReasonOf(others) === undefined && event.quarantined
    if (isHonest && takesByCounting(shelf, counter, deviceTimeMs)) {
      wanted.set(id, { id, storeId, deviceId })
    }
  }
  return [...wanted.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** The assignments are locked, so the outcomes are known before the database has answered. */
async function record(
  { db, recorder, facts, isLast }: RecordCall,
  events: readonly RecordedEvent[],
): Promise<void> {
  const { auditId, userId: recorderId, services } = recorder
  const apart = assignmentsWhere(events, facts, ({ mode }) => mode === 'independent')
  const shared = assignmentsWhere(events, facts, ({ isAlone }) => !isAlone)
  const settled = assignmentsWhere(events, facts, isCompared)
  const batch = { auditId, recorderId, events, apart, shared }
  if (isLast && settled.length === 0) {
    recordLastEvents(db, batch)
    return
  }
  await recordEvents(db, batch)
  await settleTouched({ db, audit: recorder, services }, settled)
}

type AssignmentFacts =
  RecordingFacts['assignments'] extends ReadonlyMap<string, infer Facts> ? Facts : never

function assignmentsWhere(
  events: readonly RecordedEvent[],
  { assignments }: RecordingFacts,
  holds: (facts: AssignmentFacts) => boolean,
): readonly string[] {
  const ids = new Set(events.map((event) => event.assignmentId))
  return [...ids].filter((id) => {
    const facts = assignments.get(id)
    return facts !== undefined && holds(facts)
  })
}

/** True if the counts of the shelf were compared already, so that they have to be compared again. */
function isCompared({ mode, status }: AssignmentFacts): boolean {
  return mode === 'independent' && isClosed(status)
}

type DecidingFacts = RecordingFacts & JudgingFacts & { readonly counted: CountedSerials }

/** Decides events in the order of the batch; an event that is in it twice counts once. */
function decideAll(
  events: readonly KeyedEvent[],
  facts: DecidingFacts,
  recorder: Recorder,
): readonly (Decided | Fault)[] {
  const first = new Map<string, Decided | Fault>()
  return events.map((event) => {
    const earlier = first.get(event.id)
    if (earlier && !(earlier instanceof Fault)) return { ...earlier, recorded: undefined }
    const one = decide(event, facts, recorder)
    first.set(event.id, one)
    return one
  })
}

interface Decided {
  /** Undefined if it was recorded before. */
  readonly recorded: RecordedEvent | undefined
  readonly storeId: string
  readonly warnings: readonly ScanWarning[]
  /** True if the recorder may see what was counted there. */
  readonly seesCounts: boolean
  /** The earlier count of the same serial number, if there is one: this count then adds nothing. */
  readonly repeats?: ReturnType<CountedSerials['find']>
}

function decide(event: KeyedEvent, facts: DecidingFacts, recorder: Recorder): Decided | Fault {
  try {
    return decideEvent(event, facts, recorder)
  } catch (error) {
    if (error instanceof Fault) return error
    throw error
  }
}

function decideEvent(event: KeyedEvent, facts: DecidingFacts, recorder: Recorder): Decided {
  const assignment = facts.assignments.get(event.auditAssignmentId)
  if (!assignment) throw new Fault('not_found')
  const { storeId } = assignment
  const shelf = facts.holders.get(event.auditAssignmentId)
  const counter = { userId: recorder.userId, isManager: recorder.manages(storeId) }
  const sees = shelf ? seesShelf(shelf, counter, facts) : true
  const known = facts.known.get(event.id)
  if (known) return { recorded: undefined, storeId, warnings: known.warnings, seesCounts: sees }
  const said = decideScan(event, catalogueOf(event, facts))
  const { deviceTimeMs } = event
  const holding = shelf ? holdingOf(shelf, counter, facts, deviceTimeMs) : 'holds'
  const { nowMs, startedAtMs } = facts
  const quantity = 'entered' in said.event ? said.effect : null
  const sent = { deviceTimeMs, nowMs, startedAtMs, quantity, holding }
  const version = shelf
    ? seeableVersion(shelf, counter, facts, assignment.version)
    : assignment.version
  const isInvented = said.event.kind === 'set' && isImpossible(event.seenVersion ?? null, version)
  const setAside = [
    ...reasonsToSetAside(timesFor(assignment, facts), sent),
    ...(isInvented ? (['impossible_correction'] as const) : []),
  ]
  // Events that are set aside are checked when a manager accepts them.
  const repeats = setAside.length === 0 ? repeatedBy(event, said, facts) : undefined
  const scan = repeats ? addingNothing(said) : said
  if (scan.event.kind === 'void') {
    const countedBy = facts.known.get(scan.event.target)?.userId ?? null
    const { userId, manages } = recorder
    refuseForeignUndo(countedBy, { userId, isManager: manages(storeId) })
  }
  refuseForeignPhoto(event, facts)
  if (recorder.refusesStale) refuseStale(currentOf(event, scan, facts), replacedBy(scan, facts))
  const handedOver = holding === 'held_before' ? (['earlier_holder'] as const) : []
  const told = takeWarnings(event, scan, assignment.status, { ...facts, repeats })
  if (setAside.length === 0 && !repeats) remember(event, scan, facts, recorder)
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
    seenVersion: seenBy(event, version, recorder),
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
  { refusesStale }: Recorder,
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
  { userId }: Recorder,
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

// Records counts of one audit: finds duplicates, has each count decided, and takes shelves that are counted without a
// holder. A refused event never blocks the others.

import type { RecordOutcome } from '#contract/scan-events.ts'
import { isClosed } from '#domain/assignment.ts'
import { Fault } from '#domain/fault.ts'
import { setAsideReasonOf, withoutSetAside } from '#domain/scan-warning.ts'
import { type AssignedShelf, takesByCounting } from '#domain/shelf-holder.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { SerializationFailure } from '#server/db/serialization-failure.ts'
import { selectAccepted } from '#server/queries/counting/quarantined-events.ts'
import type { RecordedEvent } from '#server/queries/counting/recorded-event.ts'
import { lockRecordingRow } from '#server/queries/counting/recording-facts.ts'
import { recordEvents, recordLastEvents } from '#server/queries/counting/scan-events.ts'
import { settleTouched } from '../assignments/settle-shelves.ts'
import { selectJudgingFacts } from '../assignments/shelf-holders.ts'
import { takeByCounting } from '../assignments/take-shelf.ts'
import type { Services } from '../services.ts'
import { lockSerialsOfEvents } from './counted-serials.ts'
import { type Decided, decideAll, type Sender } from './decide-counts.ts'
import {
  type AssignmentFacts,
  type KeyedEvent,
  type RecordingFacts,
  recordingKeys,
  toRecordingFacts,
} from './recording-facts.ts'
import { warningsFor } from './scan-event-views.ts'

export interface Recorder extends Sender {
  readonly organizationId: string
  readonly auditId: string
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

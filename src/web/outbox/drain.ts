// Sends the queue in order. An entry that the server refuses for good is set aside and never blocks the rest. Any
// other failure leaves the queue as it is.

import type { RecordOutcome, SentScanEvent } from '#contract/scan-events.ts'
import { Fault, type FaultShape, faultKind } from '#domain/fault.ts'
import { type Batch, nextBatch } from './next-batch.ts'
import { type OutboxEntry, type OutboxWork, sentEvent, type TakenPhoto } from './outbox-entry.ts'
import type { OutboxStore, Settlement } from './outbox-store.ts'

export interface OutboxSender {
  recordMany(events: readonly SentScanEvent[]): Promise<readonly RecordOutcome[]>
  take(args: { readonly auditAssignmentId: string; readonly deviceId: string }): Promise<unknown>
  submit(args: {
    readonly auditAssignmentId: string
    readonly deviceId: string
    readonly eventsSent: number
    readonly declaredEmpty: boolean
    readonly controlTotal?: number
    readonly reason?: string
    readonly saidAt: number
  }): Promise<{ readonly checkAgain: boolean }>
  exclude(args: {
    readonly auditAssignmentId: string
    readonly reason: string
    readonly photoFileId?: string
  }): Promise<unknown>
  /** Answers with the id of the file. */
  upload(photo: TakenPhoto, auditAssignmentId: string): Promise<string>
}

export interface DrainParts {
  readonly store: OutboxStore
  readonly sender: OutboxSender
  readonly userId: string
  readonly deviceId: string
  /** By the clock of the server, as far as it is known. */
  readonly now: () => number
  /** Whether the host runs another build than this page. */
  readonly isOtherBuild: () => Promise<boolean>
  /** Called whenever the queue has become shorter, with what became of its first entries. */
  readonly onProgress: (settlements: readonly Settlement[]) => void
}

/**
 * Why the queue is not empty: signed out, of an organization that is suspended, sent in words that this
 * build of the host does not know, or something that another try may mend.
 */
export type DrainEnd = 'empty' | 'signed-out' | 'suspended' | 'other-build' | 'later'

const LOOK_AHEAD = 200

/** A server that stumbles over more than this has a trouble of its own. */
const MOST_STUCK = 2

export async function drain(given: DrainParts): Promise<DrainEnd> {
  const parts = { ...given, isOtherBuild: once(given.isOtherBuild) }
  let maxEvents = LOOK_AHEAD
  const stuck = new Set<number>()
  // Of a suspended organization: the rest goes past, however many they are.
  const suspended = new Set<number>()
  let left: DrainEnd = 'later'
  for (;;) {
    const entries = await parts.store.waiting(parts.userId, LOOK_AHEAD + suspended.size)
    const passed = new Set([...stuck, ...suspended])
    const batch = nextBatch(passing(entries, passed), parts.deviceId, maxEvents)
    if (!batch) return entries.length === 0 ? 'empty' : left
    const answer = await tryToSend(parts, batch)
    if (answer.settlements.length > 0) {
      await parts.store.settle(parts.userId, answer.settlements, parts.now())
      parts.onProgress(answer.settlements)
    }
    if (answer.isOtherBuild) left = 'other-build'
    if (answer.suspended) {
      left = 'suspended'
      for (const seq of answer.suspended) suspended.add(seq)
    }
    if (answer.end === 'smaller') maxEvents = Math.max(1, Math.floor(maxEvents / 2))
    else if (answer.end === 'stuck') {
      for (const seq of answer.stuck ?? entriesOf(batch).map((entry) => entry.seq)) stuck.add(seq)
      if (stuck.size >= MOST_STUCK) return left
    } else if (answer.end) return answer.end
    else maxEvents = Math.min(LOOK_AHEAD, maxEvents * 2)
  }
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => {
    answer ??= ask()
    return answer
  }
}

/**
 * What goes past an entry that the server has stumbled over. Counts do; what was done to its shelf
 * afterwards waits with it, and so does everything behind that: a shelf is not handed in without a count.
 */
function passing(
  entries: readonly OutboxEntry[],
  stuck: ReadonlySet<number>,
): readonly OutboxEntry[] {
  if (stuck.size === 0) return entries
  const [withStuck, blocked] = [new Set<string>(), new Set<string>()]
  return entries.filter(({ seq, auditAssignmentId: shelf, work }) => {
    if (stuck.has(seq)) {
      withStuck.add(shelf)
      if (work.kind !== 'count') blocked.add(shelf)
      return false
    }
    if (work.kind !== 'count' && withStuck.has(shelf)) blocked.add(shelf)
    return !blocked.has(shelf)
  })
}

interface Answer {
  readonly settlements: readonly Settlement[]
  /**
   * Undefined: go on. Smaller: something in the batch is not accepted, find out what. Stuck: the server has
   * stumbled over this one.
   */
  readonly end?: DrainEnd | 'smaller' | 'stuck'
  /** Which of the batch, where it was not all of it. */
  readonly stuck?: readonly number[]
  /** Which of the batch wait until their organization is open again. */
  readonly suspended?: readonly number[]
  /** The server stumbled because it is of another build. */
  readonly isOtherBuild?: boolean
}

async function tryToSend(parts: DrainParts, batch: Batch): Promise<Answer> {
  try {
    return batch.kind === 'counts'
      ? await sendCounts(parts, batch)
      : await sendAction(parts, batch.entry)
  } catch (error) {
    if (isUnreadable(error) && (await parts.isOtherBuild())) {
      return { ...stumbled(batch), isOtherBuild: true }
    }
    return afterFailure(error, batch)
  }
}

/** Refused for its form or for its name: another build of the host may have had others. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Fault && (error.code === 'invalid_argument' || error.code === 'not_found')
}

async function sendCounts(
  parts: DrainParts,
  { entries, events }: Extract<Batch, { kind: 'counts' }>,
): Promise<Answer> {
  const outcomes = new Map((await parts.sender.recordMany(events)).map((one) => [one.id, one]))
  const settlements: Settlement[] = []
  const unread: number[] = []
  const suspended: number[] = []
  let end: DrainEnd | undefined
  for (const [index, { seq }] of entries.entries()) {
    const outcome = outcomes.get(events[index]?.id ?? '')
    // Without a word about it, it is not known to be there.
    if (!outcome) end = 'later'
    else if (outcome.status !== 'refused') settlements.push(settledBy(seq, outcome))
    else if (outcome.fault.code === 'invalid_argument' && (await parts.isOtherBuild()))
      unread.push(seq)
    else if (outcome.fault.code === 'suspended') suspended.push(seq)
    else if (isParked(outcome.fault)) settlements.push({ seq, fault: outcome.fault })
    else end = outcome.fault.code === 'unauthenticated' ? 'signed-out' : 'later'
  }
  const waiting = suspended.length > 0 && { suspended }
  if (end) return { settlements, end, ...waiting }
  return unread.length === 0
    ? { settlements, ...waiting }
    : { settlements, end: 'stuck', stuck: unread, isOtherBuild: true, ...waiting }
}

function settledBy(
  seq: number,
  { id, warnings, serialCountedAt }: Exclude<RecordOutcome, { status: 'refused' }>,
): Settlement {
  if (warnings.length === 0) return { seq }
  const warned = { eventId: id, warnings, ...(serialCountedAt && { serialCountedAt }) }
  return { seq, warned }
}

async function sendAction(parts: DrainParts, entry: OutboxEntry): Promise<Answer> {
  const { sender } = parts
  const { seq, work } = entry
  switch (work.kind) {
    case 'count':
      return sendPictured(parts, entry)
    case 'take':
      await takeIfFree(parts, work.auditAssignmentId)
      return { settlements: [{ seq }] }
    case 'submit':
      return { settlements: [{ seq, ...(await submit(parts, work, entry.savedAtMs)) }] }
    // Never waits: there is nothing left that it could go with.
    case 'picture':
      return { settlements: [], end: 'later' }
    case 'exclude': {
      const { auditAssignmentId, reason, photo } = work
      const uploaded = photo && (await uploadIfTaken(parts, photo, auditAssignmentId))
      const { fileId: photoFileId, pictureFault } = uploaded ?? {}
      await sender.exclude({ auditAssignmentId, reason, ...(photoFileId && { photoFileId }) })
      return { settlements: [{ seq, ...(pictureFault && { pictureFault }) }] }
    }
  }
}

/** If another person was faster, the shelf screen says so. There is nothing to keep for review. */
async function takeIfFree(
  { sender, deviceId }: DrainParts,
  auditAssignmentId: string,
): Promise<void> {
  try {
    await sender.take({ auditAssignmentId, deviceId })
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== 'conflict') throw error
  }
}

/** The control total does not match: the shelf was not handed in, and the counter has to check again. */
const CHECK_AGAIN: FaultShape = {
  code: 'conflict',
  message: 'Look at the shelf again. The number by hand and the scans do not meet.',
  details: { guard: 'control_total' },
}

async function submit(
  { sender, store, userId, deviceId }: DrainParts,
  work: Extract<OutboxWork, { kind: 'submit' }>,
  savedAtMs: number,
): Promise<{ readonly fault?: FaultShape }> {
  const { auditAssignmentId, declaredEmpty = false, controlTotal, reason } = work
  const eventsSent = await store.confirmedCounts(userId, auditAssignmentId)
  const said = {
    ...(controlTotal !== undefined && { controlTotal }),
    ...(reason !== undefined && { reason }),
  }
  // The moment tells the same word sent again from another one.
  const saidAt = Math.floor(savedAtMs)
  const args = { auditAssignmentId, deviceId, eventsSent, declaredEmpty, saidAt, ...said }
  const { checkAgain } = await sender.submit(args)
  return checkAgain ? { fault: CHECK_AGAIN } : {}
}

async function sendPictured(parts: DrainParts, entry: OutboxEntry): Promise<Answer> {
  const event = sentEvent(entry, parts.deviceId)
  if (entry.work.kind !== 'count' || !entry.work.photo || !event) return { settlements: [] }
  const { photo } = entry.work
  const { fileId, pictureFault } = await uploadIfTaken(parts, photo, entry.auditAssignmentId)
  const sent = { ...event, ...(fileId && { photoFileId: fileId }) }
  const answer = await sendCounts(parts, { kind: 'counts', entries: [entry], events: [sent] })
  if (!pictureFault) return answer
  return { ...answer, settlements: answer.settlements.map((one) => ({ ...one, pictureFault })) }
}

interface Uploaded {
  readonly fileId?: string
  readonly pictureFault?: FaultShape
}

/** A picture that is refused for good never holds back what it belongs to. */
async function uploadIfTaken(
  { sender }: DrainParts,
  photo: TakenPhoto,
  auditAssignmentId: string,
): Promise<Uploaded> {
  try {
    return { fileId: await sender.upload(photo, auditAssignmentId) }
  } catch (error) {
    if (!(error instanceof Fault) || !isParked(error.shape)) throw error
    return { pictureFault: error.shape }
  }
}

/** A whole batch was not taken. One entry that is refused for good is set aside. */
function afterFailure(error: unknown, batch: Batch): Answer {
  const entries = entriesOf(batch)
  if (isBugOfServer(error)) return stumbled(batch)
  if (!(error instanceof Fault)) return { settlements: [], end: 'later' }
  if (error.code === 'unauthenticated') return { settlements: [], end: 'signed-out' }
  if (error.code === 'suspended') return waitForOrganization(batch)
  if (!isParked(error.shape)) return { settlements: [], end: 'later' }
  const [only] = entries
  if (entries.length > 1 || !only) return { settlements: [], end: 'smaller' }
  return { settlements: [{ seq: only.seq, fault: error.shape }] }
}

/** Of several it is not known which are of the suspended organization. */
function waitForOrganization(batch: Batch): Answer {
  const entries = entriesOf(batch)
  if (entries.length > 1) return { settlements: [], end: 'smaller' }
  return { settlements: [], suspended: entries.map(({ seq }) => seq) }
}

function stumbled(batch: Batch): Answer {
  return { settlements: [], end: entriesOf(batch).length > 1 ? 'smaller' : 'stuck' }
}

function entriesOf(batch: Batch): readonly OutboxEntry[] {
  return batch.kind === 'counts' ? batch.entries : [batch.entry]
}

/** The client tells of them as plain errors; networks and databases have names for theirs. */
function isBugOfServer(error: unknown): boolean {
  return error instanceof Error && error.name === 'Error'
}

function isParked({ code }: FaultShape): boolean {
  return faultKind(code).outbox === 'park'
}

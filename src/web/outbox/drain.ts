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
  /** Resolves to the id of the file. */
  upload(photo: TakenPhoto, auditAssignmentId: string): Promise<string>
}

export interface DrainParts {
  readonly store: OutboxStore
  readonly sender: OutboxSender
  readonly userId: string
  readonly deviceId: string
  /** By the server's clock, as far as it is known. */
  readonly now: () => number
  /** Whether the host runs a different build from this page. */
  readonly isOtherBuild: () => Promise<boolean>
  /** Called whenever the queue gets shorter, with the results of its first entries. */
  readonly onProgress: (settlements: readonly Settlement[]) => void
}

/**
 * Why the queue is not empty: signed out, an organization is suspended, this build of the host does not
 * understand the request, or an error that another try may fix.
 */
export type DrainEnd = 'empty' | 'signed-out' | 'suspended' | 'other-build' | 'later'

const LOOK_AHEAD = 200

/** If a server fails on more entries than this, the problem is not the entries. */
const MOST_STUCK = 2

export async function drain(given: DrainParts): Promise<DrainEnd> {
  const parts = { ...given, isOtherBuild: once(given.isOtherBuild) }
  let maxEvents = LOOK_AHEAD
  const stuck = new Set<number>()
  // Entries of a suspended organization, skipped however many they are.
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
 * What may be sent ahead of an entry that makes the server fail. Counts may; later actions on the same shelf
 * wait, and so does everything after them, so that a shelf is never handed in without one of its counts.
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
   * Undefined: continue. Smaller: something in the batch is not accepted, so send less to find out what.
   * Stuck: the server fails on this entry.
   */
  readonly end?: DrainEnd | 'smaller' | 'stuck'
  /** Which of the batch are stuck, if not all of it. */
  readonly stuck?: readonly number[]
  /** Which of the batch wait until their organization is active again. */
  readonly suspended?: readonly number[]
  /** The server failed because it runs a different build. */
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

/** Refused because of its form or function name, which may be different in another build of the host. */
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
    // Without an outcome it is not known to have arrived.
    if (!outcome) end = 'later'
    else if (outcome.status !== 'refused') settlements.push(settledBy(seq, outcome))
    else if (outcome.fault.code === 'invalid_argument' && (await parts.isOtherBuild()))
      unread.push(seq)
    else if (isClosedForNow(outcome.fault)) suspended.push(seq)
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
    // Never waiting: what it belonged to has already been sent.
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
  // The timestamp tells a repeated request from a new one.
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

/** A picture that is refused for good never blocks what it belongs to. */
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

/** A whole batch was refused. A single entry that is refused for good is set aside. */
function afterFailure(error: unknown, batch: Batch): Answer {
  const entries = entriesOf(batch)
  if (isBugOfServer(error)) return stumbled(batch)
  if (!(error instanceof Fault)) return { settlements: [], end: 'later' }
  if (error.code === 'unauthenticated') return { settlements: [], end: 'signed-out' }
  if (isClosedForNow(error.shape)) return waitForOrganization(batch)
  if (!isParked(error.shape)) return { settlements: [], end: 'later' }
  const [only] = entries
  if (entries.length > 1 || !only) return { settlements: [], end: 'smaller' }
  return { settlements: [{ seq: only.seq, fault: error.shape }] }
}

/** By the operator, or to this login by what the owners ask for. */
function isClosedForNow({ code }: FaultShape): boolean {
  return code === 'suspended' || code === 'requirement_unmet'
}

/** In a batch of several it is not known which belong to the suspended organization. */
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

/** The client reports a server bug as a plain Error; network and database errors have other names. */
function isBugOfServer(error: unknown): boolean {
  return error instanceof Error && error.name === 'Error'
}

function isParked({ code }: FaultShape): boolean {
  return faultKind(code).outbox === 'park'
}

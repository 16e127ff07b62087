// The work of one snapshot: who viewers are, what they may see, and the answers that have become stale. All of it is
// staged, so that clients see no change before the snapshot is done.

import type { ClientBase } from 'pg'
import { refuseLiveKey } from '#domain/api/live-scopes.ts'
import { Fault } from '#domain/fault.ts'
import { scopedDatabase } from '#server/db/scoped-database.ts'
import { dataScope } from '#server/functions/implement.ts'
import { loadViewer } from '#server/functions/viewer.ts'
import { toFault } from './call.ts'
import type {
  AdmissionEntry,
  LiveCache,
  LiveEntry,
  ResultEntry,
  ViewerEntry,
} from './live-cache.ts'
import { type Read, runApart, runTogether, type SnapshotRun } from './snapshot-runner.ts'
import { adopt, type Staged, stage } from './staged-answer.ts'

export interface RefreshContext extends Omit<SnapshotRun, 'signal'> {
  readonly cache: LiveCache
  /** `together` is fast, but a refused read fails all of them; with `apart` the others survive. */
  readonly manner: 'together' | 'apart'
  /** Stops reading answers. */
  readonly deadline: AbortSignal
  /** Aborts the refresh if finding out who may see what takes too long. */
  readonly doorsDeadline: AbortSignal
  readonly untold: Untold
  readonly nowMs: () => number
  /** An answer that takes longer than this is not waited for the next time. */
  readonly slowMs: number
  readonly report: (requestId: string, error: unknown) => void
}

/** The viewers that were read, and the admissions and results that have changed. */
export interface Refreshed {
  readonly viewers: ReadonlySet<ViewerEntry>
  readonly admissions: ReadonlySet<AdmissionEntry>
  readonly results: ReadonlySet<ResultEntry>
}

/** What aborted ticks have read and not sent yet. */
export interface Untold {
  readonly viewers: Set<ViewerEntry>
  readonly admissions: Set<AdmissionEntry>
}

/** The tick is tried again. Until then all connections keep their answers. */
export class DoorsTooSlow extends Error {
  constructor() {
    super('it took too long who may see what')
  }
}

export async function refresh(context: RefreshContext): Promise<Refreshed> {
  const { cache } = context
  const stale = [...cache.admissions.values()].filter(isWatchedAndStale)
  const viewers = new Set(stale.flatMap(({ viewer }) => (viewer?.stale ? [viewer] : [])))
  for (const viewer of viewers) context.untold.viewers.add(viewer)
  for (const admission of stale) context.untold.admissions.add(admission)
  const doors = { ...context, signal: context.doorsDeadline }
  await runEntries(doors, [...viewers], refreshViewer)
  await runEntries(doors, stale, refreshAdmission)
  // Without an admission nothing is sent. What was read so far is kept for the next try.
  if (doors.signal.aborted) throw new DoorsTooSlow()
  const { answered, refused } = await readAnswers(context)
  return {
    viewers: new Set(context.untold.viewers),
    admissions: new Set(context.untold.admissions),
    results: new Set([...refused, ...adopt(answered, cache)]),
  }
}

function isWatchedAndStale(admission: AdmissionEntry): boolean {
  return admission.stale && admission.subscriptions.size > 0
}

/** Answers to read again, the one outdated for the longest time first. */
export function staleResults(cache: LiveCache): readonly ResultEntry[] {
  const stale = [...cache.results.values()].filter(
    (one) => one.stale && one.admissions.size > 0 && !one.isReadAlone,
  )
  const since = (one: ResultEntry) => one.behindSince ?? Number.POSITIVE_INFINITY
  return stale.sort((one, other) => Math.sign(since(one) - since(other)) || 0)
}

/** Answers not read before the deadline stay as they were, and the slow one is read separately. */
async function readAnswers(context: RefreshContext) {
  const { nowMs, slowMs, deadline } = context
  const wanted = staleResults(context.cache).filter((one) => !one.isSlow)
  const answered = new Map<ResultEntry, Staged>()
  const begunAtMs = new Map<ResultEntry, number>()
  const tookMs = new Map<ResultEntry, number>()
  await runEntries({ ...context, signal: deadline }, wanted, async ({ entry, client, reads }) => {
    // The subscribers may have gone in the meantime.
    if (entry.admissions.size === 0) return
    begunAtMs.set(entry, nowMs())
    const staged = await stage(entry, scopedDatabase(client, dataScope(entry.scope), reads), reads)
    if (deadline.aborted) return
    answered.set(entry, staged)
    tookMs.set(entry, nowMs() - (begunAtMs.get(entry) ?? 0))
  })
  const unfinished = [...begunAtMs.keys()].filter((entry) => !answered.has(entry))
  if (deadline.aborted) for (const entry of unfinished) entry.isSlow = true
  const [longest] = [...tookMs].sort(([, one], [, other]) => other - one)
  if (longest && longest[1] > slowMs) longest[0].isSlow = true
  const refused = deadline.aborted ? [] : unfinished
  return { answered, refused }
}

type Work<Entry> = (task: {
  readonly entry: Entry
  readonly client: ClientBase
  readonly reads: Set<string>
  readonly cache: LiveCache
}) => Promise<void>

/** A read that PostgreSQL refuses is a bug or a temporary failure: its entry has a fault until it is read again. */
async function runEntries<Entry extends LiveEntry>(
  { signal, ...context }: RefreshContext & { readonly signal: AbortSignal },
  entries: readonly Entry[],
  work: Work<Entry>,
): Promise<void> {
  const { cache, manner, report } = context
  const tasks = new Map<Read, { readonly entry: Entry; readonly reads: Set<string> }>()
  for (const entry of entries) {
    const reads = new Set<string>()
    tasks.set((client) => work({ entry, client, reads, cache }), { entry, reads })
  }
  if (manner === 'together') return runTogether({ ...context, signal }, [...tasks.keys()])
  await runApart({ ...context, signal }, [...tasks.keys()], (read, error) => {
    const task = tasks.get(read)
    if (task) cache.fail(task.entry, toFault(error, report), task.reads)
  })
}

const refreshViewer: Work<ViewerEntry> = async ({ entry, client, reads, cache }) => {
  entry.viewer = await loadViewer(client, entry.identity, reads)
  entry.reads = reads
  cache.index.record(entry, reads)
}

const refreshAdmission: Work<AdmissionEntry> = async ({ entry, client, reads, cache }) => {
  const { implementation, args } = entry
  const viewer = entry.viewer?.viewer
  for (const key of entry.viewer?.reads ?? []) reads.add(key)
  const db = scopedDatabase(client, { kind: 'user', userId: viewer?.userId ?? '' }, reads)
  try {
    refuseLiveKey(viewer, implementation.contract.name)
    const scope = await implementation.authorize({
      contract: implementation.contract,
      viewer,
      args,
      db,
    })
    entry.outcome = { scope }
    cache.attach(entry, scope)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    entry.outcome = { fault: error }
    cache.detach(entry)
  }
  cache.index.record(entry, reads)
}

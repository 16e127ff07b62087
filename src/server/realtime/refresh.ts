// One snapshot's work: who viewers are, what they may see, and the answers that have become stale.
// Everything is staged; nothing that a client can see changes before the snapshot is done.

import type { ClientBase, Pool, PoolClient } from 'pg'
import { type Json, LIMITS } from '#contract/frames.ts'
import { diff } from '#contract/patch.ts'
import { Fault } from '#domain/fault.ts'
import { type ScopedDatabase, scopedDatabase } from '#server/db/scoped-database.ts'
import { dataScope } from '#server/functions/implement.ts'
import { loadViewer } from '#server/functions/viewer.ts'
import { toFault } from './call.ts'
import { hashOf } from './canonical.ts'
import type {
  AdmissionEntry,
  Answer,
  LiveCache,
  LiveEntry,
  ResultEntry,
  ViewerEntry,
} from './live-cache.ts'
import { type Read, runApart, runTogether } from './snapshot-runner.ts'

export interface RefreshContext {
  readonly cache: LiveCache
  readonly pool: Pool
  readonly client: PoolClient
  /** together: fast, and lost as a whole when a read is refused; apart: the others survive it. */
  readonly manner: 'together' | 'apart'
  readonly report: (requestId: string, error: unknown) => void
}

/** Admissions and results that say something else than before. */
export interface Refreshed {
  readonly admissions: ReadonlySet<AdmissionEntry>
  readonly results: ReadonlySet<ResultEntry>
}

export async function refresh(context: RefreshContext): Promise<Refreshed> {
  const { cache } = context
  const stale = [...cache.admissions.values()].filter(isWatchedAndStale)
  const viewers = new Set(stale.flatMap(({ viewer }) => (viewer?.stale ? [viewer] : [])))
  await runEntries(context, [...viewers], refreshViewer)
  await runEntries(context, stale, refreshAdmission)
  const results = [...cache.results.values()].filter((one) => one.stale && one.admissions.size > 0)
  const staged = new Map<ResultEntry, Staged>()
  await runEntries(context, results, async ({ entry, client, reads }) => {
    const db = scopedDatabase(client, dataScope(entry.scope), reads)
    staged.set(entry, { answer: await answerOf(entry, db), reads })
  })
  const refused = results.filter((entry) => !staged.has(entry))
  return { admissions: new Set(stale), results: new Set([...refused, ...adopt(staged, cache)]) }
}

function isWatchedAndStale(admission: AdmissionEntry): boolean {
  return admission.stale && admission.subscriptions.size > 0
}

interface Staged {
  readonly answer: Answer
  readonly reads: ReadonlySet<string>
}

type Work<Entry> = (task: {
  readonly entry: Entry
  readonly client: ClientBase
  readonly reads: Set<string>
  readonly cache: LiveCache
}) => Promise<void>

/** A read that PostgreSQL refuses is a bug of ours, or passes: its entry fails until it is read again. */
async function runEntries<Entry extends LiveEntry>(
  { cache, pool, client, manner, report }: RefreshContext,
  entries: readonly Entry[],
  work: Work<Entry>,
): Promise<void> {
  const tasks = new Map<Read, { readonly entry: Entry; readonly reads: Set<string> }>()
  for (const entry of entries) {
    const reads = new Set<string>()
    tasks.set((lane) => work({ entry, client: lane, reads, cache }), { entry, reads })
  }
  if (manner === 'together') return runTogether(pool, client, [...tasks.keys()])
  await runApart(client, [...tasks.keys()], (read, error) => {
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
    const scope = await implementation.place({
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

async function answerOf(entry: ResultEntry, db: ScopedDatabase): Promise<Answer> {
  try {
    const { scope, args } = entry
    const value = (await entry.implementation.run({ db, scope, args })) as Json
    const json = JSON.stringify(value) ?? 'null'
    if (Buffer.byteLength(json) > LIMITS.resultBytes) {
      throw new Error(`The answer of ${entry.key} has ${json.length} characters`)
    }
    return { ok: true, json, value: JSON.parse(json), hash: hashOf(json) }
  } catch (error) {
    if (error instanceof Fault) return { ok: false, fault: error }
    throw error
  }
}

function adopt(
  staged: ReadonlyMap<ResultEntry, Staged>,
  cache: LiveCache,
): ReadonlySet<ResultEntry> {
  const changed = new Set<ResultEntry>()
  for (const [entry, { answer, reads }] of staged) {
    cache.index.record(entry, reads)
    if (isSame(entry.answer, answer)) continue
    entry.patch = patchBetween(entry.answer, answer)
    entry.answer = answer
    entry.revision += 1
    changed.add(entry)
  }
  return changed
}

function isSame(before: Answer | undefined, after: Answer): boolean {
  if (before?.ok && after.ok) return before.json === after.json
  if (!before || before.ok || after.ok) return false
  return JSON.stringify(before.fault.shape) === JSON.stringify(after.fault.shape)
}

function patchBetween(before: Answer | undefined, after: Answer) {
  if (!before?.ok || !after.ok || after.json.length <= LIMITS.patchAboveBytes) return undefined
  const patch = diff(before.value, after.value)
  return patch && JSON.stringify(patch).length < after.json.length ? patch : undefined
}

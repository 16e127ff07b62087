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
import { type Read, ReadFailed, runUnderSnapshot } from './snapshot-runner.ts'

export interface RefreshContext {
  readonly cache: LiveCache
  readonly pool: Pool
  readonly client: PoolClient
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
  await runEntries(context, results, async (entry, client) => {
    staged.set(entry, await stageResult(entry, client))
  })
  return { admissions: new Set(stale), results: adopt(staged, context) }
}

function isWatchedAndStale(admission: AdmissionEntry): boolean {
  return admission.stale && admission.subscriptions.size > 0
}

interface Staged {
  readonly answer: Answer
  readonly reads: ReadonlySet<string>
}

type Work<Entry> = (entry: Entry, client: ClientBase, context: RefreshContext) => Promise<void>

/** A read that PostgreSQL refuses is answered as a bug of ours, and the snapshot is begun anew. */
async function runEntries<Entry extends LiveEntry>(
  context: RefreshContext,
  entries: readonly Entry[],
  work: Work<Entry>,
): Promise<void> {
  const owners = new Map<Read, Entry>()
  const reads = entries.map((entry) => {
    const read: Read = (client) => work(entry, client, context)
    owners.set(read, entry)
    return read
  })
  try {
    await runUnderSnapshot(context.pool, context.client, reads)
  } catch (error) {
    const entry = error instanceof ReadFailed ? owners.get(error.read) : undefined
    if (!entry || !isStatementError(error)) throw error
    throw new BrokenEntry(entry, toFault((error as Error).cause, context.report))
  }
}

/** The transaction is lost because of this entry; it is left out of the next try. */
export class BrokenEntry extends Error {
  readonly entry: LiveEntry
  readonly fault: Fault

  constructor(entry: LiveEntry, fault: Fault) {
    super('An entry broke the snapshot', { cause: fault })
    this.entry = entry
    this.fault = fault
  }
}

/** PostgreSQL refused a statement, as opposed to a connection that is gone. */
function isStatementError(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Error)) return false
  if (!('code' in cause) || typeof cause.code !== 'string') return !('errno' in cause)
  return (
    !cause.code.startsWith('08') && !cause.code.startsWith('57P') && !/^E[A-Z]+$/.test(cause.code)
  )
}

async function refreshViewer(entry: ViewerEntry, client: ClientBase, { cache }: RefreshContext) {
  const reads = new Set<string>()
  entry.viewer = await loadViewer(client, entry.identity, reads)
  entry.reads = reads
  cache.index.record(entry, reads)
}

async function refreshAdmission(
  entry: AdmissionEntry,
  client: ClientBase,
  { cache }: RefreshContext,
) {
  const { implementation, args } = entry
  const viewer = entry.viewer?.viewer
  const reads = new Set(entry.viewer?.reads)
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

async function stageResult(entry: ResultEntry, client: ClientBase): Promise<Staged> {
  const reads = new Set<string>()
  const db = scopedDatabase(client, dataScope(entry.scope), reads)
  return { answer: await answerOf(entry, db), reads }
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

function adopt(staged: ReadonlyMap<ResultEntry, Staged>, { cache }: RefreshContext) {
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

// An answer that was read and not sent yet. Its text, hash and patch are made here, with pauses, so that a large answer
// does not block other requests.

import { setImmediate as breathe } from 'node:timers/promises'
import { LIMITS } from '#contract/frames.ts'
import type { Json } from '#contract/json.ts'
import { diff, type Patch } from '#contract/patch.ts'
import { Fault } from '#domain/fault.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { hashOf } from './canonical.ts'
import type { Answer, LiveCache, ResultEntry } from './live-cache.ts'

export interface Staged {
  readonly answer: Answer
  readonly reads: ReadonlySet<string>
  /** From the answer that the entry had when this one was read. */
  readonly patch: Patch | undefined
}

/** From this size on, each step over an answer takes a noticeable time. */
const LARGE_CHARACTERS = 100_000

export async function stage(
  entry: ResultEntry,
  db: ScopedDatabase,
  reads: ReadonlySet<string>,
): Promise<Staged> {
  const answer = await answerOf(entry, db)
  return { answer, reads, patch: await patchBetween(entry.answer, answer) }
}

async function answerOf(entry: ResultEntry, db: ScopedDatabase): Promise<Answer> {
  try {
    const { scope, args } = entry
    const found = (await entry.implementation.run({ db, scope, args })) as Json
    // Expected to be about as large as the last time.
    if (entry.answer?.ok) await breatheAfter(entry.answer.json)
    const json = JSON.stringify(found) ?? 'null'
    // Most answers that are read again have not changed.
    if (entry.answer?.ok && entry.answer.json === json) return entry.answer
    const bytes = Buffer.byteLength(json)
    if (bytes > LIMITS.resultBytes) {
      throw new Error(`The answer of ${entry.key} has ${json.length} characters`)
    }
    await breatheAfter(json)
    const value = json.length > LIMITS.patchAboveBytes ? JSON.parse(json) : undefined
    await breatheAfter(json)
    return { ok: true, json, value, hash: hashOf(json), isLarge: bytes > LIMITS.wholeResultBytes }
  } catch (error) {
    if (error instanceof Fault) return { ok: false, fault: error }
    throw error
  }
}

async function breatheAfter(json: string): Promise<void> {
  if (json.length > LARGE_CHARACTERS) await breathe()
}

async function patchBetween(before: Answer | undefined, after: Answer): Promise<Patch | undefined> {
  if (!before?.ok || !after.ok || before === after) return undefined
  if (before.value === undefined || after.value === undefined) return undefined
  await breatheAfter(after.json)
  const patch = diff(before.value, after.value)
  await breatheAfter(after.json)
  return patch && JSON.stringify(patch).length < after.json.length ? patch : undefined
}

/** The answers that have changed, and those that were outdated and no longer are. */
export function adopt(
  staged: Iterable<readonly [ResultEntry, Staged]>,
  cache: LiveCache,
): ReadonlySet<ResultEntry> {
  const changed = new Set<ResultEntry>()
  for (const [entry, { answer, reads, patch }] of staged) {
    cache.index.record(entry, reads)
    if (entry.behindSince !== undefined) changed.add(entry)
    entry.behindSince = undefined
    if (isSame(entry.answer, answer)) continue
    entry.patch = patch
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

// Suggests who could take over shelves from whom, so that a count ends sooner. Nothing happens automatically.

import { type AssignmentStatus, isExplained } from './assignment.ts'

export interface WorkTile {
  readonly shelfId: string | null
  readonly code: string | null
  readonly status: AssignmentStatus
  readonly userId: string | null
}

export interface Worker {
  readonly id: string
  readonly name: string
  /** Finished shelves, and the counting time on all their shelves. */
  readonly explained: number
  readonly activeMs: number
  readonly linesPerMinute: number | null
  readonly lastEventAt: number | null
}

export interface WorkFacts {
  /** In walking order. */
  readonly tiles: readonly WorkTile[]
  readonly people: readonly Worker[]
  /** The latest activity of anyone in the count, used instead of a clock. */
  readonly asOf: number | null
}

export interface Reassignment {
  readonly from: Worker
  readonly to: Worker
  readonly shelves: readonly { readonly shelfId: string; readonly code: string }[]
  /** Roughly how much earlier the count would end. */
  readonly savedMs: number
}

const FEWEST_SHELVES = 3
/** A person who has counted within this time is at work. */
const AT_WORK_MS = 15 * 60_000
/** A smaller saving is not worth interrupting two people. */
const LEAST_SAVED_MS = 3 * 60_000
const MOST_SHELVES = 10

export function adviseReassignment(facts: WorkFacts): Reassignment | null {
  const shelfMs = meanShelfMs(facts.people)
  const { asOf } = facts
  if (shelfMs === null || asOf === null) return null
  const atWork = facts.people.filter(({ lastEventAt }) => {
    return lastEventAt !== null && asOf - lastEventAt <= AT_WORK_MS
  })
  const loads = atWork
    .map((person) => ({ person, ...loadOf(person, facts, shelfMs) }))
    .toSorted((one, other) => other.ms - one.ms)
  const [most, least] = [loads[0], loads.at(-1)]
  if (!most || !least || most === least) return null
  return handOver(most, least)
}

function meanShelfMs(people: readonly Worker[]): number | null {
  const done = people.reduce((sum, { explained }) => sum + explained, 0)
  const activeMs = people.reduce((sum, one) => sum + one.activeMs, 0)
  return done < FEWEST_SHELVES || activeMs === 0 ? null : activeMs / done
}

interface Load {
  readonly person: Worker
  /** Until this person has finished the shelves they hold. */
  readonly ms: number
  /** How long one more shelf takes this person. */
  readonly shelfMs: number
  /** Their shelves that are not started. */
  readonly waiting: readonly { readonly shelfId: string; readonly code: string }[]
}

function loadOf(
  person: Worker,
  { tiles, people }: WorkFacts,
  meanMs: number,
): Omit<Load, 'person'> {
  const shelfMs = meanMs * slownessOf(person, people)
  const own = tiles.filter(({ userId, status }) => userId === person.id && !isExplained(status))
  // A started shelf is assumed to be half done.
  const ms = own.reduce(
    (sum, { status }) => sum + (status === 'in_progress' ? shelfMs / 2 : shelfMs),
    0,
  )
  const waiting = own.flatMap(({ shelfId, code, status }) =>
    status === 'assigned' && shelfId !== null && code !== null ? [{ shelfId, code }] : [],
  )
  return { ms, shelfMs, waiting }
}

/** 1 is average, 2 takes twice as long. Limited to between 0.5 and 2. */
function slownessOf({ linesPerMinute }: Worker, people: readonly Worker[]): number {
  const paces = people.flatMap((one) => one.linesPerMinute ?? [])
  if (linesPerMinute === null || linesPerMinute <= 0 || paces.length < 2) return 1
  const mean = paces.reduce((sum, pace) => sum + pace, 0) / paces.length
  return Math.min(2, Math.max(0.5, mean / linesPerMinute))
}

/** Moves as many of the last shelves as makes both people finish at about the same time. */
function handOver(most: Load, least: Load): Reassignment | null {
  const balanced = Math.floor((most.ms - least.ms) / (most.shelfMs + least.shelfMs))
  const amount = Math.min(balanced, most.waiting.length, MOST_SHELVES)
  if (amount < 1) return null
  const after = Math.max(most.ms - amount * most.shelfMs, least.ms + amount * least.shelfMs)
  const savedMs = most.ms - after
  if (savedMs < LEAST_SAVED_MS) return null
  const shelves = most.waiting.slice(-amount)
  return { from: most.person, to: least.person, shelves, savedMs }
}

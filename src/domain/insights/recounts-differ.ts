// People whose lines often come out differently when another person recounts them.

import { exact } from './counted-audit.ts'
import type { ScanLog } from './scan-log.ts'
import { compareText } from './scan-streams.ts'

export interface RecountRecord {
  readonly userId: string
  readonly storeId: string
  readonly recounted: number
  readonly differing: number
  readonly othersRecounted: number
  readonly othersDiffering: number
  /** Probability that this person's share is above that of other people, beyond luck. */
  readonly chance: number
  readonly eventIds: readonly string[]
}

const FEWEST_RECOUNTS = 10
const FEWEST_DIFFERING = 4
/** How many lines the prior for the other people's share counts for. */
const CAUTION = 2

interface Counted {
  readonly quantity: number
  readonly event: CountEvent
}

/** The first event of a count. */
interface CountEvent {
  readonly id: string
  readonly round: number
  readonly userId: string
  readonly storeId: string
}

export function findRecountsDiffer(log: ScanLog): readonly RecountRecord[] {
  const people = comparisonsOf(log)
  const all = [...people.values()].flat()
  return [...people].flatMap(([userId, own]) => {
    const differing = own.filter(({ differs }) => differs)
    if (own.length < FEWEST_RECOUNTS || differing.length < FEWEST_DIFFERING) return []
    const others = all.length - own.length
    const othersDiffering = all.filter(({ differs }) => differs).length - differing.length
    const record = {
      userId,
      storeId: own[0]?.event.storeId ?? '',
      recounted: own.length,
      differing: differing.length,
      othersRecounted: others,
      othersDiffering,
      eventIds: differing.map(({ event }) => event.id),
    }
    return [{ ...record, chance: chanceAbove(record) }]
  })
}

interface Comparison {
  readonly event: CountEvent
  readonly differs: boolean
}

/** Every count that another person repeated, by the first counter. */
function comparisonsOf(log: ScanLog): ReadonlyMap<string, readonly Comparison[]> {
  const again = countedAgain(log)
  if (again.size === 0) return new Map()
  const voided = log.voided(false)
  const rounds = new Map<string, Map<string, Counted>>()
  for (let at = 0; at < log.length; at += 1) {
    if ((log.item[at] ?? -1) < 0 || !log.counts(at) || !again.has(log.shelf[at] ?? -1)) continue
    const event = eventAt(log, at)
    if (voided.has(event.id)) continue
    const key = `${log.shelf[at]} ${log.item[at]}`
    const counts = rounds.get(key) ?? new Map<string, Counted>()
    rounds.set(key, counts)
    const count = `${log.round[at]} ${log.assignment[at]}`
    const known = counts.get(count)
    const quantity = exact((known?.quantity ?? 0) + log.effectAt(at))
    const first = known && known.event.id < event.id ? known.event : event
    counts.set(count, { quantity, event: first })
  }
  const people = new Map<string, Comparison[]>()
  for (const counts of rounds.values()) {
    for (const comparison of compared([...counts.values()])) {
      const { userId } = comparison.event
      const known = people.get(userId)
      if (known) known.push(comparison)
      else people.set(userId, [comparison])
    }
  }
  return people
}

function eventAt(log: ScanLog, at: number): CountEvent {
  return {
    id: log.idOf(at),
    round: log.round[at] ?? 0,
    userId: log.textAt(log.user, at),
    storeId: log.textAt(log.store, at),
  }
}

/** Shelves with more than one count. */
function countedAgain({ length, shelf, round, assignment }: ScanLog): ReadonlySet<number> {
  const first = new Map<number, number>()
  const again = new Set<number>()
  for (let at = 0; at < length; at += 1) {
    const place = shelf[at] ?? -1
    const known = first.get(place)
    if (known === undefined) first.set(place, at)
    else if (round[known] !== round[at] || assignment[known] !== assignment[at]) again.add(place)
  }
  return again
}

function compared(counts: readonly Counted[]): readonly Comparison[] {
  if (counts.length < 2) return []
  const inOrder = counts.toSorted(
    ({ event: one }, { event: other }) => one.round - other.round || compareText(one.id, other.id),
  )
  const last = inOrder.at(-1)
  return inOrder.flatMap((count): Comparison[] => {
    if (!last || count === last || count.event.userId === last.event.userId) return []
    return [{ event: count.event, differs: count.quantity !== last.quantity }]
  })
}

/** Compares two shares as normal deviates, each pulled toward their common share. */
function chanceAbove({
  recounted,
  differing,
  othersRecounted,
  othersDiffering,
}: Pick<RecountRecord, 'recounted' | 'differing' | 'othersRecounted' | 'othersDiffering'>): number {
  const common = (differing + othersDiffering + 1) / (recounted + othersRecounted + 2)
  const own = (differing + CAUTION * common) / (recounted + CAUTION)
  const others = (othersDiffering + CAUTION * common) / (othersRecounted + CAUTION)
  const spread =
    common * (1 - common) * (1 / (recounted + CAUTION) + 1 / (othersRecounted + CAUTION))
  return normalShare((own - others) / Math.sqrt(spread))
}

/** The normal distribution below a deviate, approximated by a logistic curve. */
function normalShare(deviate: number): number {
  return 1 / (1 + Math.exp(-1.702 * deviate))
}

// People whose lines often come out differently when somebody counts them again.

import type { AuditFacts, ScanFact } from './audit-facts.ts'
import { exact } from './counted-audit.ts'
import { effectOfScan } from './scan-effect.ts'
import { compareText } from './scan-streams.ts'

export interface RecountRecord {
  readonly userId: string
  readonly storeId: string
  readonly recounted: number
  readonly differing: number
  readonly othersRecounted: number
  readonly othersDiffering: number
  /** That this person's share is above everybody else's, and not by luck. */
  readonly chance: number
  readonly eventIds: readonly string[]
}

const FEWEST_RECOUNTS = 10
const FEWEST_DIFFERING = 4
/** Of how many lines the share of the others is taken to be known before any is seen. */
const CAUTION = 2

interface Counted {
  readonly quantity: number
  readonly event: ScanFact
}

export function findRecountsDiffer(facts: AuditFacts): readonly RecountRecord[] {
  const people = comparisonsOf(facts)
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
  readonly event: ScanFact
  readonly differs: boolean
}

/** Each count that another person has repeated, by who counted first. */
function comparisonsOf({ events }: AuditFacts): ReadonlyMap<string, readonly Comparison[]> {
  const again = countedAgain(events)
  if (again.size === 0) return new Map()
  const voided = new Set(events.flatMap(({ kind, voids }) => (kind === 'void' ? [voids] : [])))
  const rounds = new Map<string, Map<string, Counted>>()
  for (const event of events) {
    if (event.itemId === null || event.entered === null || !again.has(event.shelfId)) continue
    if (voided.has(event.id)) continue
    const key = `${event.shelfId} ${event.itemId}`
    const counts = rounds.get(key) ?? new Map<string, Counted>()
    rounds.set(key, counts)
    const count = `${event.round} ${event.assignmentId ?? ''}`
    const known = counts.get(count)
    const quantity = exact((known?.quantity ?? 0) + effectOfScan(event))
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

/** Shelves with more than one count. */
function countedAgain(events: readonly ScanFact[]): ReadonlySet<string> {
  const first = new Map<string, ScanFact>()
  const again = new Set<string>()
  for (const event of events) {
    const known = first.get(event.shelfId)
    if (!known) first.set(event.shelfId, event)
    else if (known.round !== event.round || known.assignmentId !== event.assignmentId) {
      again.add(event.shelfId)
    }
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

/** Two shares compared as normal deviates, each held towards their common one. */
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

/** The share of a normal distribution below a deviate, by the logistic curve nearest to it. */
function normalShare(deviate: number): number {
  return 1 / (1 + Math.exp(-1.702 * deviate))
}

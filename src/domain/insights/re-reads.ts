// One label read twice: a reading that follows its twin faster than the person's own pace. How telling
// a short gap is comes from the audit: lines with such gaps and one too many, against lines with such
// gaps that are right.

import type { ScanFact } from './audit-facts.ts'
import { type AuditLine, type CountedAudit, exact } from './counted-audit.ts'
import type { HonestModel } from './honest-model.ts'
import type { Proposal } from './proposal.ts'

/** Upper edges of how rare a gap is for the person; the last is ordinary. */
const RARITIES = [0.002, 0.005, 0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 1]
const ORDINARY = RARITIES.length - 1
/** Read again without having left the camera's view. */
const STAYED_IN_VIEW = RARITIES.length
/** How many right lines an unseen class of gaps is taken to have. */
const CAUTION = 4
const FEWEST_GAPS = 30
/** A class of people by their pace: what is fast for one is slow for another. */
const PACES = 3

interface Gap {
  readonly line: AuditLine
  readonly event: ScanFact
  readonly gapMs: number
}

interface Suspect extends Gap {
  /** Of `RARITIES`. */
  readonly rarity: number
  readonly pace: number
}

export function proposeReReads(audit: CountedAudit, honest: HonestModel): readonly Proposal[] {
  const suspects = suspectsOf(gapsOf(audit))
  const tell = howTelling(suspects)
  return suspects.flatMap(({ line, event, gapMs, rarity, pace }): Proposal[] => {
    if (line.variance <= 0) return []
    const change = -(event.unitFactor ?? 1)
    const corrected = honest.chanceOf(line, exact(line.variance + change))
    const weight = (tell(pace, rarity) * corrected) / honest.chanceOf(line, line.variance)
    if (weight < 0.05) return []
    const detail = { kind: 're_read' as const, event, gapMs }
    return [{ detail, mechanism: 're_read', changes: [{ line, change }], weight }]
  })
}

/** Gaps between readings of one unit of the same code, one right after the other. */
function gapsOf(audit: CountedAudit): ReadonlyMap<string, readonly Gap[]> {
  const people = new Map<string, Gap[]>()
  for (const streams of audit.streams.values()) {
    for (const { events, isOrdered } of streams) {
      if (!isOrdered) continue
      for (let at = 1; at < events.length; at += 1) {
        const gap = gapBetween(audit, events[at - 1], events[at])
        if (!gap) continue
        const known = people.get(gap.event.userId)
        if (known) known.push(gap)
        else people.set(gap.event.userId, [gap])
      }
    }
  }
  return people
}

function gapBetween(
  audit: CountedAudit,
  before: ScanFact | undefined,
  event: ScanFact | undefined,
): Gap | undefined {
  if (!before || !event || !isReading(before) || !isReading(event)) return undefined
  if (event.itemId !== before.itemId || event.itemId === null) return undefined
  if (event.code !== before.code || event.userId !== before.userId) return undefined
  if (event.deviceTimeMs === null || before.deviceTimeMs === null) return undefined
  const line = audit.lineOf(event.storeId, event.itemId, event.shelfId)
  const gapMs = event.deviceTimeMs - before.deviceTimeMs
  return line && gapMs >= 0 ? { line, event, gapMs } : undefined
}

function isReading({ kind, entered, quantityMode }: ScanFact): boolean {
  return kind === 'add' && entered === 1 && (quantityMode === null || quantityMode === 'scanned')
}

/** The shortest gap of each line, with how rare one as short is among as many gaps. */
function suspectsOf(people: ReadonlyMap<string, readonly Gap[]>): readonly Suspect[] {
  const paces = pacesOf(people)
  return [...people].flatMap(([userId, gaps]) => {
    if (gaps.length < FEWEST_GAPS) return []
    const sorted = Float64Array.from(gaps, ({ gapMs }) => gapMs).sort()
    const shortest = new Map<AuditLine, { gap: Gap; count: number }>()
    for (const gap of gaps) {
      const known = shortest.get(gap.line)
      const isShorter = !known || isMoreSuspect(gap, known.gap)
      shortest.set(gap.line, {
        gap: isShorter ? gap : known.gap,
        count: (known?.count ?? 0) + 1,
      })
    }
    return [...shortest.values()].map(({ gap, count }) => {
      const share = (rankOf(sorted, gap.gapMs) + 0.5) / (sorted.length + 1)
      const byChance = 1 - (1 - share) ** count
      const stayed = gap.event.leftView === false
      const rarity = stayed ? STAYED_IN_VIEW : RARITIES.findIndex((edge) => byChance <= edge)
      return { ...gap, rarity, pace: paces.get(userId) ?? 0 }
    })
  })
}

function isMoreSuspect(one: Gap, other: Gap): boolean {
  const [stayed, otherStayed] = [one.event.leftView === false, other.event.leftView === false]
  return stayed === otherStayed ? one.gapMs < other.gapMs : stayed
}

function rankOf(sorted: Float64Array, gapMs: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < gapMs) low = middle + 1
    else high = middle
  }
  return low
}

/** Thirds of the people, from fast to slow. */
function pacesOf(people: ReadonlyMap<string, readonly Gap[]>): ReadonlyMap<string, number> {
  const medians = [...people].map(([userId, gaps]) => {
    const sorted = gaps.map(({ gapMs }) => gapMs).sort((one, other) => one - other)
    return { userId, median: sorted[sorted.length >> 1] ?? 0 }
  })
  medians.sort((one, other) => one.median - other.median)
  return new Map(
    medians.map(({ userId }, at) => [userId, Math.floor((at * PACES) / medians.length)]),
  )
}

/** By pace and rarity: how many more lines are one over than among ordinary gaps, for one that is right. */
function howTelling(suspects: readonly Suspect[]): (pace: number, rarity: number) => number {
  const cells = new Map<string, { over: number; right: number }>()
  const add = (key: string, variance: number) => {
    const cell = cells.get(key) ?? { over: 0, right: 0 }
    cells.set(key, cell)
    if (variance === 1) cell.over += 1
    if (variance === 0) cell.right += 1
  }
  for (const { line, rarity, pace } of suspects) {
    add(`${rarity}`, line.variance)
    add(`${pace} ${rarity}`, line.variance)
  }
  const share = (key: string, guess: number) => {
    const { over, right } = cells.get(key) ?? { over: 0, right: 0 }
    return (over + CAUTION * guess) / (right + CAUTION)
  }
  const ordinary = share(`${ORDINARY}`, 0.02)
  return (pace, rarity) => {
    const pooled = share(`${rarity}`, ordinary)
    return Math.max(0, share(`${pace} ${rarity}`, pooled) - ordinary)
  }
}

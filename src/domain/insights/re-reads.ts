// One label read twice: a reading that follows its twin faster than the person's own pace. How telling
// a short gap is comes from the audit: lines with such gaps and one too many, against lines with such
// gaps that are right.

import type { ScanFact } from './audit-facts.ts'
import { type AuditLine, type CountedAudit, exact } from './counted-audit.ts'
import type { HonestModel } from './honest-model.ts'
import type { Proposal } from './proposal.ts'

/** Upper edges of how rare a gap is for the person; the last is ordinary. */
const RARITIES = [0.003, 0.006, 0.012, 0.025, 0.05, 0.1, 0.25, 1]
const ORDINARY = RARITIES.length - 1
/** Read again without having left the camera's view. */
const STAYED_IN_VIEW = RARITIES.length
/** How many right lines an unseen class of gaps is taken to have. */
const CAUTION = 3
const FEWEST_GAPS = 30

interface Gap {
  readonly line: AuditLine
  readonly event: ScanFact
  readonly gapMs: number
}

/** The shortest gap of a line. */
export interface Suspect extends Gap {
  /** Of `RARITIES`. */
  readonly rarity: number
}

export function findShortGaps(audit: CountedAudit): readonly Suspect[] {
  return suspectsOf(gapsOf(audit))
}

export function proposeReReads(
  suspects: readonly Suspect[],
  honest: HonestModel,
): readonly Proposal[] {
  const tell = howTelling(suspects)
  return suspects.flatMap(({ line, event, gapMs, rarity }): Proposal[] => {
    if (line.variance <= 0) return []
    const change = -(event.unitFactor ?? 1)
    const corrected = honest.chanceOf(line, exact(line.variance + change))
    const weight = (tell(rarity) * corrected) / honest.chanceOf(line, line.variance)
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
  return [...people.values()].flatMap((gaps) => {
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
      return { ...gap, rarity }
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

/**
 * By rarity: how many more lines are one over than among ordinary gaps, for one that is right. The rarer
 * a gap, the more telling: classes that say otherwise by luck are taken together.
 */
function howTelling(suspects: readonly Suspect[]): (rarity: number) => number {
  const cells = [...RARITIES, STAYED_IN_VIEW].map(() => ({ over: 0, right: 0 }))
  for (const { line, rarity } of suspects) {
    const cell = cells[rarity]
    if (cell && line.variance === 1) cell.over += 1
    if (cell && line.variance === 0) cell.right += 1
  }
  const usual = cells[ORDINARY] ?? { over: 0, right: 0 }
  const ordinary = (usual.over + 0.1) / (usual.right + CAUTION)
  const ratios = falling(cells.slice(0, RARITIES.length), ordinary)
  const stayed = cells[STAYED_IN_VIEW] ?? { over: 0, right: 0 }
  const inView = (stayed.over + 1) / (stayed.right + 1)
  return (rarity) => {
    return Math.max(0, (rarity === STAYED_IN_VIEW ? inView : (ratios[rarity] ?? 0)) - ordinary)
  }
}

interface Cell {
  readonly over: number
  readonly right: number
}

/** Ratios that never rise, each as near to its own class as that allows. */
function falling(cells: readonly Cell[], ordinary: number): readonly number[] {
  const pools: { over: number; right: number; cells: number }[] = []
  const ratioOf = ({ over, right }: Cell) => over / right
  for (const { over, right } of cells) {
    pools.push({ over: over + CAUTION * ordinary, right: right + CAUTION, cells: 1 })
    for (;;) {
      const [before, last] = pools.slice(-2)
      if (!before || !last || ratioOf(before) >= ratioOf(last)) break
      const both = {
        over: before.over + last.over,
        right: before.right + last.right,
        cells: before.cells + last.cells,
      }
      pools.splice(-2, 2, both)
    }
  }
  return pools.flatMap((pool) => new Array<number>(pool.cells).fill(ratioOf(pool)))
}

// Neighbors on a shelf without any count, in a stretch too long for items that are just gone.

import { allStretches, sigmoid } from './best-stretch.ts'
import type { AuditLine, CountedAudit } from './counted-audit.ts'
import type { ItemOrder } from './item-order.ts'
import type { ProposedChange } from './proposal.ts'

export interface MissedRun {
  readonly shelfId: string
  readonly lines: readonly AuditLine[]
  readonly isWholeShelf: boolean
  /** Counted on only one of two walks. */
  readonly isPartly: boolean
  readonly chance: number
}

const FEWEST_ITEMS = 3
/** Share of shelves with such a stretch; it can start anywhere and have various lengths. */
const STRETCHES = 0.03
const LENGTHS = 10
/** Share of items without a count in a stretch that was skipped. */
const UNCOUNTED_WHEN_MISSED = 0.97
/** Probability that a shelf reported as counted, but without any event, was not counted. */
const WHOLE_SHELF = 0.97
/** Prior for the share of items without a count. */
const GUESS = { share: 0.02, lines: 100 }

export function findMissedRuns(audit: CountedAudit, order: ItemOrder): readonly MissedRun[] {
  const shelves = [...order].filter(([id]) => isDone(audit, id))
  const visited = shelves.filter(([id]) => audit.streams.has(id))
  const rate = absenceRate(visited.map(([, lines]) => lines))
  return shelves.flatMap(([shelfId, lines]) =>
    audit.streams.has(shelfId) ? runsOf(shelfId, lines, rate) : wholeShelf(shelfId, lines),
  )
}

function isDone({ shelves, streams }: CountedAudit, shelfId: string): boolean {
  const state = shelves.get(shelfId)?.state
  return state === undefined ? streams.has(shelfId) : state === 'counted'
}

function wholeShelf(shelfId: string, lines: readonly AuditLine[]): readonly MissedRun[] {
  const absent = lines.filter(isAbsent)
  if (absent.length === 0) return []
  return [{ shelfId, lines: absent, isWholeShelf: true, isPartly: false, chance: WHOLE_SHELF }]
}

function runsOf(shelfId: string, lines: readonly AuditLine[], rate: number): readonly MissedRun[] {
  const [absent, present] = [
    Math.log(UNCOUNTED_WHEN_MISSED / rate),
    Math.log((1 - UNCOUNTED_WHEN_MISSED) / (1 - rate)),
  ]
  const scores = lines.map((line) => (isAbsent(line) ? absent : present))
  const prior = Math.log(STRETCHES / (lines.length * LENGTHS))
  return allStretches(scores, -prior).flatMap(({ from, to, score }): MissedRun[] => {
    const run = lines.slice(from, to + 1).filter(isAbsent)
    if (run.length < FEWEST_ITEMS) return []
    const chance = sigmoid(prior + score)
    return [{ shelfId, lines: run, isWholeShelf: false, isPartly: false, chance }]
  })
}

/** How often an item between two counted ones has no count; such items are just gone. */
function absenceRate(shelves: readonly (readonly AuditLine[])[]): number {
  let alone = GUESS.share * GUESS.lines
  let all = GUESS.lines
  for (const lines of shelves) {
    for (const [at, line] of lines.entries()) {
      const beside = [lines[at - 1], lines[at + 1]]
      if (beside.some((other) => other && isAbsent(other))) continue
      all += 1
      if (isAbsent(line)) alone += 1
    }
  }
  return alone / all
}

function isAbsent({ counted, isDue }: AuditLine): boolean {
  return isDue && counted === null
}

/** What is there if nothing is gone. */
export function missedChanges({ lines, isPartly }: MissedRun): readonly ProposedChange[] {
  return lines.map((line) => ({ line, change: isPartly ? -line.variance : line.expected }))
}

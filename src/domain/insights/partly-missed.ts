// A stretch that one of two walks along a shelf has passed over: its items have a count from the other
// walk, and are short by what was left out.

import { allStretches, clamp, sigmoid } from './best-stretch.ts'
import type { AuditLine, CountedAudit } from './counted-audit.ts'
import { chunksOf } from './entry-chunks.ts'
import type { HonestModel } from './honest-model.ts'
import type { ItemOrder } from './item-order.ts'
import type { MissedRun } from './missed-runs.ts'

/** A shelf was walked twice when at least so many of its items were entered again after others. */
const WALKED_TWICE = 0.2
const FEWEST_ITEMS = 4
const PRIOR = Math.log(0.02)
const LEAST_SCORE = 6
/** How often an item has a part on the walk that passed it over. */
const PARTED = 0.6
const LOUDEST = 2.5
/** What was entered on both walks was passed over on neither; what is right says little. */
const SEEN_TWICE = -2.5
const RIGHT = -0.4

export function findPartlyMissed(
  audit: CountedAudit,
  honest: HonestModel,
  { order, missed }: { readonly order: ItemOrder; readonly missed: readonly MissedRun[] },
): readonly MissedRun[] {
  const known = new Set(missed.flatMap(({ lines }) => lines))
  return [...order].flatMap(([shelfId, lines]) => {
    if (audit.shelves.get(shelfId)?.state !== 'counted') return []
    const isAgain = lines.map((line) => isSeenTwice(audit, line, shelfId))
    if (isAgain.filter(Boolean).length < lines.length * WALKED_TWICE) return []
    const scores = lines.map((line, at) => (isAgain[at] ? SEEN_TWICE : scoreOf(line, honest)))
    return allStretches(scores, LEAST_SCORE).flatMap(({ from, to, score }): MissedRun[] => {
      const run = lines.slice(from, to + 1).filter((line, at) => {
        return isShort(line) && !isAgain[from + at] && !known.has(line)
      })
      if (run.length < FEWEST_ITEMS) return []
      const chance = sigmoid(PRIOR + score)
      return [{ shelfId, lines: run, isWholeShelf: false, isPartly: true, chance }]
    })
  })
}

/** Any share of what lies there may have been on the other walk. */
function scoreOf(line: AuditLine, honest: HonestModel): number {
  if (!isShort(line)) return RIGHT
  const parted = (PARTED * line.grain) / Math.max(line.grain, line.expected)
  return clamp(Math.log(parted / honest.chanceOf(line, line.variance)), RIGHT, LOUDEST)
}

function isSeenTwice({ log }: CountedAudit, { entries }: AuditLine, shelfId: string): boolean {
  if (entries.length < 2) return false
  return chunksOf(log, entries).some(({ start, first }) => {
    return start === 'return' && log.textAt(log.shelf, first) === shelfId
  })
}

function isShort({ variance, isDue }: AuditLine): boolean {
  return isDue && variance < 0
}

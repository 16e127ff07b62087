// Shelves counted twice and stretches passed over, done to the walks.

import type { Draws } from './draws.ts'
import { quantityOf } from './make-mistakes.ts'
import type { Shop } from './make-shop.ts'
import type { Setting } from './settings.ts'
import type { Mistake, Visit, Walk } from './truth.ts'
import { personOf } from './walks.ts'

const SLOPPY = 0.05

export function makeShelfMistakes(
  draws: Draws,
  setting: Setting,
  shop: Shop,
  walks: ReadonlyMap<string, Walk>,
): readonly Mistake[] {
  const mistakes: Mistake[] = []
  for (const [at, { id }] of shop.shelves.entries()) {
    const walk = walks.get(id)
    if (!walk || walk.visits.length < 8) continue
    if (draws.happens(setting.missedRuns)) mistakes.push(...passOver(draws, walk))
    else if (draws.happens(setting.shelvesTwice)) {
      const next = shop.shelves[at + 1]
      const beside = next?.storeId === walk.storeId ? walks.get(next.id) : undefined
      mistakes.push(countTwice(draws, walk, beside))
    }
  }
  return mistakes
}

function passOver(draws: Draws, walk: Walk): readonly Mistake[] {
  const length = Math.min(walk.visits.length, draws.between(4, 14))
  const from = draws.upTo(walk.visits.length - length)
  const missed = walk.visits
    .slice(from, from + length)
    .filter(({ steps, spot }) => steps.length > 0 && spot.shelfId === walk.shelfId)
  if (missed.length < 3) return []
  const units = missed.reduce((sum, visit) => sum + quantityOf(visit), 0)
  for (const visit of missed) visit.steps = []
  return [mistake('missed_run', walk, missed, units)]
}

/** By the same person, by another one, or while the next shelf is being counted. */
function countTwice(draws: Draws, walk: Walk, beside: Walk | undefined): Mistake {
  const length = Math.ceil(walk.visits.length * (0.5 + draws.next() * 0.5))
  const from = draws.upTo(walk.visits.length - length)
  const second = walk.visits
    .slice(from, from + length)
    .filter(({ steps }) => steps.length > 0)
    .map((visit): Visit => ({ spot: visit.spot, steps: repeated(draws, visit) }))
  const units = second.reduce((sum, visit) => sum + quantityOf(visit), 0)
  const way = draws.next()
  if (beside && way < 0.35) beside.visits = [...second, ...beside.visits]
  else if (way < 0.65) walk.again = { userId: personOf(draws, walk.storeId), visits: second }
  else walk.visits = [...walk.visits, ...second]
  const { shelfIds, ...rest } = mistake('shelf_twice', walk, second, units)
  return { ...rest, shelfIds: beside && way < 0.35 ? [...shelfIds, beside.shelfId] : shelfIds }
}

function repeated(draws: Draws, { steps }: Visit): Visit['steps'] {
  const again = steps.map(({ isReRead: _, ...step }) => step)
  const [last] = again.slice(-1)
  if (!last || last.mode === 'scanned' || !draws.happens(SLOPPY)) return again
  return again.with(-1, { ...last, entered: last.entered + 1 })
}

function mistake(
  kind: Mistake['kind'],
  { storeId, shelfId }: Walk,
  visits: readonly Visit[],
  units: number,
): Mistake {
  const itemIds = [...new Set(visits.map(({ spot }) => spot.item.id))]
  return { kind, storeId, shelfIds: [shelfId], itemIds, units }
}

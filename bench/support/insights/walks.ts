// Walks along shelves: which item was visited when, and what was entered there.

import { type Habit, stepsFor, typed } from './count-steps.ts'
import type { Draws } from './draws.ts'
import { grams } from './make-records.ts'
import type { Shop, Spot } from './make-shop.ts'
import type { Setting } from './settings.ts'
import type { Visit, Walk } from './truth.ts'

const PEOPLE_PER_STORE = 8
const DISORDER = 0.06
const ZERO_ENTERED = 0.15

export function makeWalks(draws: Draws, setting: Setting, shop: Shop): ReadonlyMap<string, Walk> {
  const habits = new Map<string, Habit>()
  const walks = new Map<string, Walk>()
  for (const { id: shelfId, storeId } of shop.shelves) {
    const userId = personOf(draws, storeId)
    const habit = habits.get(userId) ?? { piecewise: draws.next(), cases: 0.2 + draws.next() * 0.7 }
    habits.set(userId, habit)
    const spots = shop.spots.get(shelfId) ?? []
    const visits = draws.happens(setting.twoPasses)
      ? twoPasses(draws, habit, spots)
      : spots.map((spot) => visit(draws, habit, spot))
    walks.set(shelfId, { storeId, shelfId, userId, habit, visits: disordered(draws, visits) })
  }
  return walks
}

export function personOf(draws: Draws, storeId: string): string {
  return `${storeId}-person-${draws.upTo(PEOPLE_PER_STORE - 1)}`
}

function visit(draws: Draws, habit: Habit, spot: Spot): Visit {
  if (spot.actual > 0) return { spot, steps: stepsFor(draws, habit, spot, spot.actual) }
  const code = spot.item.barcodes[0]?.code ?? ''
  return { spot, steps: draws.happens(ZERO_ENTERED) ? [typed(spot, code, 0, 1)] : [] }
}

/** The upper half of the shelf, then the lower: parts of one item are entered far apart. */
function twoPasses(draws: Draws, habit: Habit, spots: readonly Spot[]): Visit[] {
  const halves = spots.map((spot) => {
    const isSplit = !spot.isWeighed && spot.actual > 1 && draws.happens(0.6)
    const first = isSplit ? draws.between(1, spot.actual - 1) : spot.actual
    return { spot, first, second: grams(spot.actual - first) }
  })
  return [
    ...halves.map(({ spot, first }) => ({ spot, steps: stepsFor(draws, habit, spot, first) })),
    ...halves
      .filter(({ second }) => second > 0)
      .map(({ spot, second }) => ({ spot, steps: stepsFor(draws, habit, spot, second) })),
  ]
}

function disordered(draws: Draws, visits: Visit[]): Visit[] {
  for (let at = 1; at < visits.length; at += 1) {
    const [one, other] = [visits[at - 1], visits[at]]
    if (one && other && draws.happens(DISORDER)) visits.splice(at - 1, 2, other, one)
  }
  return visits
}

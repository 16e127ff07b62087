// How a person counts one item: piece by piece, by typing a number, by cases and the rest.

import type { Draws } from './draws.ts'
import type { Spot } from './make-shop.ts'

/** One entry, before it has a time and a place. */
export interface Step {
  readonly itemId: string | null
  readonly code: string
  readonly entered: number
  readonly factor: number
  readonly mode: 'scanned' | 'typed'
  /** Typed wrongly at first and set right at once: the number that stood before. */
  readonly corrects?: number | undefined
  /** The second reading of the same label. */
  readonly isReRead?: boolean
}

/** Whether a person scans pieces or types numbers is a habit. */
export interface Habit {
  readonly piecewise: number
  readonly cases: number
}

export function stepsFor(
  draws: Draws,
  habit: Habit,
  spot: Spot,
  quantity: number,
): readonly Step[] {
  if (quantity <= 0) return []
  const [unit] = spot.item.barcodes
  if (spot.isWeighed) return [typed(spot, unit?.code ?? '', quantity, 1)]
  const pack = spot.pack
  if (pack !== null && quantity >= pack && draws.happens(habit.cases)) {
    const cases = Math.floor(quantity / pack)
    const rest = quantity - cases * pack
    return [
      typed(spot, spot.item.barcodes[1]?.code ?? '', cases, pack),
      ...(rest > 0 ? units(draws, habit, spot, rest) : []),
    ]
  }
  return units(draws, habit, spot, quantity)
}

function units(draws: Draws, habit: Habit, spot: Spot, quantity: number): readonly Step[] {
  const code = spot.item.barcodes[0]?.code ?? ''
  if (!draws.happens(piecewiseChance(habit, quantity))) return [typed(spot, code, quantity, 1)]
  return Array.from({ length: quantity }, () => piece(spot))
}

/** That a person scans so many units one by one; oracles read this too. */
export function piecewiseChance({ piecewise }: Habit, quantity: number): number {
  return quantity <= 3 ? 0.9 : quantity <= 12 ? piecewise : piecewise / 6
}

export function piece(spot: Spot): Step {
  const code = spot.item.barcodes[0]?.code ?? ''
  return { itemId: spot.item.id, code, entered: 1, factor: 1, mode: 'scanned' }
}

export function typed(spot: Spot, code: string, entered: number, factor: number): Step {
  return { itemId: spot.item.id, code, entered, factor, mode: 'typed' }
}

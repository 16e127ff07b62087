// How the dates of a file are read.

import type { TableColumn } from './choose-quantity.ts'
import { type DayOrderGuess, guessDayOrder } from './expiry-text.ts'
import type { ItemGuess } from './guess-item-columns.ts'
import type { GuessNote, GuessReason } from './guess-reason.ts'
import type { Mapping } from './mapping.ts'
import type { GuessContext } from './mapping-guess.ts'

export interface FoundDays extends DayOrderGuess {
  readonly at: number
  readonly doubt?: GuessReason
}

/** How to read the file's dates. A list of items needs none. */
export function daysOf(
  columns: readonly TableColumn[],
  items: readonly ItemGuess[],
  { kind }: GuessContext,
): FoundDays | undefined {
  const column = columns.find(({ at }) => items[at]?.kind === 'expiry')
  if (!column) return undefined
  const guessed = guessDayOrder(column.values)
  if (kind === 'catalogue' || !guessed.unclear) {
    return { at: column.at, order: guessed.order, isShown: guessed.isShown }
  }
  const doubt = { code: 'unclear_date', date: guessed.unclear } as const
  return { at: column.at, ...guessed, doubt }
}

export function changedDays(
  days: FoundDays | undefined,
  memory: Mapping | undefined,
): readonly GuessNote[] {
  const last = memory?.dayOrder
  if (!days?.isShown || !last || last === days.order) return []
  return [{ code: 'days_changed', order: days.order }]
}

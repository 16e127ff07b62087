import { useState } from 'react'
import type { VarianceFilter, VarianceLine } from '#contract/audit-results.ts'
import {
  extendTo,
  NOTHING_SELECTED,
  type Selection,
  toggle,
  toggleAll,
  within,
} from '../kit/selection.ts'

/** More than this is named by the filter that finds it. */
const MOST_NAMED = 2_000

/** Which lines are chosen: some of those that are shown, or all that the filter finds. */
export function useLineSelection(rows: readonly VarianceLine[], filter: VarianceFilter) {
  const [chosen, setChosen] = useState<Selection>(NOTHING_SELECTED)
  const [chosenFilter, setChosenFilter] = useState<string>()
  const order = rows.map(({ id }) => id)
  // Another filter finds other lines, which nobody has chosen.
  const isEverything = chosenFilter === JSON.stringify(filter)
  const selection = within(chosen, order)
  const choose = (next: Selection) => {
    setChosen(next)
    setChosenFilter(undefined)
  }
  const chooseEverything = () => setChosenFilter(JSON.stringify(filter))
  return {
    isEverything,
    selected: rows.filter(({ id }) => selection.ids.has(id)),
    has: (id: string) => isEverything || selection.ids.has(id),
    chooseOne: (id: string, isRange: boolean) => {
      const from = isEverything ? { ids: new Set(order), anchor: undefined } : selection
      choose(isRange ? extendTo(from, id, order) : toggle(from, id))
    },
    chooseShown: () => {
      if (!isEverything && order.length > MOST_NAMED) return chooseEverything()
      choose(isEverything ? NOTHING_SELECTED : toggleAll(selection, order))
    },
    chooseEverything,
    clear: () => choose(NOTHING_SELECTED),
  }
}

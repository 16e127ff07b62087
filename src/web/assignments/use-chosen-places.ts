import { useState } from 'react'
import {
  extendTo,
  NOTHING_SELECTED,
  type Selection,
  toggle,
  toggleAll,
  within,
} from '../kit/selection.ts'
import type { Place } from './places.ts'

export type ChosenPlaces = ReturnType<typeof useChosenPlaces>

/** Which places are chosen, and whether the dialog for assigning them is open. */
export function useChosenPlaces(places: readonly Place[]) {
  const [chosen, setChosen] = useState<Selection>(NOTHING_SELECTED)
  const [isGiving, setGiving] = useState(false)
  const order = places.map(({ id }) => id)
  // Places that were removed from the map since are no longer chosen.
  const selection = within(chosen, order)
  const selected = places.filter(({ id }) => selection.ids.has(id))
  return {
    selection,
    selected,
    isGiving,
    setGiving,
    choose: (id: string, isRange: boolean) =>
      setChosen(isRange ? extendTo(selection, id, order) : toggle(selection, id)),
    chooseAll: (ids: readonly string[]) => setChosen(toggleAll(selection, ids)),
    chooseOnly: (ids: readonly string[]) => setChosen(toggleAll(NOTHING_SELECTED, ids)),
    /** If nothing is chosen, this place is chosen as well. */
    startGiving: (id: string) => {
      if (selected.length === 0) setChosen(toggle(selection, id))
      setGiving(true)
    },
    clear: () => {
      setChosen(NOTHING_SELECTED)
      setGiving(false)
    },
  }
}

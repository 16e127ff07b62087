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

/** Which places are chosen, and whether somebody is about to be given them. */
export function useChosenPlaces(places: readonly Place[]) {
  const [chosen, setChosen] = useState<Selection>(NOTHING_SELECTED)
  const [isGiving, setGiving] = useState(false)
  const order = places.map(({ id }) => id)
  // What has left the map meanwhile is not chosen any more.
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
    /** Of a place where nothing is chosen: it is chosen by that. */
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

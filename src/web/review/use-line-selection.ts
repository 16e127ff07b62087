import { useState } from 'react'
import type { VarianceFilter, VarianceLine } from '#contract/audit-variances.ts'
import { extendTo, type Selection, toggle, toggleAll } from '../kit/selection.ts'
import { chooseLines, chosenLines, firstRun, runAround } from './chosen-lines.ts'

/** Larger choices are sent as the filter that matches them. */
const MOST_NAMED = 2_000

interface Chosen {
  /** The lines as they were when chosen; most of a long list is not loaded. */
  readonly lines: ReadonlyMap<string, VarianceLine>
  readonly anchor: string | undefined
  /** The filter that matched them. */
  readonly filter: string
}

interface LoadedLines {
  /** By position. */
  readonly rows: ReadonlyMap<number, VarianceLine>
  readonly total: number
}

/** Which lines are chosen: individual ones, or everything that matches the filter. */
export function useLineSelection(loaded: LoadedLines, filter: VarianceFilter) {
  const asked = JSON.stringify(filter)
  const [chosen, setChosen] = useState<Chosen>(noneOf(asked))
  const [chosenFilter, setChosenFilter] = useState<string>()
  // Another filter matches other lines, and none of those were chosen.
  const isEverything = chosenFilter === asked
  const isKept = chosen.filter === asked && loaded.rows.size < loaded.total
  const selected = chosenLines(chosen.lines, loaded.rows, isKept)
  const shown = firstRun(loaded.rows)
  const selection: Selection = {
    ids: new Set(selected.map(({ id }) => id)),
    anchor: chosen.anchor,
  }
  const choose = ({ ids, anchor }: Selection) => {
    setChosen({ lines: chooseLines(chosen.lines, loaded.rows, ids), anchor, filter: asked })
    setChosenFilter(undefined)
  }
  const chooseEverything = () => setChosenFilter(asked)
  const clear = () => {
    setChosen(noneOf(asked))
    setChosenFilter(undefined)
  }
  return {
    isEverything,
    selected,
    /** A chosen line as it was when chosen. */
    seenAs: (line: VarianceLine) => chosen.lines.get(line.id) ?? line,
    isAllShown: isEverything || shown.every((id) => selection.ids.has(id)),
    has: (id: string) => isEverything || selection.ids.has(id),
    chooseOne: (id: string, isRange: boolean) => {
      const from = isEverything ? { ids: new Set(shown), anchor: undefined } : selection
      choose(isRange ? extendTo(from, id, runAround(loaded.rows, id)) : toggle(from, id))
    },
    chooseShown: () => {
      if (isEverything) return clear()
      if (shown.length > MOST_NAMED) return chooseEverything()
      choose(toggleAll(selection, shown))
    },
    chooseEverything,
    clear,
  }
}

function noneOf(filter: string): Chosen {
  return { lines: new Map(), anchor: undefined, filter }
}

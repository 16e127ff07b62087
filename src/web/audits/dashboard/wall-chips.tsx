import { SHELF_STATES, type ShelfState } from '#domain/shelf-state.ts'
import { SHELF_LOOKS, ShelfStatusIcon } from '../../kit/shelf-status.tsx'
import type { Tally, WallFilter } from './wall.ts'
import styles from './wall-chips.module.css'

interface WallChipsProps {
  readonly tally: Tally
  readonly filter: WallFilter
  readonly onFilter: (filter: WallFilter | undefined) => void
}

/** Legend, count and filter in one. States that no shelf is in are left out. */
export function WallChips({ tally, filter, onFilter }: WallChipsProps) {
  const shown = SHELF_STATES.filter((state) => tally[state] > 0 || state === filter)
  return (
    <ul className={styles.chips} aria-label="Show only">
      {shown.map((state) => (
        <li key={state}>
          <Chip
            state={state}
            count={tally[state]}
            isChosen={state === filter}
            onChoose={() => onFilter(state === filter ? undefined : state)}
          />
        </li>
      ))}
    </ul>
  )
}

interface ChipProps {
  readonly state: ShelfState
  readonly count: number
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Chip({ state, count, isChosen, onChoose }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isChosen} onClick={onChoose}>
      <ShelfStatusIcon state={state} sizePx={15} />
      {SHELF_LOOKS[state].word}
      <span className={styles.count}>{count.toLocaleString('en-US')}</span>
    </button>
  )
}

import { IconX } from '@tabler/icons-react'
import type { DashboardRoom } from '#contract/audits.ts'
import { SHELF_STATES, type ShelfState } from '#domain/shelf-state.ts'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import { ShelfStatusIcon } from '#web/shared/shelf-status.tsx'
import { countPassing, tallyOf, WALL_QUESTIONS, type WallFilter } from './wall.ts'
import styles from './wall-chips.module.css'

interface WallChipsProps {
  readonly rooms: readonly DashboardRoom[]
  readonly filter: WallFilter
  readonly onFilter: (filter: WallFilter | undefined) => void
}

/** Legend, counts and filter in one. States without shelves are left out. */
export function WallChips({ rooms, filter, onFilter }: WallChipsProps) {
  const t = useMessages('dashboard')
  const { number } = useFormats()
  const tally = tallyOf(rooms)
  const shown = SHELF_STATES.filter((state) => tally[state] > 0 || state === filter)
  const question = WALL_QUESTIONS.find((one) => one === filter)
  return (
    <ul className={styles.chips} aria-label={t('wall.filter')}>
      {question && (
        <li data-question={question} className={styles.question}>
          <button
            type="button"
            className={styles.chip}
            aria-pressed
            onClick={() => onFilter(undefined)}
          >
            {t(`question.${question}`)}
            <span className={styles.count}>{number(countPassing(rooms, question))}</span>
            <IconX size={13} stroke={2} aria-hidden />
          </button>
        </li>
      )}
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
  const tShared = useMessages('shared')
  const { number } = useFormats()
  return (
    <button type="button" className={styles.chip} aria-pressed={isChosen} onClick={onChoose}>
      <ShelfStatusIcon state={state} sizePx={15} />
      {tShared(`shelf.${state}`)}
      <span className={styles.count}>{number(count)}</span>
    </button>
  )
}

import { useMessages } from '#web/kit/use-messages.ts'
import styles from './left-or-all.module.css'
import type { WallFilter } from './wall.ts'

interface LeftOrAllProps {
  readonly left: number
  readonly total: number
  readonly filter: WallFilter
  readonly onChoose: (filter: WallFilter) => void
}

/** Only on a phone, where the default is what is left; rendered before the screen size is known. */
export function LeftOrAll({ left, total, filter, onChoose }: LeftOrAllProps) {
  const t = useMessages('dashboard')
  return (
    <span className={styles.leftOrAll}>
      <button type="button" aria-pressed={filter === 'left'} onClick={() => onChoose('left')}>
        {t('wall.left', { count: left })}
      </button>
      <button type="button" aria-pressed={filter === 'all'} onClick={() => onChoose('all')}>
        {t('wall.all', { count: total })}
      </button>
    </span>
  )
}

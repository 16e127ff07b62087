import { formatAge, formatClockWithSeconds } from '#web/kit/format-time.ts'
import { useLiveState } from '#web/session/use-live-state.ts'
import styles from './header.module.css'

const WORDS = {
  live: 'Live',
  connecting: 'Connecting',
  reconnecting: 'Reconnecting',
  offline: 'Offline',
} as const

/** Beside the title: whether the numbers move. They stay as they are while the connection is lost. */
export function HeaderLiveMark() {
  const { mark, ageMs, heardAtMs } = useLiveState()
  const isLost = mark === 'reconnecting' || mark === 'offline'
  return (
    <span className={styles.live} data-live={mark === 'live' || undefined}>
      <span className={styles.dot} aria-hidden />
      {WORDS[mark]}
      {isLost && heardAtMs !== undefined && `, data from ${formatClockWithSeconds(heardAtMs)}`}
      {ageMs !== undefined && ` · ${formatAge(ageMs)} ago`}
    </span>
  )
}

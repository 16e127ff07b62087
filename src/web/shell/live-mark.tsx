import { formatAge, formatClockWithSeconds } from '../kit/format-time.ts'
import { useLiveState } from '../session/use-live-state.ts'
import styles from './live-mark.module.css'

const WORDS = {
  live: 'Live',
  connecting: 'Connecting',
  reconnecting: 'Reconnecting',
  offline: 'Offline',
} as const

/** Whether what is on the screen follows what others do, and of when it is. */
export function LiveMark() {
  const { mark, ageMs, behindMs, heardAtMs } = useLiveState()
  const isLost = mark === 'reconnecting' || mark === 'offline'
  return (
    <section className={styles.mark} data-state={mark} aria-label="Connection">
      <span className={styles.dot} data-state={mark} aria-hidden />
      <span>
        <span role="status">
          {WORDS[mark]}
          {isLost && heardAtMs !== undefined && (
            <span className={styles.since}>, data from {formatClockWithSeconds(heardAtMs)}</span>
          )}
        </span>
        {/* Beside what is read out: nobody wants to hear it every second. */}
        {behindMs !== undefined ? (
          <span className={styles.age}> · updating, {formatAge(behindMs)} old</span>
        ) : (
          ageMs !== undefined && <span className={styles.age}> · {formatAge(ageMs)} ago</span>
        )}
      </span>
    </section>
  )
}

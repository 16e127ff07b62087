import { useHydrated } from '@tanstack/react-router'
import { useConnectionState } from '../../client/react.tsx'
import { formatClockWithSeconds } from '../../kit/format-time.ts'
import styles from './header.module.css'
import { useLostSince } from './use-lost-since.ts'

/** Beside the title: whether the numbers move. They stay as they are while the connection is lost. */
export function HeaderLiveMark() {
  const { status, isConnected, hasEverConnected } = useConnectionState()
  const isHydrated = useHydrated()
  const isLost = isHydrated && hasEverConnected && !isConnected
  const lostSince = useLostSince(isLost)
  const isLive = isHydrated && isConnected
  const lost = status === 'offline' ? 'Offline' : 'Reconnecting'
  const word = isLive ? 'Live' : isLost ? lost : 'Connecting'
  return (
    <span className={styles.live} data-live={isLive || undefined}>
      <span className={styles.dot} aria-hidden />
      {word}
      {isLost && lostSince !== undefined && `, data from ${formatClockWithSeconds(lostSince)}`}
    </span>
  )
}

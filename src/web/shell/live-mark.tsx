import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useConnectionState } from '../client/react.tsx'
import styles from './live-mark.module.css'

const WORDS = {
  live: 'Live',
  connecting: 'Connecting',
  reconnecting: 'Reconnecting',
  offline: 'Offline',
} as const

type Mark = keyof typeof WORDS

/** Whether what is on the screen follows what others do, and since when it does not. */
export function LiveMark() {
  const mark = useMark()
  const lostAt = useLostAt(mark)
  return (
    <span className={styles.mark} data-state={mark} role="status">
      <span className={styles.dot} data-state={mark} aria-hidden />
      <span>
        {WORDS[mark]}
        {lostAt && <span className={styles.since}>, data from {lostAt}</span>}
      </span>
    </span>
  )
}

function useMark(): Mark {
  const { status, isConnected, hasEverConnected } = useConnectionState()
  // The socket may be open before the page has become live.
  const isHydrated = useHydrated()
  if (!isHydrated) return 'connecting'
  if (status === 'offline' || isConnected) return status
  return hasEverConnected ? 'reconnecting' : 'connecting'
}

function useLostAt(mark: Mark): string | undefined {
  const [lostAt, setLostAt] = useState<string>()
  const isLost = mark === 'reconnecting' || mark === 'offline'
  useEffect(() => {
    setLostAt(isLost ? new Date().toLocaleTimeString() : undefined)
  }, [isLost])
  return lostAt
}

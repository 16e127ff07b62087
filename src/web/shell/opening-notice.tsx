import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useConnectionState } from '../client/react.tsx'
import { PageNotice } from '../kit/page-notice.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './opening-notice.module.css'

const UNNOTICED_MS = 800

/** The old page stays until the new one is ready, so this tells people that they are waiting. */
export function OpeningNotice() {
  const path = useRouterState({
    select: ({ location, resolvedLocation }) =>
      location.pathname === resolvedLocation?.pathname ? undefined : location.pathname,
  })
  return path === undefined ? null : <Waiting key={path} />
}

function Waiting() {
  const t = useMessages('shell')
  const [isLong, setLong] = useState(false)
  const { status } = useConnectionState()
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), UNNOTICED_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isLong) return null
  return (
    <div className={styles.item}>
      <PageNotice>{status === 'live' ? t('opening.page') : t('opening.offline')}</PageNotice>
    </div>
  )
}

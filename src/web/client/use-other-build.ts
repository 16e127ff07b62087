import { useEffect, useState } from 'react'
import { isOtherBuild } from './host-build.ts'
import { useConnectionState } from './react.tsx'

/**
 * Whether the host has another build of this page. Checked when the connection is back, because a new build breaks
 * it, and when the page becomes visible again.
 */
export function useOtherBuild(): boolean {
  const isLive = useConnectionState().status === 'live'
  const [isOther, setOther] = useState(false)
  useEffect(() => {
    if (!isLive) return
    let isOver = false
    const look = () => {
      if (document.visibilityState !== 'visible') return
      void isOtherBuild().then((is) => !isOver && setOther(is))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', look)
    }
  }, [isLive])
  // Without a network there is no new build to load.
  return isLive && isOther
}

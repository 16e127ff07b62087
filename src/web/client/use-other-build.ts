import { useEffect, useState } from 'react'
import { isOtherBuild } from './host-build.ts'
import { useConnectionState } from './react.tsx'

/**
 * Whether another build of this page waits on the host. Looked at when the connection is back, which a new
 * build breaks, and when somebody comes back to the page.
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
  // Without a network there is nothing that could be loaded.
  return isLive && isOther
}

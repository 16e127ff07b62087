import { useEffect, useState } from 'react'
import type { BigScreen } from './big-screen-button.tsx'

/** Follows the browser: leaving the full screen by Escape ends it too. */
export function useBigScreen(): BigScreen {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const follow = () => {
      if (!document.fullscreenElement) setOn(false)
    }
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])
  const toggle = () => {
    setOn(!isOn)
    // Some browsers have no full screen, or refuse it: the page fills its window then.
    if (isOn) document.exitFullscreen?.().catch(() => {})
    else document.documentElement.requestFullscreen?.().catch(() => {})
  }
  return { isOn, toggle }
}

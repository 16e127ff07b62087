import { type RefObject, useEffect } from 'react'
import { useLatest } from './use-latest.ts'

/**
 * A finger that drags something must not scroll the page. React's own touch listeners are passive, and
 * browsers ignore one that is added after the finger came down.
 */
export function useDragScrollLock(
  containerRef: RefObject<HTMLElement | null>,
  isDragging: boolean,
): void {
  const latest = useLatest(isDragging)
  useEffect(() => {
    const container = containerRef.current
    const keepStill = (event: Event) => {
      if (latest.current && event.cancelable) event.preventDefault()
    }
    container?.addEventListener('touchmove', keepStill, { passive: false })
    container?.addEventListener('contextmenu', keepStill)
    return () => {
      container?.removeEventListener('touchmove', keepStill)
      container?.removeEventListener('contextmenu', keepStill)
    }
  }, [containerRef, latest])
}

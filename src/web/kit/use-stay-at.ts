import { type RefObject, useEffect } from 'react'

/** Places on the screen are fractions of a pixel. */
const SAME_PX = 1

/**
 * Whoever followed a link to this place stays there when what is above it comes later. Browsers hold on
 * to what they show, but not while rows in view are placed anew.
 */
export function useStayAt(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let isThere = isAtTop(ref.current)
    const onScroll = () => {
      isThere = isAtTop(ref.current)
    }
    const observer = new ResizeObserver(() => {
      if (isThere && !isAtTop(ref.current)) ref.current?.scrollIntoView()
    })
    observer.observe(document.body)
    document.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      document.removeEventListener('scroll', onScroll)
    }
  }, [ref])
}

/** Where a link to it leads: at the top of the screen, below the bar that is there. */
function isAtTop(element: HTMLElement | null): boolean {
  if (!element) return false
  const barPx = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  return Math.abs(element.getBoundingClientRect().top - barPx) <= SAME_PX
}

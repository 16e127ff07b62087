import { type RefObject, useEffect } from 'react'

/** Positions on the screen are fractions of a pixel. */
const SAME_PX = 1

/**
 * After following a link to this element, it stays in view when content above it loads later. Browsers anchor what
 * they show, but not while virtual rows are laid out again.
 */
export function useStayAt(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = lookAt(ref.current)
    const follow = () => {
      const now = lookAt(ref.current)
      // A scroll event comes a frame later, when content above may have changed again. The user has scrolled away
      // only if the element is still at the same position in the page.
      const isPushed = Math.abs(now.inPagePx - last.inPagePx) > SAME_PX
      if (last.isThere && !now.isThere && isPushed) {
        ref.current?.scrollIntoView()
        last = { ...now, isThere: true }
      } else last = now
    }
    const observer = new ResizeObserver(follow)
    observer.observe(document.body)
    document.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      document.removeEventListener('scroll', follow)
    }
  }, [ref])
}

interface Look {
  /** At the position where a link to it leads: at the top of the screen, below the bar. */
  readonly isThere: boolean
  /** Its position in the page, independent of scrolling. */
  readonly inPagePx: number
}

function lookAt(element: HTMLElement | null): Look {
  if (!element) return { isThere: false, inPagePx: 0 }
  const { top } = element.getBoundingClientRect()
  const barPx = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  return { isThere: Math.abs(top - barPx) <= SAME_PX, inPagePx: top + window.scrollY }
}

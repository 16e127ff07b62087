import { useEffect, useRef } from 'react'

/** What moves the page otherwise, or uses it. */
const OTHER_WAYS = ['wheel', 'touchstart', 'pointerdown'] as const

/**
 * Home and End lead to the end of a list whose rows are measured on the way: each one that is higher than
 * usual moves the page, which stops the browser where it is. So it is sent on until the list is settled.
 */
export function useAskedEnd(listPx: number): void {
  const asked = useRef<'Home' | 'End'>(undefined)
  useEffect(() => {
    const forget = () => {
      asked.current = undefined
    }
    const onKey = ({ key, target }: KeyboardEvent) => {
      const isAsked = (key === 'Home' || key === 'End') && !isWrittenIn(target)
      asked.current = isAsked ? key : undefined
    }
    window.addEventListener('keydown', onKey)
    for (const way of OTHER_WAYS) window.addEventListener(way, forget, { passive: true })
    return () => {
      window.removeEventListener('keydown', onKey)
      for (const way of OTHER_WAYS) window.removeEventListener(way, forget)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the list is longer or shorter
  useEffect(() => {
    if (asked.current === undefined) return
    const { scrollHeight } = document.documentElement
    window.scrollTo({ top: asked.current === 'End' ? scrollHeight : 0 })
  }, [listPx])
}

/** There the keys go to the ends of what is written. */
function isWrittenIn(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}

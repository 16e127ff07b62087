import { useEffect, useRef } from 'react'

/** Other ways of moving or using the page. */
const OTHER_WAYS = ['wheel', 'touchstart', 'pointerdown'] as const
/** There is no event for dragging a scrollbar, so a key press is forgotten after a while. */
const REMEMBERED_MS = 5_000

/**
 * Home and End go to an end of a list whose rows are measured on the way: each one that is higher than usual
 * moves the page, which stops the browser's scrolling. So it is repeated until the list is stable.
 */
export function useHomeEndKeys(listPx: number): void {
  const asked = useRef<{ readonly key: string; readonly atMs: number }>(undefined)
  useEffect(() => {
    const forget = () => {
      asked.current = undefined
    }
    const onKey = ({ key, target }: KeyboardEvent) => {
      const isAsked = (key === 'Home' || key === 'End') && !isWrittenIn(target)
      asked.current = isAsked ? { key, atMs: performance.now() } : undefined
    }
    const sendOn = () => goTo(asked.current)
    window.addEventListener('keydown', onKey)
    document.addEventListener('scrollend', sendOn)
    for (const way of OTHER_WAYS) window.addEventListener(way, forget, { passive: true })
    return () => {
      window.removeEventListener('keydown', onKey)
      document.removeEventListener('scrollend', sendOn)
      for (const way of OTHER_WAYS) window.removeEventListener(way, forget)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the list is longer or shorter
  useEffect(() => goTo(asked.current), [listPx])
}

function goTo(asked: { readonly key: string; readonly atMs: number } | undefined): void {
  if (!asked || performance.now() - asked.atMs > REMEMBERED_MS) return
  window.scrollTo({ top: asked.key === 'End' ? document.documentElement.scrollHeight : 0 })
}

/** There the keys move within the text. */
function isWrittenIn(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}

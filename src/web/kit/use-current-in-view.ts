import { useEffect, useRef } from 'react'

/**
 * For a row of links that may be wider than a phone: centers the active one. The row has to be the offset
 * parent of its links.
 */
export function useCurrentInView(current: unknown) {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: moved when another one is open, not when somebody scrolls
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]')
    if (!row.current || !(link instanceof HTMLElement)) return
    row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2
  }, [current])
  return row
}

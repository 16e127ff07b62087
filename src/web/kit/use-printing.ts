import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false

/** Whether the page is being printed, which shows all rows because paper cannot scroll. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )
}

function subscribe(onChange: () => void): () => void {
  // The browser captures the page right after the event, so it has to render synchronously.
  const turn = (next: boolean) => () => {
    isPrinting = next
    flushSync(onChange)
  }
  const begin = turn(true)
  const end = turn(false)
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}

import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false

/** Whether the page is being put on paper, which has no window to look through. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )
}

function subscribe(onChange: () => void): () => void {
  // The browser takes its picture right after the event: what is drawn later is not on it.
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

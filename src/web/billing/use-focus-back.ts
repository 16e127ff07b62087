import { useEffect } from 'react'

/**
 * Gives the focus back to where it was. The kit does so only for dialogs that were there, closed, before
 * they opened; ours come into being open.
 */
export function useFocusBack(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    return () => giveBack(before)
  }, [isOpen])
}

/** What opened a dialog may be gone or switched off by what was confirmed in it. */
function giveBack(before: Element | null): void {
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  if (document.activeElement === before) return
  document.getElementById('main')?.focus({ preventScroll: true })
}

import { useLayoutEffect } from 'react'

/** For a dialog that only renders while it is open: returns the focus to its opener when it closes. */
export function useFocusBack(): void {
  useLayoutEffect(() => {
    const opener = document.activeElement
    return () => {
      if (opener instanceof HTMLElement) setTimeout(() => focusIfLost(opener))
    }
  }, [])
}

/** Leaves the focus where it is if the user has moved it elsewhere. */
function focusIfLost(opener: HTMLElement): void {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (isLost && opener.isConnected) opener.focus({ preventScroll: true })
}

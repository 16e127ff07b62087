import { useLayoutEffect } from 'react'

/** For a dialog that is drawn only while it is open: what opened it has the focus again when it goes. */
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

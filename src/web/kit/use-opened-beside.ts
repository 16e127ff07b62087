import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

/**
 * What is open next to a page is in the address, so that Back closes it, as its close button does. `write` changes
 * the address, by replacing the entry in the history or adding one.
 */
export function useOpenedBeside<Name extends string>(
  opened: Name | undefined,
  write: (next: Name | undefined, how: { readonly replace: boolean }) => void,
) {
  const { history } = useRouter()
  const wasOpenedHere = useRef(false)
  const open = (next: Name) => {
    if (opened === undefined) wasOpenedHere.current = true
    write(next, { replace: opened !== undefined })
  }
  const close = () => {
    // Otherwise Back would open it again.
    if (wasOpenedHere.current) history.back()
    else write(undefined, { replace: true })
    wasOpenedHere.current = false
  }
  return { open, close }
}

import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

/**
 * What is open beside a page stands in its address: Back closes it, and so does its cross. `write` puts it
 * there, in place of the address or as a step of its own.
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

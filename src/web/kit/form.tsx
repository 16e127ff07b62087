import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { ASLEEP, earlyInput } from './early-input.ts'

/**
 * A form that loses nothing when somebody is faster than the page. Where no code comes at all it is
 * a POST, so that nothing typed, a password least of all, ends up in the address.
 */
export function Form(props: ComponentProps<'form'>) {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const timer = form.current && setTimeout(earlyInput(form.current))
    return () => clearTimeout(timer ?? undefined)
  }, [])
  const asleep = { [ASLEEP]: '' }
  return <form method="post" {...props} {...asleep} ref={form} suppressHydrationWarning />
}

import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { ASLEEP, earlyInput } from './replay-before-hydration.ts'

/**
 * A form that keeps input from before its code has loaded. It is a POST, so that without any code nothing
 * typed, such as a password, ends up in the address.
 */
export function Form(props: ComponentProps<'form'>) {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const timer = form.current && setTimeout(earlyInput(form.current))
    return () => clearTimeout(timer ?? undefined)
  }, [])
  const { onSubmit } = props
  const wasSent = useShowWhatIsWrong(form)
  const send: typeof onSubmit = (event) => {
    wasSent.current = true
    onSubmit?.(event)
  }
  const asleep = { [ASLEEP]: '' }
  return (
    <form
      method="post"
      {...props}
      {...asleep}
      onSubmit={send}
      ref={form}
      suppressHydrationWarning
    />
  )
}

/** The first invalid field may be far above the button, so it is scrolled into view. */
function useShowWhatIsWrong(form: RefObject<HTMLFormElement | null>) {
  const wasSent = useRef(false)
  useEffect(() => {
    if (!wasSent.current) return
    const wrong = form.current?.querySelector('[aria-invalid="true"]')
    if (!(wrong instanceof HTMLElement)) return
    wasSent.current = false
    wrong.focus()
  })
  return wasSent
}

import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { ASLEEP, earlyInput } from './replay-before-hydration.ts'

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

/** Why a form was not taken may stand far above the button: its first wrong field is gone to. */
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

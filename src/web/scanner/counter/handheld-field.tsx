import { useEffect, useRef } from 'react'
import { useMessages } from '#web/kit/use-messages.ts'
import frameStyles from '../scanner-frame.module.css'

/** After this much silence an input method has written everything. */
const WRITTEN_MS = 200

/**
 * Some handhelds write codes through an input method instead of keys, which needs a focused field. This field
 * is invisible, opens no on-screen keyboard, and takes the focus back whenever no other field has it.
 */
export function HandheldField({ onCode }: { readonly onCode: (text: string) => void }) {
  const t = useMessages('scanner')
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const take = () => {
      if (document.activeElement === document.body) field.current?.focus({ preventScroll: true })
    }
    take()
    document.addEventListener('pointerup', take)
    return () => document.removeEventListener('pointerup', take)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  const read = () => {
    const text = field.current?.value ?? ''
    if (field.current) field.current.value = ''
    if (text.trim() !== '') onCode(text)
  }
  return (
    <input
      ref={field}
      className={frameStyles.visuallyHidden}
      inputMode="none"
      aria-label={t('key.handheldCodes')}
      autoComplete="off"
      data-handheld-field
      onInput={() => {
        clearTimeout(timer.current)
        timer.current = setTimeout(read, WRITTEN_MS)
      }}
    />
  )
}

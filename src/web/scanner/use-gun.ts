// Guns type into the page. Their bursts are codes wherever the cursor is; a number stays untouched.

import { useEffect } from 'react'
import { useLatest } from '../kit/use-latest.ts'
import { SILENCE_MS, type WedgeOutcome, WedgeReader } from './wedge-reader.ts'

interface GunHandlers {
  readonly onCode: (text: string) => void
  /** What was typed by hand while no field had the cursor. */
  readonly onKeys: (keys: readonly string[]) => void
}

export function useGun(handlers: GunHandlers): void {
  const latest = useLatest(handlers)
  useEffect(() => listenToGun(latest), [latest])
}

function listenToGun(handlers: { readonly current: GunHandlers }): () => void {
  const reader = new WedgeReader()
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = (outcome: WedgeOutcome | undefined, field: Field | undefined) => {
    if (outcome?.kind === 'code') {
      if (field) takeBack(field, outcome.text)
      handlers.current.onCode(outcome.text)
    } else if (outcome && !field) handlers.current.onKeys(outcome.keys)
  }
  const hear = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    const field = fieldOf(event.target)
    // The field for codes takes what guns type by itself.
    if (field?.dataset.scanField !== undefined) return
    clearTimeout(timer)
    const outcome = reader.key(event.key, event.timeStamp)
    if (outcome?.kind === 'code') {
      // Neither the form nor a button that has the focus gets the Enter of a gun.
      event.preventDefault()
      event.stopPropagation()
    }
    settle(outcome, field)
    timer = setTimeout(() => settle(reader.silence(), field), SILENCE_MS)
  }
  document.addEventListener('keydown', hear, { capture: true })
  return () => {
    clearTimeout(timer)
    document.removeEventListener('keydown', hear, { capture: true })
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement

function fieldOf(target: EventTarget | null): Field | undefined {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isField ? target : undefined
}

/** What a gun has typed into a field that is not for codes leaves it again. */
function takeBack(field: Field, text: string): void {
  if (!field.value.endsWith(text)) return
  const prototype = Object.getPrototypeOf(field)
  const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set
  setter?.call(field, field.value.slice(0, -text.length))
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

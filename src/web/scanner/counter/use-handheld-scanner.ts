// Handhelds type into the page. Their input is a code wherever the cursor is, and never ends up in a number.

import { useEffect } from 'react'
import { useLatest } from '#web/kit/use-latest.ts'
import { RELEASE_MS, RUN_GAP_MS, type WedgeOutcome, WedgeReader } from './wedge-reader.ts'

interface HandheldHandlers {
  readonly onCode: (text: string) => void
  /** Keys typed by hand while no field was focused. */
  readonly onKeys?: (keys: readonly string[], isFirst: boolean) => void
  /** Keys of this run that were passed on as typed by hand came from a handheld after all. */
  readonly onTakeBack?: () => void
  /** Whether digits typed now belong to a number. */
  readonly isNumberOpen?: () => boolean
}

export function useHandheldScanner(handlers: HandheldHandlers): void {
  const latest = useLatest(handlers)
  useEffect(() => listenToHandheld(latest), [latest])
}

function listenToHandheld(handlers: { readonly current: HandheldHandlers }): () => void {
  const reader = new WedgeReader()
  const timers: ReturnType<typeof setTimeout>[] = []
  const forgetTimers = () => {
    for (const timer of timers.splice(0)) clearTimeout(timer)
  }
  const settle = (outcome: WedgeOutcome | undefined, field: Field | undefined) => {
    const { onCode, onKeys, onTakeBack } = handlers.current
    if (outcome?.kind === 'keys' && !field) onKeys?.(outcome.keys, outcome.isFirst)
    if (outcome?.kind !== 'code') return
    if (field) takeBack(field, outcome.text)
    else if (outcome.released > 0) onTakeBack?.()
    onCode(outcome.text)
  }
  const hear = (event: KeyboardEvent) => {
    const isParting = isSeparator(event)
    if (event.metaKey || event.altKey || event.isComposing) return
    if (event.ctrlKey && !isParting) return
    const field = fieldOf(event.target)
    // The code field receives a handheld's input by itself, except for separators, which no key writes.
    if (field?.dataset.scanField !== undefined) {
      if (isParting) write(field, field.value + SEPARATOR)
      return
    }
    forgetTimers()
    const number = handlers.current.isNumberOpen?.() ? 'number' : 'page'
    const key = isParting ? SEPARATOR : field ? event.key : letterOf(event)
    const outcome = reader.key(key, event.timeStamp, field ? 'field' : number)
    // A handheld's Enter, or a space in a code, must not reach a form or a focused button; the hidden field
    // must not get what already came as keys.
    const isHidden = isHandheldField(event.target) && event.key.length === 1
    const isSpace = event.key === ' ' && !field && reader.isReading
    if (outcome?.kind === 'code' || isSpace || isHidden || isParting) {
      event.preventDefault()
      event.stopPropagation()
    }
    settle(outcome, field)
    for (const waitMs of [RELEASE_MS, RUN_GAP_MS]) {
      timers.push(setTimeout(() => settle(reader.silence(waitMs), field), waitMs))
    }
  }
  document.addEventListener('keydown', hear, { capture: true })
  return () => {
    forgetTimers()
    document.removeEventListener('keydown', hear, { capture: true })
  }
}

/** Between two parts of a GS1 code. Keyboards have no key for it: handhelds press Ctrl and ]. */
const SEPARATOR = '\u001d'

function isSeparator({ ctrlKey, key, code }: KeyboardEvent): boolean {
  return key === SEPARATOR || (ctrlKey && (key === ']' || code === 'BracketRight'))
}

/** A handheld holds Shift for a capital; with Caps Lock on, that writes a lower-case letter. */
function letterOf(event: KeyboardEvent): string {
  const isTurned = event.shiftKey && event.getModifierState('CapsLock')
  return isTurned && event.key.length === 1 ? event.key.toUpperCase() : event.key
}

function isHandheldField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.dataset.handheldField !== undefined
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** The handheld's hidden field does not count as a field; a file input is not typed into. */
function fieldOf(target: EventTarget | null): Field | undefined {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  if (!isField || target.dataset.handheldField !== undefined || target.type === 'file')
    return undefined
  return target
}

/** Removes what a handheld has typed into a field that is not for codes. */
function takeBack(field: Field, text: string): void {
  const typed = text.replaceAll(SEPARATOR, '')
  if (field.value.endsWith(typed)) write(field, field.value.slice(0, -typed.length))
}

function write(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field)
  const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set
  setter?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

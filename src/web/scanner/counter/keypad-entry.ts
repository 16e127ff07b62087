// The number on the keypad: digits, one decimal point, packs, sums and products.

import { fromMilli, LARGEST_QUANTITY, multiply, toMilli } from '#domain/quantity.ts'
import { decimalSign } from './units.ts'

/** The part before the sign that was pressed last. */
interface Pending {
  readonly sign: '+' | '×'
  readonly value: number
}

export interface KeypadEntry {
  readonly text: string
  readonly pending: Pending | null
}

export type KeypadKey =
  | { readonly kind: 'digit'; readonly digit: string }
  | { readonly kind: 'point' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'backspace' }
  | { readonly kind: 'sign'; readonly sign: '+' | '×' }
  /** Multiplies the number so far by a pack of this size. */
  | { readonly kind: 'pack'; readonly size: number }

export const EMPTY_ENTRY: KeypadEntry = { text: '', pending: null }

const LONGEST = 9
const DECIMALS = 3

/** Ignores a key that would exceed the largest quantity of a shelf. */
export function pressKey(entry: KeypadEntry, key: KeypadKey): KeypadEntry {
  const next = afterKey(entry, key)
  return (enteredNumber(next) ?? 0) > LARGEST_QUANTITY ? entry : next
}

function afterKey(entry: KeypadEntry, key: KeypadKey): KeypadEntry {
  switch (key.kind) {
    case 'digit':
      return isFull(entry.text) ? entry : { ...entry, text: joined(entry.text, key.digit) }
    case 'point':
      return entry.text.includes('.') ? entry : { ...entry, text: `${entry.text || '0'}.` }
    case 'clear':
      return EMPTY_ENTRY
    case 'backspace':
      if (entry.text !== '') return { ...entry, text: entry.text.slice(0, -1) }
      return entry.pending ? { text: String(entry.pending.value), pending: null } : entry
    case 'sign':
      return { text: '', pending: { sign: key.sign, value: enteredNumber(entry) ?? 0 } }
    case 'pack':
      return { text: String(times(enteredNumber(entry) ?? 1, key.size)), pending: null }
  }
}

/** Null: nothing was entered yet, which is not 0. */
export function enteredNumber({ text, pending }: KeypadEntry): number | null {
  const typed = text === '' ? null : Number(text)
  if (!pending) return typed
  if (typed === null) return pending.value
  return pending.sign === '+'
    ? fromMilli(toMilli(pending.value) + toMilli(typed))
    : times(pending.value, typed)
}

/** What the person sees: `3 × 12`. */
export function shownEntry({ text, pending }: KeypadEntry): string {
  const typed = inThousands(text)
  return pending ? `${inThousands(String(pending.value))} ${pending.sign} ${typed}`.trim() : typed
}

/** Also formats a number that is still being typed. */
function inThousands(text: string): string {
  const [whole = '', ...decimals] = text.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, '\u2009'), ...decimals].join(decimalSign())
}

export function keyOf(key: string): KeypadKey | undefined {
  if (/^\d$/.test(key)) return { kind: 'digit', digit: key }
  if (key === '.' || key === ',') return { kind: 'point' }
  if (key === 'Backspace') return { kind: 'backspace' }
  if (key === '+') return { kind: 'sign', sign: '+' }
  return key === '*' || key === 'x' ? { kind: 'sign', sign: '×' } : undefined
}

function times(one: number, other: number): number {
  return fromMilli(multiply(toMilli(one), toMilli(other)))
}

function joined(text: string, digit: string): string {
  return text === '0' ? digit : text + digit
}

function isFull(text: string): boolean {
  const [whole = '', decimals] = text.split('.')
  return decimals === undefined ? whole.length >= LONGEST : decimals.length >= DECIMALS
}

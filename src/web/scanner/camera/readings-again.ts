// Readings of what was read before: one more of it, or a number for it.

import type { CountedItem, ScanResult } from '../scanner-state.ts'
import { identityOf, type Reading } from './reading.ts'

/** A label that only this device understood is not read again: its item is named. */
export function readingAgain({ code, itemId, isNamedHere }: ScanResult): Reading {
  if (itemId !== null && (code === null || isNamedHere)) return pickedReading(itemId)
  return code === null ? { inputMode: 'typed' } : { inputMode: 'typed', code, ...identityOf(code) }
}

export function pickedReading(itemId: string): Reading {
  return { inputMode: 'search', itemId }
}

export function codeReading({ code, line }: CountedItem): Reading {
  return { inputMode: 'typed', code: code ?? line.slice(1) }
}

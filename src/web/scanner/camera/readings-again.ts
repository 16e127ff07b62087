// Readings made from an earlier result: to count one more, or to enter a number.

import type { CountedItem, ScanResult } from '../scanner-state.ts'
import { identityOf, type Reading } from './reading.ts'

/** Only this device understood the label, so the reading names its item instead of the code. */
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

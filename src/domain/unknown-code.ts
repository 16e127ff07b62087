// Unknown codes, and how a person can resolve them.

import { assertNever } from './assert-never.ts'
import { Fault } from './fault.ts'
import { type Milli, toPack } from './quantity.ts'
import { isUnknownLine } from './scan-warning.ts'

export type UnknownChoice =
  | { readonly kind: 'item'; readonly quantity?: number | undefined }
  | { readonly kind: 'new_item'; readonly quantity?: number | undefined }
  | { readonly kind: 'junk'; readonly reason?: string | undefined }
  | { readonly kind: 'park'; readonly reason: string }
  | { readonly kind: 'undo' }

/** As stored; null when the code waits again. */
export interface StoredChoice {
  readonly kind: 'item' | 'junk' | 'parked'
  /** How many units one scan is worth. */
  readonly factor: Milli
  readonly reason: string | null
}

const ONE: Milli = 1_000

export function decideUnknown(choice: UnknownChoice): StoredChoice | null {
  switch (choice.kind) {
    case 'item':
    case 'new_item':
      return { kind: 'item', factor: factorOf(choice.quantity), reason: null }
    case 'junk':
      return { kind: 'junk', factor: ONE, reason: choice.reason?.trim() || null }
    case 'park':
      return { kind: 'parked', factor: ONE, reason: required(choice.reason) }
    case 'undo':
      return null
    default:
      return assertNever(choice)
  }
}

/** The key of an unknown code, from its line. */
export function codeKeyOfLine(line: string): string {
  if (isUnknownLine(line)) return line.slice(1)
  throw new Fault('not_found', 'This is not an unknown code.')
}

/** To resolve a code, a person must manage every place where it was scanned. */
export function requireManagedPlaces(
  placeStoreIds: readonly string[],
  managedStoreIds: readonly string[],
): void {
  const foreign = placeStoreIds.filter((storeId) => !managedStoreIds.includes(storeId))
  if (foreign.length === placeStoreIds.length) throw new Fault('not_found')
  if (foreign.length === 0) return
  throw new Fault('forbidden', 'This code was read in a store that somebody else manages.')
}

function factorOf(quantity: number | undefined): Milli {
  return quantity === undefined ? ONE : toPack(quantity)
}

function required(reason: string): string {
  const said = reason.trim()
  if (said !== '') return said
  throw new Fault('invalid_argument', 'Say why it waits.', { field: 'reason' })
}

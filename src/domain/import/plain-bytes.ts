// Checks for the cells of nearly every row, directly on bytes: creating nine million strings that are used once would
// cost more than all the checks. Each function gives the same answer as the one for strings, or none.

import { EXACT_DIGITS, POWERS_OF_TEN } from './number-text.ts'
import { finishHash, HASH_SEED, mixLetter } from './seen-keys.ts'

const [SPACE, LAST_PLAIN, EQUALS, APOSTROPHE, POINT, ZERO, NINE] = [32, 126, 61, 39, 46, 48, 57]
/** The length of a trade item number's key. */
const GTIN_DIGITS = 14

/** Whether `tidyCell` would not change this text. */
export function isTidy(bytes: Uint8Array, from: number, to: number): boolean {
  if (bytes[from] === EQUALS || bytes[from] === APOSTROPHE) return false
  let before = SPACE
  for (let at = from; at < to; at += 1) {
    const letter = bytes[at] ?? 0
    if (letter < SPACE || letter > LAST_PLAIN) return false
    if (letter === SPACE && before === SPACE) return false
    before = letter
  }
  return from === to || before !== SPACE
}

/** 12 and 4.50, as `parseNumberText` reads them; negative when it may be something else. */
export function plainNumberIn(bytes: Uint8Array, from: number, to: number): number {
  if (to === from || to - from > EXACT_DIGITS) return -1
  let [digits, pointAt] = [0, -1]
  for (let at = from; at < to; at += 1) {
    const letter = bytes[at] ?? 0
    if (letter >= ZERO && letter <= NINE) digits = digits * 10 + letter - ZERO
    else if (letter === POINT && pointAt < 0 && at > from) pointAt = at
    else return -1
  }
  if (pointAt < 0) return digits
  return pointAt === to - 1 ? -1 : digits / (POWERS_OF_TEN[to - 1 - pointAt] ?? 1)
}

/**
 * A trade item number of 12 to 14 digits that needs no repair, as a number; negative when it may be another code, or
 * is incomplete.
 */
export function gtinNumberIn(bytes: Uint8Array, from: number, to: number): number {
  const length = to - from
  if (length < 12 || length > GTIN_DIGITS) return -1
  let [sum, number] = [0, 0]
  for (let at = from; at < to; at += 1) {
    const digit = (bytes[at] ?? 0) - ZERO
    if (digit < 0 || digit > 9) return -1
    number = number * 10 + digit
    sum += (to - 1 - at) % 2 === 0 ? digit : digit * 3
  }
  return number > 0 && sum % 10 === 0 ? number : -1
}

/** A key of fourteen digits as a number; NaN for any other key. */
export function gtinKeyNumber(bytes: Uint8Array, from: number, to: number): number {
  if (to - from !== GTIN_DIGITS) return Number.NaN
  let number = 0
  for (let at = from; at < to; at += 1) {
    const digit = (bytes[at] ?? 0) - ZERO
    if (digit < 0 || digit > 9) return Number.NaN
    number = number * 10 + digit
  }
  return number
}

/** The same hash as `hashText` for the same text. */
export function hashPlain(bytes: Uint8Array, from: number, to: number): number {
  let hash = HASH_SEED ^ (to - from)
  for (let at = from; at < to; at += 1) hash = mixLetter(hash, bytes[at] ?? 0)
  return finishHash(hash)
}

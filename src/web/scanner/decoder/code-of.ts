import { readCode } from '#domain/codes/read-code.ts'
import type { ReadCode } from '../camera/code-source.ts'
import { itemText } from './plausible.ts'
import type { Reading } from './reading.ts'

/** A reading as a code for the page. It has just come into view, so it had left the view before. */
export function codeOf(reading: Reading): ReadCode {
  const text = itemText(reading)
  const { lot, expiry, serial } = readCode(text)
  return {
    text,
    format: reading.format,
    leftView: true,
    corners: reading.corners,
    ...(lot !== null && { lot }),
    ...(expiry !== null && { expiry }),
    ...(serial !== null && { serial }),
  }
}

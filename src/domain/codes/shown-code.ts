import { asPrinted } from './gtin.ts'
import { readCode } from './read-code.ts'

/**
 * A code as every screen, list and paper writes it, however it was read, typed or kept: a trade item
 * number as it stands under the bars, anything else as it is.
 */
export function shownCode(code: string): string {
  const { kind, key } = readCode(code)
  return kind === 'gtin' ? asPrinted(key) : code
}

/** What is counted under a code that nobody knows, by the line that keeps it. */
export function codeOfLine(line: string): string {
  return shownCode(line.replace(/^\?/, ''))
}

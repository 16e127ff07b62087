import { asPrinted } from './gtin.ts'
import { readCode } from './read-code.ts'

/**
 * A code as all screens, lists and papers show it, however it was scanned, typed or stored: a trade item number as
 * printed below the bars, anything else unchanged.
 */
export function shownCode(code: string): string {
  const { kind, key } = readCode(code)
  return kind === 'gtin' ? asPrinted(key) : code
}

/** The unknown code behind the line it is counted under. */
export function codeOfLine(line: string): string {
  return shownCode(line.replace(/^\?/, ''))
}

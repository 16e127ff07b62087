// Splits a line into cells in simple cases: single-byte letters, and quotes only around whole cells.

import { MOST_COLUMNS } from '../limits.ts'

const [QUOTE, SPACE, LAST_PLAIN] = [34, 32, 126]

export class PlainCells {
  readonly #delimiter: number
  readonly starts = new Int32Array(MOST_COLUMNS + 1)
  readonly ends = new Int32Array(MOST_COLUMNS + 1)
  count = 0

  constructor(delimiter: string) {
    this.#delimiter = delimiter.charCodeAt(0)
  }

  /** False when the line needs a real parser. */
  split(bytes: Uint8Array, from: number, to: number): boolean {
    this.count = 0
    for (let at = from; at <= to; ) {
      const isQuoted = at < to && bytes[at] === QUOTE
      const start = isQuoted ? at + 1 : at
      const end = this.#endOfCell(bytes, start, to, isQuoted ? QUOTE : this.#delimiter)
      if (end < 0 || this.count > MOST_COLUMNS) return false
      this.starts[this.count] = start
      this.ends[this.count] = end
      this.count += 1
      at = isQuoted ? end + 1 : end
      if (at < to && bytes[at] !== this.#delimiter) return false
      at += 1
    }
    return true
  }

  /** Negative when the cell is not plain, or does not end. */
  #endOfCell(bytes: Uint8Array, from: number, to: number, closing: number): number {
    for (let at = from; at < to; at += 1) {
      const letter = bytes[at] ?? 0
      if (letter === closing) return at
      const isPlain = letter >= SPACE && letter <= LAST_PLAIN && letter !== QUOTE
      if (!isPlain) return -1
    }
    return closing === QUOTE ? -1 : to
  }
}

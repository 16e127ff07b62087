// Puts numbers into cells of a delimited text, byte by byte. Encoding, byte-order mark, delimiters, quotes and line
// ends of everything else stay as they are.

import { joinBytes } from '../import/read/bytes.ts'
import { type CellPatch, type OrderedPatches, UnsafePatch } from './cell-patch.ts'
import { type RecordCell, recordAt, type TextLayout, type TextRecord } from './text-record.ts'

export interface TextPatchOptions extends TextLayout {
  /** Bytes before the first row: a byte-order mark, and a line that only names the delimiter. */
  readonly skippedBytes: number
  /** The row number that people see for the first row after them. */
  readonly firstRow: number
}

/** Small enough that the objects for these rows are garbage-collected cheaply. */
const PART_BYTES = 32 * 1024

/** Plain letters that replace some bytes. */
interface CellChange {
  readonly from: number
  readonly until: number
  readonly text: string
}

export async function* patchText(
  pieces: AsyncIterable<Uint8Array>,
  options: TextPatchOptions,
  patches: OrderedPatches,
): AsyncGenerator<Uint8Array> {
  const patcher = new TextPatcher(options, patches)
  for await (const piece of pieces) {
    for (let from = 0; from < piece.byteLength; from += PART_BYTES) {
      yield* patcher.take(piece.subarray(from, from + PART_BYTES), false)
    }
  }
  yield* patcher.take(new Uint8Array(0), true)
  patcher.requireEnd()
}

class TextPatcher {
  readonly #options: TextPatchOptions
  readonly #patches: OrderedPatches
  #nextPatch = 0
  #row: number
  #toSkip: number
  #rest: Uint8Array = new Uint8Array(0)

  constructor(options: TextPatchOptions, patches: OrderedPatches) {
    this.#options = options
    this.#patches = patches
    this.#row = options.firstRow
    this.#toSkip = options.skippedBytes
  }

  *take(piece: Uint8Array, isLast: boolean): Generator<Uint8Array> {
    const all = this.#rest.byteLength === 0 ? piece : joinBytes([this.#rest, piece])
    // A two-byte letter may be cut in half.
    const half = isLast ? 0 : all.byteLength % this.#options.letters.width
    const bytes = all.subarray(0, all.byteLength - half)
    if (this.#nextPatch >= this.#patches.length) {
      this.#rest = new Uint8Array(0)
      if (all.byteLength > 0) yield all
      return
    }
    if (bytes.byteLength < this.#toSkip && !isLast) {
      this.#rest = all
      return
    }
    const start = this.#toSkip
    this.#toSkip = 0
    const changes: CellChange[] = []
    let at = start
    while (at < bytes.byteLength && this.#nextPatch < this.#patches.length) {
      const record = recordAt(this.#options, bytes, at, isLast)
      if (!record) break
      this.#noteChanges(bytes, record, changes)
      this.#row += 1
      at = record.next
    }
    const isOver = this.#nextPatch >= this.#patches.length
    const end = isOver || isLast ? bytes.byteLength : at
    this.#rest = all.slice(end)
    if (end > 0) yield this.#changed(bytes.subarray(0, end), changes)
  }

  /** All changes in one piece, because single cells are much too small to send. */
  #changed(bytes: Uint8Array, changes: readonly CellChange[]): Uint8Array {
    if (changes.length === 0) return bytes
    const { letters } = this.#options
    const grown = changes.reduce(
      (sum, { from, until, text }) => sum + text.length * letters.width - (until - from),
      0,
    )
    const made = new Uint8Array(bytes.byteLength + grown)
    let [read, written] = [0, 0]
    for (const { from, until, text } of changes) {
      made.set(bytes.subarray(read, from), written)
      written += from - read
      letters.writePlain(text, made, written)
      written += text.length * letters.width
      read = until
    }
    made.set(bytes.subarray(read), written)
    return made
  }

  /** If a row was never reached, this is not the file that was read. */
  requireEnd(): void {
    const patch = this.#patches.at(this.#nextPatch)
    if (patch) throw new UnsafePatch(patch.row)
  }

  #noteChanges(bytes: Uint8Array, record: TextRecord, changes: CellChange[]): void {
    let cellCount = record.cells.length
    for (;;) {
      const patch = this.#patches.at(this.#nextPatch)
      if (patch?.row !== this.#row) return
      if (cellCount === 0) throw new UnsafePatch(patch.row)
      this.#nextPatch += 1
      const cell = record.cells[patch.column]
      if (cell) {
        this.#requireSame(bytes, cell, patch)
        const text = this.#cellText(patch.text, cell.isQuoted)
        changes.push({ from: cell.start, until: cell.end, text })
        continue
      }
      if (patch.was !== undefined) throw new UnsafePatch(patch.row)
      const missing = this.#options.delimiter.repeat(patch.column - cellCount + 1)
      const text = missing + this.#cellText(patch.text, false)
      changes.push({ from: record.end, until: record.end, text })
      cellCount = patch.column + 1
    }
  }

  #cellText(text: string, isQuoted: boolean): string {
    const needsQuotes = !isQuoted && text.includes(this.#options.delimiter)
    return needsQuotes ? `"${text}"` : text
  }

  #requireSame(bytes: Uint8Array, { start, end, isQuoted }: RecordCell, patch: CellPatch): void {
    const said = this.#options.letters.decode(bytes.subarray(start, end))
    const text = isQuoted ? said.replaceAll('""', '"') : said
    if (text !== (patch.was ?? '')) throw new UnsafePatch(patch.row)
  }
}

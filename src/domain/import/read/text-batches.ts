// A text in batches of rows. A fast reader may take plain lines directly; all others are decoded and parsed.

import type { Encoding } from '../encoding.ts'
import { LONGEST_ROW_LETTERS, MOST_BROKEN_ROWS } from '../limits.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { ALIGNED, AlignedText } from './aligned-text.ts'
import { joinBytes } from './bytes.ts'
import { TextPieces } from './decode-text.ts'
import { DelimitedText } from './delimited-text.ts'
import type { FastReader, FileSource, RowBatch } from './table.ts'

export interface TextOptions {
  /** Undefined when everything so far is ASCII. */
  readonly encoding: Encoding | undefined
  readonly delimiter: string
  /** The beginning of the text. */
  readonly start: string
  /** A first line that is not a row of the table. */
  readonly hint: { readonly length: number } | undefined
  readonly fast?: FastReader | undefined
}

/** Small enough that a batch is garbage-collected cheaply. */
const BATCH_LETTERS = 16 * 1024
/** How many lines to parse together when one after the other was not plain. */
const MOST_LINES = 512
/** How often lines taken by the fast reader are reported, so that other work gets a turn. */
const FAST_BYTES = 16 * 1024
const [LINE_FEED, RETURN] = [10, 13]
/** Encodings in which ASCII letters are single bytes. */
const FAST_ENCODING = /^(utf-8|windows-\d+|iso-8859-\d|koi8-.|ibm866|macintosh)$/

export function textBatches(source: FileSource, options: TextOptions): AsyncGenerator<RowBatch> {
  const { encoding, start, hint, fast } = options
  const reader = new TextReader(options)
  const isFast =
    (encoding === undefined || FAST_ENCODING.test(encoding)) && start.includes('\n') && !hint
  return fast && isFast
    ? fastBatches(source, reader, fast)
    : plainBatches(source, reader, hint?.length ?? 0)
}

class TextReader {
  readonly #pieces: TextPieces
  readonly #text: DelimitedText | AlignedText
  /** A hint on the first line counts as a row, as it does for people. */
  nextRow: number
  #firstBroken: number | undefined
  #brokenCount = 0

  constructor({ encoding, delimiter, start, hint }: TextOptions) {
    this.#pieces = new TextPieces(encoding)
    this.#text =
      delimiter === ALIGNED ? new AlignedText(start) : new DelimitedText(delimiter, start)
    this.nextRow = hint ? 2 : 1
  }

  get isBetweenRows(): boolean {
    return this.#text.isBetweenRows
  }

  decode(bytes: Uint8Array): string {
    return this.#pieces.decode(bytes)
  }

  read(text: string): RowBatch {
    const batch = this.#batchOf(this.#text.read(text))
    this.refuseLongRow(this.#text.begunLetters)
    return batch
  }

  refuseLongRow(letters: number): void {
    if (letters <= LONGEST_ROW_LETTERS) return
    throw new UnreadableFile({
      code: 'long_row',
      row: this.nextRow,
      most: LONGEST_ROW_LETTERS,
    })
  }

  *end(): Generator<RowBatch> {
    const tail = this.read(this.#pieces.end())
    if (tail.rows.length > 0) yield tail
    const last = this.#batchOf(this.#text.end())
    if (last.rows.length > 0) yield last
  }

  #batchOf({ rows, broken }: ReturnType<DelimitedText['read']>): RowBatch {
    const firstRow = this.nextRow
    this.nextRow += rows.length
    const brokenRows = broken.map((at) => firstRow + at)
    this.#refuseManyBroken(brokenRows)
    return { firstRow, rows, brokenRows, fastRows: 0 }
  }

  #refuseManyBroken(brokenRows: readonly number[]): void {
    this.#firstBroken ??= brokenRows[0]
    this.#brokenCount += brokenRows.length
    if (this.#brokenCount <= MOST_BROKEN_ROWS) return
    throw new UnreadableFile({
      code: 'open_quotes',
      rows: MOST_BROKEN_ROWS,
      first: this.#firstBroken ?? 1,
    })
  }
}

async function* plainBatches(
  source: FileSource,
  reader: TextReader,
  hintLength: number,
): AsyncGenerator<RowBatch> {
  let toSkip = hintLength
  for await (const bytes of source.pieces()) {
    const decoded = reader.decode(bytes)
    const rest = decoded.slice(toSkip)
    toSkip -= decoded.length - rest.length
    for (let from = 0; from < rest.length; from += BATCH_LETTERS) {
      const batch = reader.read(rest.slice(from, from + BATCH_LETTERS))
      if (batch.rows.length > 0) yield batch
    }
  }
  yield* reader.end()
}

async function* fastBatches(
  source: FileSource,
  reader: TextReader,
  fast: FastReader,
): AsyncGenerator<RowBatch> {
  let rest: Uint8Array = new Uint8Array(0)
  for await (const piece of source.pieces()) {
    const bytes = rest.byteLength === 0 ? piece : joinBytes([rest, piece])
    const end = bytes.lastIndexOf(LINE_FEED) + 1
    yield* readLines(bytes.subarray(0, end), reader, fast)
    rest = bytes.slice(end)
    reader.refuseLongRow(rest.byteLength)
  }
  const last = reader.read(reader.decode(rest))
  if (last.rows.length > 0) yield last
  yield* reader.end()
}

function* readLines(bytes: Uint8Array, reader: TextReader, fast: FastReader): Generator<RowBatch> {
  let fastFrom = reader.nextRow
  let reportAt = FAST_BYTES
  let lines = 1
  const taken = (): RowBatch => ({
    firstRow: fastFrom,
    rows: [],
    brokenRows: [],
    fastRows: reader.nextRow - fastFrom,
  })
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(LINE_FEED, from)
    const lineEnd = end > from && bytes[end - 1] === RETURN ? end - 1 : end
    if (reader.isBetweenRows && fast.take(bytes, from, lineEnd, reader.nextRow)) {
      reader.nextRow += 1
      lines = 1
      from = end + 1
      if (from < reportAt) continue
      yield taken()
      fastFrom = reader.nextRow
      reportAt = from + FAST_BYTES
      continue
    }
    if (reader.nextRow > fastFrom) yield taken()
    const stop = endOfLines(bytes, end, lines)
    const batch = reader.read(reader.decode(bytes.subarray(from, stop)))
    if (batch.rows.length > 0) yield batch
    fastFrom = reader.nextRow
    lines = Math.min(lines * 2, MOST_LINES)
    from = stop
  }
  if (reader.nextRow > fastFrom) yield taken()
}

/** The position after this many lines, the first of which ends at `end`, or after the last line. */
function endOfLines(bytes: Uint8Array, end: number, lines: number): number {
  let stop = end
  for (let more = lines - 1; more > 0; more -= 1) {
    const next = bytes.indexOf(LINE_FEED, stop + 1)
    if (next < 0) break
    stop = next
  }
  return stop + 1
}

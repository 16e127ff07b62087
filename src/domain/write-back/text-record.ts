// Finds the cells of one record of a delimited text, as bytes. Records are separated as in the import reader, so that
// row numbers agree.

import type { LetterBytes } from './letter-bytes.ts'

const [QUOTE, SPACE, TAB, RETURN, LINE_FEED] = [34, 32, 9, 13, 10]
/** A longer cell means that a quote was opened by accident. */
const LONGEST_CELL = 64 * 1024
const [MORE_NEEDED, NEVER_CLOSES] = [-1, -2]

export interface TextLayout {
  readonly letters: LetterBytes
  readonly delimiter: string
  /** What separates records. */
  readonly newline: '\n' | '\r'
}

export interface RecordCell {
  /** Of the cell's text, without its quotes. */
  readonly start: number
  readonly end: number
  readonly isQuoted: boolean
}

export interface TextRecord {
  readonly cells: readonly RecordCell[]
  /** End of the record, before its separator. */
  readonly end: number
  readonly next: number
}

/** Undefined when the record is not complete yet. */
export function recordAt(
  layout: TextLayout,
  bytes: Uint8Array,
  from: number,
  isLast: boolean,
): TextRecord | undefined {
  const { letters, newline } = layout
  const { width } = letters
  const [delimiter, lineEnd] = [layout.delimiter.charCodeAt(0), newline.charCodeAt(0)]
  const cells: RecordCell[] = []
  for (let at = from; ; ) {
    const isQuoted = at < bytes.length && letters.codeAt(bytes, at) === QUOTE
    const start = isQuoted ? at + width : at
    const close = isQuoted ? closingQuote(layout, bytes, start, isLast) : start
    if (close === MORE_NEEDED) return undefined
    if (close === NEVER_CLOSES) return brokenLine(layout, bytes, from, isLast)
    const end = endOfCell(layout, bytes, isQuoted ? close + width : start, isLast)
    if (end === MORE_NEEDED) return undefined
    const isEnd = end >= bytes.length || letters.codeAt(bytes, end) === lineEnd
    const content = isEnd ? withoutReturn(layout, bytes, start, end) : end
    cells.push({ start, end: isQuoted ? close : content, isQuoted })
    if (isEnd) return { cells, end: content, next: Math.min(end + width, bytes.length) }
    if (letters.codeAt(bytes, end) !== delimiter) return brokenLine(layout, bytes, from, isLast)
    at = end + width
  }
}

/** A quote closes a cell if a delimiter or line end follows, possibly after blanks. */
function closingQuote(
  layout: TextLayout,
  bytes: Uint8Array,
  from: number,
  isLast: boolean,
): number {
  const { letters, newline } = layout
  const { width } = letters
  const lineEnd = newline.charCodeAt(0)
  let [hasStray, hasLineEnd] = [false, false]
  for (let at = from; at < bytes.length; ) {
    const code = letters.codeAt(bytes, at)
    if (code === lineEnd) hasLineEnd = true
    if (code !== QUOTE) {
      at += letters.stepAt(bytes, at)
      if (at - from > LONGEST_CELL * width) return NEVER_CLOSES
      continue
    }
    if (at + width >= bytes.length && !isLast) return MORE_NEEDED
    if (letters.codeAt(bytes, at + width) === QUOTE && at + width < bytes.length) {
      at += 2 * width
      continue
    }
    const behind = behindBlanks(layout, bytes, at + width)
    if (behind >= bytes.length && !isLast) return MORE_NEEDED
    if (behind >= bytes.length || isBoundary(layout, letters.codeAt(bytes, behind))) {
      return hasStray && hasLineEnd ? NEVER_CLOSES : at
    }
    hasStray = true
    at += width
  }
  return isLast ? NEVER_CLOSES : MORE_NEEDED
}

function isBoundary({ delimiter, newline }: TextLayout, code: number): boolean {
  return code === delimiter.charCodeAt(0) || code === newline.charCodeAt(0)
}

function behindBlanks(layout: TextLayout, bytes: Uint8Array, from: number): number {
  const { letters } = layout
  let at = from
  while (at < bytes.length) {
    const code = letters.codeAt(bytes, at)
    const isBlank = code === SPACE || code === TAB || code === RETURN
    if (!isBlank || isBoundary(layout, code)) break
    at += letters.width
  }
  return at
}

function endOfCell(layout: TextLayout, bytes: Uint8Array, from: number, isLast: boolean): number {
  const { letters } = layout
  const [delimiter, lineEnd] = [layout.delimiter.charCodeAt(0), layout.newline.charCodeAt(0)]
  let at = from
  while (at < bytes.length) {
    const code = letters.codeAt(bytes, at)
    if (code === delimiter || code === lineEnd) return at
    at += letters.stepAt(bytes, at)
  }
  return isLast ? bytes.length : MORE_NEEDED
}

/** Some lines end in CRLF, and a file can mix both kinds. */
function withoutReturn(
  { letters, newline }: TextLayout,
  bytes: Uint8Array,
  from: number,
  end: number,
): number {
  if (newline.charCodeAt(0) !== LINE_FEED || end - letters.width < from) return end
  return letters.codeAt(bytes, end - letters.width) === RETURN ? end - letters.width : end
}

/** A quote that never closes only affects its own line; such a line is never written to. */
function brokenLine(
  layout: TextLayout,
  bytes: Uint8Array,
  from: number,
  isLast: boolean,
): TextRecord | undefined {
  const { letters } = layout
  const lineEnd = layout.newline.charCodeAt(0)
  let at = from
  while (at < bytes.length && letters.codeAt(bytes, at) !== lineEnd) {
    at += letters.stepAt(bytes, at)
  }
  if (at >= bytes.length && !isLast) return undefined
  const end = Math.min(at, bytes.length)
  return { cells: [], end, next: Math.min(end + letters.width, bytes.length) }
}

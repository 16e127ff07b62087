// One record of a delimited text as bytes: where its cells are. It parts records as the reader of imports does,
// so that rows have the same numbers in both.

import type { LetterBytes } from './letter-bytes.ts'

const [QUOTE, SPACE, TAB, RETURN, LINE_FEED] = [34, 32, 9, 13, 10]
/** A cell longer than this is a quote that was opened by accident. */
const LONGEST_CELL = 64 * 1024
const [MORE_NEEDED, NEVER_CLOSES] = [-1, -2]

export interface TextLayout {
  readonly letters: LetterBytes
  readonly delimiter: string
  /** What parts records. */
  readonly newline: '\n' | '\r'
}

export interface RecordCell {
  /** Of what the cell says, without its quotes. */
  readonly start: number
  readonly end: number
  readonly isQuoted: boolean
}

export interface TextRecord {
  readonly cells: readonly RecordCell[]
  /** Where the record ends, before what parts it from the next. */
  readonly end: number
  readonly next: number
}

/** Undefined: the record is not all there yet. */
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

/** A quote closes where a delimiter or a line end follows it, maybe behind blanks. */
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

/** Lines may end in two letters, and in one file not all of them do. */
function withoutReturn(
  { letters, newline }: TextLayout,
  bytes: Uint8Array,
  from: number,
  end: number,
): number {
  if (newline.charCodeAt(0) !== LINE_FEED || end - letters.width < from) return end
  return letters.codeAt(bytes, end - letters.width) === RETURN ? end - letters.width : end
}

/** A quote that never closes costs its own line and no other; nobody writes into such a line. */
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

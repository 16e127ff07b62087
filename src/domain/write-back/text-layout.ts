// The layout of a text, from its beginning and from how the import read it.

import { findHint } from '../import/read/delimited-text.ts'
import type { TableFormat } from '../import/read/table.ts'
import { letterBytesOf } from './letter-bytes.ts'
import type { TextPatchOptions } from './patch-text.ts'

const BYTE_ORDER_MARK = '\ufeff'

/** `head`: as much of the beginning as the import looked at. */
export function textLayoutOf(head: Uint8Array, format: TableFormat): TextPatchOptions {
  const letters = letterBytesOf(format.encoding)
  const start = letters.decode(head)
  const mark = start.startsWith(BYTE_ORDER_MARK) ? 1 : 0
  const text = start.slice(mark)
  const hint = findHint(text)
  return {
    letters,
    delimiter: format.delimiter ?? ',',
    newline: text.includes('\n') || !text.includes('\r') ? '\n' : '\r',
    skippedBytes: markBytes(head) + (hint?.length ?? 0) * letters.width,
    firstRow: hint ? 2 : 1,
  }
}

function markBytes([first, second, third]: Uint8Array): number {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 3
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  return isWide ? 2 : 0
}

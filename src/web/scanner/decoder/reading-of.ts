import type { ReadResult } from 'zxing-wasm/reader'
import type { Reading } from './reading.ts'

/** The part of the decoder's answer that the product uses. A code that was found but not read has an empty text. */
export function readingOf({ isValid, text, format, position, lineCount }: ReadResult): Reading {
  const { topLeft, topRight, bottomRight, bottomLeft } = position
  return {
    text: isValid ? text : '',
    format,
    corners: [topLeft, topRight, bottomRight, bottomLeft],
    lines: lineCount,
  }
}

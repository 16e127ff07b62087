import type { ReadResult } from 'zxing-wasm/reader'
import type { Reading } from './reading.ts'

/** The part of the decoder's answer that the product uses. */
export function readingOf({ text, format, position, lineCount }: ReadResult): Reading {
  const { topLeft, topRight, bottomRight, bottomLeft } = position
  return { text, format, corners: [topLeft, topRight, bottomRight, bottomLeft], lines: lineCount }
}

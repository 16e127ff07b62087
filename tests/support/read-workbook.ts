// Reads a workbook back without the library that wrote it: it is a folder of XML in a ZIP file.

import { strFromU8, unzipSync } from 'fflate'

interface ReadCell {
  /** As the file says it: `inlineStr` and `s` are text, none is a number. */
  readonly type: string | undefined
  readonly text: string
  readonly isFormula: boolean
}

export type ReadRow = ReadonlyMap<string, ReadCell>

/** Rows of the first sheet, or of another one; cells by the letters of their columns. */
export function readWorkbook(bytes: Uint8Array, number = 1): readonly ReadRow[] {
  const files = unzipSync(bytes)
  const sheet = strFromU8(files[`xl/worksheets/sheet${number}.xml`] ?? new Uint8Array())
  return [...sheet.matchAll(/<row\b[^>]*>([\s\S]*?)<\/row>/g)].map(
    ([, cells = '']) => new Map([...cells.matchAll(CELL)].map(readCell)),
  )
}

const CELL = /<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g

function readCell([, attributes = '', body = '']: RegExpMatchArray): readonly [string, ReadCell] {
  const column = /\br="([A-Z]+)\d+"/.exec(attributes)?.[1] ?? ''
  const type = /\bt="(\w+)"/.exec(attributes)?.[1]
  const text = /<(?:t|v)\b[^>]*>([\s\S]*?)<\/(?:t|v)>/.exec(body)?.[1] ?? ''
  return [column, { type, text: plain(text), isFormula: /<f\b/.test(body) }]
}

const SIGNS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&amp;': '&',
}

function plain(text: string): string {
  return text.replace(/&(?:lt|gt|quot|apos|#39|amp);/g, (sign) => SIGNS[sign] ?? sign)
}

// The rows of an XLSX sheet, one after the other as it is unpacked. The packed file and the texts that
// cells share are all that lies in memory.

import { openXlsxBook, type XlsxBook } from './xlsx-book.ts'
import { officeText, textsIn, xmlElements } from './xml-elements.ts'
import { entryPieces } from './zip-entry.ts'

export interface XlsxRow {
  /** From 0. */
  readonly index: number
  readonly values: readonly (string | number | boolean | Date | null)[]
}

type Value = XlsxRow['values'][number]

const CELL = /<(?:\w+:)?c(?=[\s/>])([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g
const VALUE = /<(?:\w+:)?v(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?v>/
const FORMULA = /<(?:\w+:)?f(?:\s[^>]*)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?f>)/
const ROW_NUMBER = /\sr=["'](\d{1,7})["']/
const PLACE = /\sr=["']([A-Z]{1,3})\d/i
const TYPE = /\st=["'](\w+)/
const STYLE = /\ss=["'](\d+)/
const LETTERS = 26
const BEFORE_A = 64
const DAY_MS = 86_400_000

/** Rows without values are left out. */
export function* xlsxRows(bytes: Uint8Array, sheet: number): Generator<XlsxRow> {
  const book = openXlsxBook(bytes, sheet)
  const reader = new CellReader(book, sharedTextsIn(bytes, book))
  let index = -1
  for (const { attributes, content } of xmlElements(entryPieces(bytes, book.sheet), 'row')) {
    const row = ROW_NUMBER.exec(attributes)?.[1]
    index = row === undefined ? index + 1 : Number(row) - 1
    if (index < 0) throw new Error('Rows are counted from 1')
    const values = content === '' ? [] : reader.valuesIn(content)
    if (values.length > 0) yield { index, values }
  }
}

const TEXTS_AT_ONCE = 500

function sharedTextsIn(bytes: Uint8Array, { sharedTexts }: XlsxBook): readonly string[] {
  if (!sharedTexts) return []
  const texts: string[] = []
  let read: string[] = []
  for (const { content } of xmlElements(entryPieces(bytes, sharedTexts), 'si')) {
    if (read.push(textsIn(content)) < TEXTS_AT_ONCE) continue
    texts.push(...writtenAnew(read))
    read = []
  }
  texts.push(...writtenAnew(read))
  return texts
}

/** A part of a long text keeps all of it in memory. Texts that are written together keep each other only. */
function writtenAnew(texts: readonly string[]): readonly string[] {
  const whole = texts.join('')
  let end = 0
  return texts.map(({ length }) => {
    end += length
    return whole.slice(end - length, end)
  })
}

class CellReader {
  readonly #book: XlsxBook
  readonly #texts: readonly string[]

  constructor(book: XlsxBook, texts: readonly string[]) {
    this.#book = book
    this.#texts = texts
  }

  valuesIn(row: string): readonly Value[] {
    const values: Value[] = []
    let column = 0
    for (const [, attributes = '', content] of row.matchAll(CELL)) {
      const letters = PLACE.exec(attributes)?.[1]
      if (letters) column = columnOf(letters)
      const value = content === undefined ? null : this.#valueOf(attributes, content)
      if (value !== null && value !== '') {
        while (values.length < column) values.push(null)
        values[column] = value
      }
      column += 1
    }
    return values
  }

  #valueOf(attributes: string, content: string): Value {
    const type = TYPE.exec(attributes)?.[1] ?? 'n'
    if (type === 'inlineStr') return textsIn(content)
    const text = VALUE.exec(content)?.[1]
    if (text === undefined) return formulaIn(content)
    if (text === '') return null
    switch (type) {
      case 's':
        return this.#texts[Number(text)] ?? null
      case 'b':
        return text === '1' || text.toLowerCase() === 'true'
      case 'n':
        return this.#numberOf(text, STYLE.exec(attributes)?.[1])
      default:
        return officeText(text)
    }
  }

  #numberOf(text: string, style: string | undefined): Value {
    const number = Number(text)
    if (Number.isNaN(number)) return officeText(text)
    const isDate = style !== undefined && this.#book.isDate[Number(style)]
    return isDate ? dateOf(number, this.#book.is1904) : number
  }
}

/** A formula that nobody has reckoned out is shown as it stands: nothing would pass for an empty cell. */
function formulaIn(content: string): Value {
  const formula = FORMULA.exec(content)
  return formula ? `=${officeText(formula[1] ?? '')}` : null
}

/** A is 0, Z is 25, AA is 26. */
function columnOf(letters: string): number {
  let column = 0
  for (const letter of letters.toUpperCase()) {
    column = column * LETTERS + letter.charCodeAt(0) - BEFORE_A
  }
  return column - 1
}

/** Days are counted as if 1900 had been a leap year. */
function dateOf(days: number, is1904: boolean): Date {
  if (is1904) return new Date(Date.UTC(1904, 0, 1) + Math.round(days * DAY_MS))
  const start = days < 60 ? Date.UTC(1899, 11, 31) : Date.UTC(1899, 11, 30)
  return new Date(start + Math.round(days * DAY_MS))
}

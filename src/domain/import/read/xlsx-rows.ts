// The rows of an XLSX sheet, one by one while it is unpacked. Only the packed file and the shared texts are kept in
// memory.

import { TextList } from '../text-list.ts'
import { MergedTexts } from './merged-cells.ts'
import { attributeIn, cellAt, valueIn } from './sheet-cell.ts'
import { openXlsxBook, type XlsxBook } from './xlsx-book.ts'
import { attributeOf, firstElement, officeText, textsIn, XmlElements } from './xml-elements.ts'
import { entryPieces, type UnpackEntry } from './zip-entry.ts'

export interface XlsxRow {
  /** From 0. */
  readonly index: number
  readonly values: readonly (string | number | boolean | Date | null)[]
}

type Value = XlsxRow['values'][number]

const ROW_NUMBER = /\sr=["'](\d{1,7})["']/
const LETTERS = 26
const [BEFORE_A, AFTER_Z, UPPER] = [64, 91, 0xdf]
const DAY_MS = 86_400_000

/** Rows without values are left out. */
export async function* xlsxRows(
  bytes: Uint8Array,
  sheet: number,
  unpack: UnpackEntry = entryPieces,
): AsyncGenerator<XlsxRow> {
  const book = openXlsxBook(bytes, sheet)
  const reader = new CellReader(book, await sharedTextsIn(bytes, book, unpack))
  const merged = await mergedTextsIn(bytes, book, unpack)
  const rows = new XmlElements('row')
  let index = -1
  for await (const piece of unpack(bytes, book.sheet)) {
    for (const { attributes, content } of rows.take(piece)) {
      const row = ROW_NUMBER.exec(attributes)?.[1]
      index = row === undefined ? index + 1 : Number(row) - 1
      if (index < 0) throw new Error('Rows are counted from 1')
      const values = content === '' ? [] : reader.valuesIn(content)
      if (values.length > 0) yield { index, values: merged.fill(index, values, null) }
    }
  }
}

/**
 * Merged cells are listed after the rows. Lists with merged cells are made by hand, so they are no longer than this.
 */
const LARGEST_MERGED_BYTES = 8 * 1024 * 1024
const MERGED = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/

async function mergedTextsIn(
  bytes: Uint8Array,
  { sheet }: XlsxBook,
  unpack: UnpackEntry,
): Promise<MergedTexts<Value>> {
  const merged = new MergedTexts<Value>()
  if (sheet.sizeBytes > LARGEST_MERGED_BYTES) return merged
  const elements = new XmlElements('mergeCell')
  for await (const piece of unpack(bytes, sheet)) {
    for (const { attributes } of elements.take(piece)) {
      const [, left = '', top, right = '', bottom] =
        MERGED.exec(attributeOf(attributes, 'ref') ?? '') ?? []
      const [column, last] = [columnOf(left), columnOf(right)]
      if (column === undefined || last === undefined) continue
      merged.add({ column, from: Number(top) - 1, to: Number(bottom) - 1 }, last - column + 1)
    }
  }
  return merged
}

async function sharedTextsIn(
  bytes: Uint8Array,
  { sharedTexts }: XlsxBook,
  unpack: UnpackEntry,
): Promise<TextList> {
  const texts = new TextList()
  if (!sharedTexts) return texts
  const elements = new XmlElements('si')
  for await (const piece of unpack(bytes, sharedTexts)) {
    for (const { content } of elements.take(piece)) texts.add(textsIn(content))
  }
  return texts
}

class CellReader {
  readonly #book: XlsxBook
  readonly #texts: TextList

  constructor(book: XlsxBook, texts: TextList) {
    this.#book = book
    this.#texts = texts
  }

  valuesIn(row: string): readonly Value[] {
    const values: Value[] = []
    let column = 0
    const tail = { isOver: false }
    for (let cell = cellAt(row, 0, tail); cell; cell = cellAt(row, cell.end, tail)) {
      const { attributes, content } = cell
      column = columnOf(attributeIn(attributes, 'r')) ?? column
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
    const type = attributeIn(attributes, 't') ?? 'n'
    if (type === 'inlineStr') return textsIn(content)
    const text = valueIn(content)
    if (text === undefined) return formulaIn(content)
    if (text === '') return null
    switch (type) {
      case 's':
        return this.#texts.at(Number(text)) ?? null
      case 'b':
        return text === '1' || text.toLowerCase() === 'true'
      case 'n':
        return this.#numberOf(text, attributeIn(attributes, 's'))
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

/** A formula without a stored result is shown as text, because nothing would look like an empty cell. */
function formulaIn(content: string): Value {
  const formula = firstElement(content, 'f')
  return formula ? `=${officeText(formula.content)}` : null
}

/** A7 is 0, Z7 is 25, AA7 is 26. */
function columnOf(place: string | undefined): number | undefined {
  if (place === undefined) return undefined
  let column = 0
  for (let at = 0; at < place.length; at += 1) {
    const letter = place.charCodeAt(at) & UPPER
    if (letter <= BEFORE_A || letter >= AFTER_Z) break
    column = column * LETTERS + letter - BEFORE_A
  }
  return column === 0 ? undefined : column - 1
}

/** Excel counts days as if 1900 had been a leap year. */
function dateOf(days: number, is1904: boolean): Date {
  if (is1904) return new Date(Date.UTC(1904, 0, 1) + Math.round(days * DAY_MS))
  const start = days < 60 ? Date.UTC(1899, 11, 31) : Date.UTC(1899, 11, 30)
  return new Date(start + Math.round(days * DAY_MS))
}

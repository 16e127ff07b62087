// Puts numbers into cells of one XLSX row, as XML text. Styles are kept; a formula is replaced by the number.

import { elementsIn, firstElement } from '../import/read/xml-elements.ts'
import { type CellPatch, UnsafePatch } from './cell-patch.ts'

const CELL_HERE = /<((?:\w+:)?)c(?=[\s/>])([^>]*?)(\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/y
const PLACE = /\sr=["']([A-Z]{1,3})\d+["']/i
const TYPE = /\st=["'](\w+)["']/
const SPANS = /(\sspans=["']\d+:)(\d+)(["'])/
const SHARED = /\st=["']shared["']/
const REACH = /\sref=["']([A-Z]{1,3})\d+(?::([A-Z]{1,3})\d+)?["']/i
const LETTERS = 26
const BEFORE_A = 64

export interface SheetRow {
  readonly attributes: string
  readonly content: string
  /** The namespace prefix of its elements. */
  readonly prefix: string
}

export interface PatchedRow extends SheetRow {
  /** Whether a formula was replaced. */
  readonly hadFormula: boolean
}

interface SheetCell {
  readonly from: number
  readonly to: number
  readonly prefix: string
  readonly attributes: string
  readonly content: string
  readonly column: number
}

/** `patches`: those of this row. */
export function patchSheetRow(
  row: SheetRow,
  rowNumber: number,
  patches: readonly CellPatch[],
): PatchedRow {
  let [content, written, hadFormula] = ['', 0, false]
  for (const patch of patches) {
    const isHere = ({ column }: SheetCell) => column === patch.column
    const cell =
      namedCell(row.content, rowNumber, patch.column) ?? cellsIn(row.content).find(isHere)
    if (cell) {
      const formula = firstElement(cell.content, 'f')?.attributes
      if (formula !== undefined) requireOwnFormula(formula, patch.row)
      hadFormula ||= formula !== undefined
      content += row.content.slice(written, cell.from) + patchedCell(cell, patch.text)
      written = cell.to
      continue
    }
    const cells = cellsIn(row.content)
    if (!cells.every(({ attributes }) => PLACE.test(attributes))) throw new UnsafePatch(patch.row)
    const next = cells.find(({ column }) => column > patch.column)?.from ?? endOfCells(cells, row)
    content += row.content.slice(written, next)
    content += newCell(cells[0]?.prefix ?? row.prefix, patch, rowNumber)
    written = next
  }
  const last = Math.max(...patches.map(({ column }) => column + 1))
  const attributes = row.attributes.replace(
    SPANS,
    (_, start: string, end: string, quote: string) =>
      `${start}${Math.max(Number(end), last)}${quote}`,
  )
  return { ...row, attributes, content: content + row.content.slice(written), hadFormula }
}

/** Most cells have a reference, so the cell can be found without looking at the others. */
function namedCell(content: string, rowNumber: number, column: number): SheetCell | undefined {
  const place = content.indexOf(` r="${lettersOf(column)}${rowNumber}"`)
  if (place < 0) return undefined
  const from = content.lastIndexOf('<', place)
  CELL_HERE.lastIndex = from
  const found = CELL_HERE.exec(content)
  if (!found || from < 0) return undefined
  const [whole, prefix = '', attributes = '', , inner = ''] = found
  return { from, to: from + whole.length, prefix, attributes, content: inner, column }
}

function cellsIn(content: string): readonly SheetCell[] {
  const cells: SheetCell[] = []
  let column = 0
  for (const cell of elementsIn(content, 'c')) {
    const letters = PLACE.exec(cell.attributes)?.[1]
    if (letters) column = columnOf(letters)
    cells.push({ ...cell, column })
    column += 1
  }
  return cells
}

/** A row can have other elements after its cells. */
function endOfCells(cells: readonly SheetCell[], { content }: { readonly content: string }) {
  return cells.at(-1)?.to ?? content.length
}

/** A text cell stays text, because some systems write all numbers that way. */
function patchedCell({ prefix, attributes, content }: SheetCell, text: string): string {
  const type = TYPE.exec(attributes)?.[1]
  const isText = (type === 's' || type === 'inlineStr') && content !== ''
  const others = attributes.replace(TYPE, '').replace(/\s+$/, '')
  const open = `<${prefix}c${others}`
  const close = `</${prefix}c>`
  return isText
    ? `${open} t="inlineStr"><${prefix}is><${prefix}t>${text}</${prefix}t></${prefix}is>${close}`
    : `${open}><${prefix}v>${text}</${prefix}v>${close}`
}

function newCell(prefix: string, { column, text }: CellPatch, rowNumber: number): string {
  const place = `${lettersOf(column)}${rowNumber}`
  return `<${prefix}c r="${place}"><${prefix}v>${text}</${prefix}v></${prefix}c>`
}

/**
 * A shared formula is stored in its first cell. In a column that gets numbers, cells without a new number therefore
 * keep the formula's result instead.
 */
export function withoutSharedFormulas(
  content: string,
  columns: ReadonlySet<number>,
  row: number,
): { readonly content: string; readonly hadFormula: boolean } {
  let [made, written] = ['', 0]
  for (const cell of cellsIn(content)) {
    const formula = firstElement(cell.content, 'f')
    if (!columns.has(cell.column) || !formula || !SHARED.test(formula.attributes)) continue
    requireOwnFormula(formula.attributes, row)
    made += content.slice(written, cell.from)
    const whole = cell.content.slice(formula.from, formula.to)
    made += content.slice(cell.from, cell.to).replace(whole, '')
    written = cell.to
  }
  return { content: made + content.slice(written), hadFormula: written > 0 }
}

/** A formula that covers more than this column cannot be removed in part. */
function requireOwnFormula(attributes: string, row: number): void {
  if (/\st=["'](array|dataTable)/.test(attributes)) throw new UnsafePatch(row)
  const [, first, last = first] = REACH.exec(attributes) ?? []
  if (first?.toUpperCase() !== last?.toUpperCase()) throw new UnsafePatch(row)
}

/** A is 0, Z is 25, AA is 26. */
function columnOf(letters: string): number {
  let column = 0
  for (const letter of letters.toUpperCase()) {
    column = column * LETTERS + letter.charCodeAt(0) - BEFORE_A
  }
  return column - 1
}

function lettersOf(column: number): string {
  const last = String.fromCharCode(BEFORE_A + 1 + (column % LETTERS))
  return column < LETTERS ? last : lettersOf(Math.floor(column / LETTERS) - 1) + last
}

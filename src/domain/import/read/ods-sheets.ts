// Names and merged cells of the sheets of an ODS workbook, which its reader does not tell.

import { unzipSync } from 'fflate'
import type { MergedCells } from './merged-cells.ts'
import { attributeOf } from './xml-elements.ts'
import { entryPieces } from './zip-entry.ts'

/** Available in browsers and in Node; the compiler has no platform library here. */
declare const TextDecoder: new (
  label: string,
) => { decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string }

interface OdsSheet {
  readonly name: string
  /** One column wide and several rows high. */
  readonly merged: readonly MergedCells[]
}

const CONTENT = 'content.xml'
/** Malicious files can have millions. */
const [MOST_SHEETS, MOST_MERGED] = [1_000, 100_000]
const TAG =
  /<(?:\w+:)?(table|table-row|table-cell|covered-table-cell)((?:\s[^>]*)?)>|<\/(?:\w+:)?(table-row)>/g

export function odsSheets(bytes: Uint8Array): readonly OdsSheet[] {
  const scanner = new SheetScanner()
  const decoder = new TextDecoder('utf-8')
  let rest = ''
  for (const piece of entryPieces(bytes, { path: CONTENT, sizeBytes: contentSize(bytes) })) {
    const text = rest + decoder.decode(piece, { stream: true })
    // A tag may be cut in two.
    const end = text.lastIndexOf('>') + 1
    for (const [, opened, attributes = ''] of text.slice(0, end).matchAll(TAG)) {
      if (opened === undefined) scanner.endRow()
      else scanner.open(opened, attributes)
    }
    rest = text.slice(end)
  }
  return scanner.sheets
}

function contentSize(bytes: Uint8Array): number {
  let size = 0
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (name === CONTENT) size = originalSize
      return false
    },
  })
  return size
}

class SheetScanner {
  readonly sheets: { readonly name: string; readonly merged: MergedCells[] }[] = []
  #row = 0
  #column = 0
  #timesRow = 1
  #count = 0

  open(name: string, attributes: string): void {
    if (name === 'table') this.#openSheet(attributes)
    else if (name === 'table-row') this.#openRow(attributes)
    else this.#passCell(attributes)
  }

  endRow(): void {
    this.#row += this.#timesRow
    this.#timesRow = 0
  }

  #openSheet(attributes: string): void {
    const name = attributeOf(attributes, 'name')
    if (name === undefined || this.sheets.length >= MOST_SHEETS) return
    this.sheets.push({ name, merged: [] })
    this.#row = 0
  }

  #openRow(attributes: string): void {
    this.#timesRow = numberOf(attributes, 'number-rows-repeated')
    this.#column = 0
    if (attributes.endsWith('/')) this.endRow()
  }

  #passCell(attributes: string): void {
    const rows = numberOf(attributes, 'number-rows-spanned')
    const columns = numberOf(attributes, 'number-columns-spanned')
    if (rows > 1 && columns === 1 && this.#count < MOST_MERGED) {
      this.#count += 1
      const cells = { column: this.#column, from: this.#row, to: this.#row + rows - 1 }
      this.sheets.at(-1)?.merged.push(cells)
    }
    this.#column += numberOf(attributes, 'number-columns-repeated')
  }
}

function numberOf(attributes: string, name: string): number {
  if (!attributes.includes(name)) return 1
  const number = Number(attributeOf(attributes, name))
  return Number.isSafeInteger(number) && number > 0 ? number : 1
}

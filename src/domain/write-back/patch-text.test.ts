import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as files from '#tests/support/files/awkward-files.ts'
import { readAll, sourceOf } from '#tests/support/files/read-all.ts'
import type { Encoding } from '../import/encoding.ts'
import { openTable } from '../import/read/open-table.ts'
import type { FormatChoice } from '../import/read/table.ts'
import { WOOCOMMERCE_LANGUAGES } from '../import/woocommerce-headers.ts'
import { type CellPatch, type OrderedPatches, UnsafePatch } from './cell-patch.ts'
import { textEncoderOf } from './encode-text.ts'
import { inFileOrder } from './patch-list.ts'
import { patchText } from './patch-text.ts'
import { writeTargetOf } from './systems.ts'
import { textLayoutOf } from './text-layout.ts'

async function patched(
  bytes: Uint8Array,
  patches: OrderedPatches,
  choice: FormatChoice = {},
  pieceBytes = 7,
): Promise<Uint8Array> {
  const { format } = await openTable(sourceOf(bytes, pieceBytes), choice)
  const parts: Uint8Array[] = []
  const source = sourceOf(bytes, pieceBytes)
  for await (const part of patchText(source.pieces(), textLayoutOf(bytes, format), patches)) {
    parts.push(part.slice())
  }
  return Uint8Array.from(Buffer.concat(parts))
}

describe('a cell gets a number and everything else keeps its bytes', () => {
  test.each([
    ['plain', files.utf8('a,b\n1,2\n'), files.utf8('a,b\n1,70\n')],
    ['with a byte-order mark', files.utf8('\ufeffa,b\n1,2\n'), files.utf8('\ufeffa,b\n1,70\n')],
    ['in quotes', files.utf8('a,b\r\n"1","2"\r\n'), files.utf8('a,b\r\n"1","70"\r\n')],
    ['without a last line end', files.utf8('a,b\n1,2'), files.utf8('a,b\n1,70')],
    ['empty', files.utf8('a,b,c\n1,,3\n'), files.utf8('a,b,c\n1,70,3\n')],
    ['behind the end of its row', files.utf8('a,b,c\r\n1\r\n'), files.utf8('a,b,c\r\n1,70\r\n')],
    ['with old line ends', files.utf8('a,b\r1,2\r'), files.utf8('a,b\r1,70\r')],
    ['behind a line in a cell', files.utf8('a,b\n"x\n""y",2\n'), files.utf8('a,b\n"x\n""y",70\n')],
    ['in UTF-16', files.utf16('a,b\n1,2\n', 'le'), files.utf16('a,b\n1,70\n', 'le')],
    ['in big-endian UTF-16', files.utf16('a,b\n1,2\n', 'be'), files.utf16('a,b\n1,70\n', 'be')],
  ])('%s', async (_name, before, after) => {
    const { rows } = await readAll(before, { delimiter: ',' })
    const was = rows[1]?.cells[1]
    const patch = { row: 2, column: 1, was, text: '70' }
    expect(Buffer.from(await patched(before, [patch], { delimiter: ',' })).toString()).toBe(
      Buffer.from(after).toString(),
    )
  })

  test('a decimal comma is put into quotes where commas part cells', async () => {
    const patch = { row: 2, column: 1, was: '2', text: '1,5' }
    const made = await patched(files.utf8('a,b\n1,2\n'), [patch])
    expect(Buffer.from(made).toString()).toBe('a,b\n1,"1,5"\n')
  })

  test('a hint for spreadsheets in the first line is a row that people count', async () => {
    const patch = { row: 3, column: 2, was: '5', text: '6' }
    const made = await patched(files.SEPARATOR_HINT, [patch])
    expect(Buffer.from(made).toString()).toBe(
      'sep=|\nSKU|Item name|On hand\nA-1|Pencil, red; long|6\n',
    )
  })

  test('a letter whose second byte looks like a delimiter is not one', async () => {
    // 0x83 0x7c is one letter of Shift_JIS, and 0x7c alone is the delimiter.
    const bytes = Uint8Array.from([0x61, 0x7c, 0x62, 10, 0x83, 0x7c, 0x7c, 0x32, 10])
    const patch = { row: 2, column: 1, was: '2', text: '70' }
    const made = await patched(bytes, [patch], { encoding: 'shift_jis', delimiter: '|' })
    expect([...made]).toEqual([0x61, 0x7c, 0x62, 10, 0x83, 0x7c, 0x7c, 0x37, 0x30, 10])
  })
})

describe('nothing is written', () => {
  test('where the text is not what was read', async () => {
    const patch = { row: 2, column: 1, was: '3', text: '70' }
    await expect(patched(files.utf8('a,b\n1,2\n'), [patch])).rejects.toThrow(UnsafePatch)
  })

  test('into a row that is not there', async () => {
    const patch = { row: 9, column: 1, was: '2', text: '70' }
    await expect(patched(files.utf8('a,b\n1,2\n'), [patch])).rejects.toThrow(UnsafePatch)
  })

  test('into a line whose quote never closes, and lines behind it are found all the same', async () => {
    const wrong = { row: 2, column: 2, was: '5', text: '70' }
    await expect(patched(files.UNCLOSED_QUOTE, [wrong])).rejects.toThrow(UnsafePatch)
    const right = { row: 4, column: 2, was: '7', text: '70' }
    const made = await patched(files.UNCLOSED_QUOTE, [right])
    expect(Buffer.from(made).toString()).toContain('A-1,"Pencil,5\nA-2,"Ruler",6\nA-3,Eraser,70\n')
  })
})

/** Letters that all encodings of the property have, plus everything that is awkward in a table. */
const LETTERS = [
  'a',
  'Z',
  '7',
  ' ',
  '"',
  ',',
  ';',
  '\t',
  '|',
  '\n',
  '\r\n',
  "'",
  '=',
  '-',
  'é',
  'ß',
]
const ENCODINGS: readonly Encoding[] = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']

const tables = fc.record({
  encoding: fc.constantFrom(...ENCODINGS),
  hasMark: fc.boolean(),
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  endsOpen: fc.boolean(),
  column: fc.nat({ max: 3 }),
  rows: fc.array(
    fc.record({
      cells: fc.array(
        fc.record({
          text: fc.array(fc.constantFrom(...LETTERS), { maxLength: 6 }).map((all) => all.join('')),
          isQuoted: fc.boolean(),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      count: fc.option(fc.integer({ min: 0, max: 99_999 }), { nil: undefined }),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  pieceBytes: fc.integer({ min: 1, max: 40 }),
})

function bytesOf(text: string, encoding: Encoding, hasMark: boolean): Uint8Array {
  if (encoding === 'windows-1252') return files.latin1(text)
  if (encoding === 'utf-8') return files.utf8(`${hasMark ? '\ufeff' : ''}${text}`)
  return files.utf16(text, encoding === 'utf-16le' ? 'le' : 'be', hasMark)
}

test('whatever the file, its bytes differ in target cells only, and read again it says the counts', async () => {
  await fc.assert(
    fc.asyncProperty(tables, async (table) => {
      const { delimiter, lineEnd, column, encoding } = table
      const header = Array.from({ length: 5 }, (_, at) => `h${at}`).join(delimiter)
      const spell = (counts: boolean) => {
        const lines = table.rows.map(({ cells, count }) => {
          const spelled = cells.map(({ text, isQuoted }, at) => {
            const needs = isQuoted || /["\n\r]/.test(text) || text.includes(delimiter)
            const said = counts && at === column && count !== undefined ? String(count) : text
            return needs ? `"${said.replaceAll('"', '""')}"` : said
          })
          const isShort = counts && count !== undefined && column >= cells.length
          const missing = isShort ? delimiter.repeat(column - cells.length + 1) + count : ''
          return spelled.join(delimiter) + missing
        })
        const text = [header, ...lines].join(lineEnd) + (table.endsOpen ? '' : lineEnd)
        return bytesOf(text, encoding, table.hasMark)
      }
      const before = spell(false)
      const choice = { encoding, delimiter }
      const read = await readAll(before, choice)
      // For rows that the reader considers broken, the only promise is that they stay unchanged.
      fc.pre(read.rows.length === table.rows.length + 1 && read.broken.length === 0)
      const patches = table.rows.flatMap(({ count }, at): CellPatch[] => {
        const was = read.rows[at + 1]?.cells[column]
        return count === undefined ? [] : [{ row: at + 2, column, was, text: String(count) }]
      })
      const after = await patched(before, inFileOrder([patches]), choice, table.pieceBytes)
      expect(Buffer.from(after).toString('hex')).toBe(Buffer.from(spell(true)).toString('hex'))
      const again = await readAll(after, choice)
      for (const [at, { count }] of table.rows.entries()) {
        if (count !== undefined) expect(again.rows[at + 1]?.cells[column]).toBe(String(count))
      }
    }),
    { numRuns: 400 },
  )
})

const STORE = 'Main street'
/** The export of each system, and the column for its counts. */
const SYSTEM_HEADERS: readonly (readonly [header: string, read: string, target: string])[] = [
  [
    'Handle|Title|SKU|Location|On hand (current)|On hand (new)',
    'On hand (current)',
    'On hand (new)',
  ],
  [`Handle|Title|SKU|HS Code|COO|${STORE}`, STORE, STORE],
  [
    'Handle|Title|Variant SKU|Variant Inventory Qty|Variant Barcode',
    'Variant Inventory Qty',
    'Variant Inventory Qty',
  ],
  [
    `Token|Item Name|Variation Name|SKU|Current Quantity ${STORE}|New Quantity ${STORE}`,
    `Current Quantity ${STORE}`,
    `New Quantity ${STORE}`,
  ],
  ['id|handle|sku|name|inventory_Main_street', 'inventory_Main_street', 'inventory_Main_street'],
  ['Clover ID|Name|Product Code|SKU|Quantity', 'Quantity', 'Quantity'],
  [`Handle|SKU|Name|Barcode|In stock [${STORE}]`, `In stock [${STORE}]`, `In stock [${STORE}]`],
  ['location_id|product_id|quantity|inventory_quantity', 'quantity', 'inventory_quantity'],
  ['Product code|Product name|OB QOH|Physical QOH', 'OB QOH', 'Physical QOH'],
  ['Product ID|Active (0/1)|Name *|Quantity', 'Quantity', 'Quantity'],
  ['Material|Materialkurztext|Werk|Frei verwendbar', 'Frei verwendbar', 'Frei verwendbar'],
  ...WOOCOMMERCE_LANGUAGES.map(({ type, sku, name, stock, parent }) => {
    const [code = '', amount = ''] = [sku[0], stock[0]]
    return [['id', type, code, name, amount, parent].join('|'), amount, amount] as const
  }),
  ['Code|Name|On hand', 'On hand', 'On hand'],
]
/** Letters of every encoding, including some that end in a byte which separates cells or lines elsewhere. */
const NAMES: { readonly [encoding in Encoding]?: readonly string[] } = {
  'utf-8': ['Käse "alt"', '東京', 'a,b;c', "'=1+1"],
  'utf-16le': ['Käse', '東京', 'a,b'],
  'windows-1252': ['Käse', 'Löffel; groß', 'a|b'],
  shift_jis: ['表示', 'ソース', '能登', 'コップ,大', '予定|表'],
  gb18030: ['肥皂', '杯子,大', '毛巾"蓝"', '亅|乗', '䶮'],
  big5: ['蠟燭', '功能', '許蓋'],
  'euc-kr': ['비누', '양초, 큰'],
}

const systemFiles = fc.record({
  shape: fc.constantFrom(...SYSTEM_HEADERS),
  encoding: fc.constantFrom(...(Object.keys(NAMES) as Encoding[])),
  picks: fc.array(
    fc.record({
      name: fc.nat({ max: 9 }),
      count: fc.option(fc.nat({ max: 99_999 })),
      was: fc.nat({ max: 999 }),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  pieceBytes: fc.integer({ min: 1, max: 40 }),
})

test('files of every system, in letters of two bytes too, differ in the column of their counts only', async () => {
  await fc.assert(
    fc.asyncProperty(systemFiles, async ({ shape, encoding, picks, lineEnd, pieceBytes }) => {
      const [header, read, wanted] = shape
      const headers = header.split('|')
      const columns = headers.map((one) => (one === read ? ('quantity' as const) : null))
      const { column } = writeTargetOf(headers, { columns })
      expect(column).toBe(headers.indexOf(wanted))
      const names = NAMES[encoding] ?? []
      const encode = textEncoderOf(encoding)
      const spell = (counted: boolean) => {
        const lines = picks.map(({ name, count, was }) => {
          const cells = headers.map((_, at) => {
            if (at !== column) return csvCell(names[name % names.length] ?? '')
            return counted && count !== null ? String(count) : String(was)
          })
          return cells.join(',')
        })
        return encode([headers.map(csvCell).join(','), ...lines, ''].join(lineEnd))
      }
      const before = spell(false)
      const choice = { encoding, delimiter: ',' }
      const rows = (await readAll(before, choice)).rows
      const patches = picks.flatMap(({ count }, at): CellPatch[] => {
        const was = rows[at + 1]?.cells[column ?? 0]
        return count === null
          ? []
          : [{ row: at + 2, column: column ?? 0, was, text: String(count) }]
      })
      const after = await patched(before, inFileOrder([patches]), choice, pieceBytes)
      expect(Buffer.from(after).toString('hex')).toBe(Buffer.from(spell(true)).toString('hex'))
    }),
    { numRuns: 400 },
  )
})

function csvCell(text: string): string {
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

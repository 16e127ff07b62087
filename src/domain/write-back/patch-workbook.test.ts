import fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { readAll } from '#tests/support/files/read-all.ts'
import { entryPieces, type ZipEntry } from '../import/read/zip-entry.ts'
import { UnsafePatch } from './cell-patch.ts'
import { patchWorkbook } from './patch-workbook.ts'

const SHEET = 'xl/worksheets/sheet1.xml'

/** Unpacks in small pieces, however well they were packed, as platforms do. */
function* smallPieces(bytes: Uint8Array, entry: ZipEntry): Generator<Uint8Array> {
  for (const piece of entryPieces(bytes, entry)) {
    for (let at = 0; at < piece.byteLength; at += 32_768) yield piece.subarray(at, at + 32_768)
  }
}

async function patched(
  bytes: Uint8Array,
  cells: readonly (readonly [row: number, column: number, text: string])[],
) {
  const patches = cells.map(([row, column, text]) => ({ row, column, was: '', text }))
  const made = await patchWorkbook(bytes, 0, patches, undefined, smallPieces)
  return Uint8Array.from(Buffer.concat([...made]))
}

/** A workbook with this XML as its first sheet. */
function bookOf(rows: string, more: Readonly<Record<string, string>> = {}): Uint8Array {
  const parts = {
    '[Content_Types].xml':
      '<Types><Override PartName="/xl/calcChain.xml" ContentType="c"/><Override PartName="/xl/workbook.xml" ContentType="w"/></Types>',
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Items" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="t/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="t/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="t/calcChain" Target="calcChain.xml"/></Relationships>',
    'xl/sharedStrings.xml': '<sst><si><t>SKU</t></si><si><t>Qty</t></si><si><t>12</t></si></sst>',
    [SHEET]: `<worksheet><sheetData>${rows}</sheetData><pageMargins left="0.7"/></worksheet>`,
    ...more,
  }
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
  )
}

const HEAD = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>'
const sheetOf = (bytes: Uint8Array) => strFromU8(unzipSync(bytes)[SHEET] ?? new Uint8Array(0))

test.each([
  ['a number keeps its style', '<c r="B2" s="7"><v>3</v></c>', '<c r="B2" s="7"><v>70</v></c>'],
  ['an empty cell', '<c r="B2" s="7"/>', '<c r="B2" s="7"><v>70</v></c>'],
  [
    'a shared text stays a text',
    '<c r="B2" s="4" t="s"><v>2</v></c>',
    '<c r="B2" s="4" t="inlineStr"><is><t>70</t></is></c>',
  ],
  [
    'a text of its own',
    '<c r="B2" t="inlineStr"><is><t>3</t></is></c>',
    '<c r="B2" t="inlineStr"><is><t>70</t></is></c>',
  ],
  [
    'a formula gives way',
    '<c r="B2" s="1"><f>A1*2</f><v>6</v></c>',
    '<c r="B2" s="1"><v>70</v></c>',
  ],
  ['a cell that is not there', '', '<c r="B2"><v>70</v></c>'],
])('%s', async (_name, before, after) => {
  const rowOf = (cell: string) =>
    `<row r="2" spans="1:2"><c r="A2"><v>1</v></c>${cell}<c r="C2"><v>9</v></c></row>`
  const made = await patched(bookOf(HEAD + rowOf(before)), [[2, 1, '70']])
  expect(sheetOf(made)).toBe(sheetOf(bookOf(HEAD + rowOf(after))))
})

test('the list of formulas goes with a formula, and stays where none was replaced', async () => {
  const chain = { 'xl/calcChain.xml': '<calcChain><c r="B2" i="1"/></calcChain>' }
  const formula = `${HEAD}<row r="2"><c r="B2"><f>1+2</f><v>3</v></c><c r="C2"><f>2</f><v>2</v></c></row>`
  const gone = unzipSync(await patched(bookOf(formula, chain), [[2, 1, '70']]))
  expect(Object.keys(gone)).not.toContain('xl/calcChain.xml')
  expect(strFromU8(gone['[Content_Types].xml'] ?? strToU8(''))).not.toContain('calcChain')
  expect(strFromU8(gone['xl/_rels/workbook.xml.rels'] ?? strToU8(''))).not.toContain('calcChain')
  const number = `${HEAD}<row r="2"><c r="B2"><v>3</v></c><c r="C2"><f>2</f><v>2</v></c></row>`
  const kept = unzipSync(await patched(bookOf(number, chain), [[2, 1, '70']]))
  expect(Object.keys(kept)).toContain('xl/calcChain.xml')
})

test('cells that share a formula keep its result', async () => {
  const rows = (second: string, third: string) =>
    `${HEAD}<row r="2">${second}</row><row r="3">${third}</row>`
  const before = rows(
    '<c r="B2"><f t="shared" ref="B2:B3" si="0">A2*2</f><v>4</v></c>',
    '<c r="B3"><f t="shared" si="0"/><v>6</v></c>',
  )
  const made = await patched(bookOf(before), [[2, 1, '70']])
  expect(sheetOf(made)).toBe(
    sheetOf(bookOf(rows('<c r="B2"><v>70</v></c>', '<c r="B3"><v>6</v></c>'))),
  )
  const wide = before.replace('B2:B3', 'B2:C3')
  await expect(patched(bookOf(wide), [[2, 1, '70']])).rejects.toThrow(UnsafePatch)
})

test('nothing is written into a row that is not there', async () => {
  await expect(patched(bookOf(HEAD), [[5, 1, '70']])).rejects.toThrow(UnsafePatch)
})

test('any sheet reads back with the counts, and every other part keeps its bytes', async () => {
  const value = fc.oneof(
    fc.integer({ min: 0, max: 9_999 }),
    fc.string({ maxLength: 8 }),
    fc.constant(null),
  )
  const grid = fc.array(fc.array(value, { minLength: 1, maxLength: 5 }), {
    minLength: 1,
    maxLength: 10,
  })
  const counts = fc.array(fc.option(fc.nat({ max: 9_999 }), { nil: undefined }), {
    minLength: 10,
    maxLength: 10,
  })
  await fc.assert(
    fc.asyncProperty(grid, counts, fc.nat({ max: 6 }), async (rows, given, column) => {
      const before = await writeXlsx({
        sheets: [
          { name: 'Items', rows: [['SKU', 'Qty'], ...rows] },
          { name: 'Other', rows: [['untouched', 1]] },
        ],
      })
      const read = await readAll(before)
      const there = new Map(read.rows.map(({ row, cells }) => [row, cells]))
      const cells = rows.flatMap((_, at) => {
        const [row, count] = [at + 2, given[at]]
        return count !== undefined && there.has(row) ? [[row, column, String(count)] as const] : []
      })
      const after = await patched(before, cells)
      const [old, made] = [unzipSync(before), unzipSync(after)]
      expect(Object.keys(made)).toEqual(Object.keys(old))
      for (const [path, bytes] of Object.entries(old)) {
        if (path !== SHEET) expect(made[path]).toEqual(bytes)
      }
      const written = new Map(cells.map(([row, , text]) => [row, text]))
      for (const { row, cells: now } of (await readAll(after)).rows) {
        const was = [...(there.get(row) ?? [])]
        const text = written.get(row)
        while (text !== undefined && was.length <= column) was.push('')
        if (text !== undefined) was[column] = text
        expect(now).toEqual(was)
      }
    }),
    { numRuns: 60 },
  )
})

describe('a sheet that was made up to keep its reader busy', () => {
  const ROW = '<row r="2"><c r="A2" t="inlineStr"><is><t>A-1</t></is></c>'
  const MANY = 250_000

  test.each([
    ['cells that never end', `${HEAD}${ROW}${'<c >'.repeat(MANY)}</row>`],
    ['cells of many names that never end', `${HEAD}${ROW}${'<a:c ><b:c >'.repeat(MANY / 4)}</row>`],
    ['values that never end', `${HEAD}${ROW}<c r="C2">${'<v>'.repeat(MANY)}</c></row>`],
    [
      'texts that never end',
      `${HEAD}${ROW}<c r="C2" t="inlineStr">${'<t>'.repeat(MANY)}</c></row>`,
    ],
    ['formulas that never end', `${HEAD}${ROW}<c r="C2">shared${'<f >'.repeat(MANY)}</c></row>`],
    [
      'data that never ends',
      `${HEAD}${ROW}<c r="C2"><v>${'<![CDATA['.repeat(MANY / 2)}</v></c></row>`,
    ],
    ['a remark of many megabytes', `${HEAD}<!-- ${'a'.repeat(19 * 1024 * 1024)} -->${ROW}</row>`],
  ])('gets its number in spite of %s', async (_name, rows) => {
    const book = bookOf(rows)
    const read = await readAll(book)
    expect(read.rows[1]?.cells[0]).toBe('A-1')
    expect(sheetOf(await patched(book, [[2, 1, '70']]))).toContain('<v>70</v>')
  })

  test('is refused where a row does not end', async () => {
    const book = bookOf(`${HEAD}${ROW}${'<c r="C2"><v>1</v></c>'.repeat(MANY)}`)
    await expect(patched(book, [[2, 1, '70']])).rejects.toThrow(UnsafePatch)
  })

  test('and a list of parts that never ends is left as it is', async () => {
    const cell = '<c r="B2"><f>A1*2</f><v>6</v></c>'
    const lists = { '[Content_Types].xml': '<Override '.repeat(MANY), 'xl/calcChain.xml': '<c/>' }
    const made = unzipSync(
      await patched(bookOf(`${HEAD}${ROW}${cell}</row>`, lists), [[2, 1, '70']]),
    )
    expect(made['xl/calcChain.xml']).toBeUndefined()
    expect(strFromU8(made['xl/_rels/workbook.xml.rels'] ?? new Uint8Array(0))).not.toContain(
      'calcChain',
    )
  })
})

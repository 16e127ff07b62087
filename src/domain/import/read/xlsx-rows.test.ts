import { zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { utf8 } from '#tests/support/files/awkward-files.ts'
import { type XlsxRow, xlsxRows } from './xlsx-rows.ts'
import { entryPieces, type UnpackEntry } from './zip-entry.ts'

const RELATIONS = `<Relationships>
  <Relationship Id="rId9" Type="http://x/styles" Target="styles.xml"/>
  <Relationship Id='rId1' Type='http://x/worksheet' Target='/xl/worksheets/a.xml'/>
  <Relationship Id="rId2" Type="http://x/sharedStrings" Target="./sharedStrings.xml"/>
</Relationships>`

/** A workbook from a program with an unusual style of XML. */
function oddBook(sheet: string, shared = '<sst/>'): Uint8Array {
  return zipSync({
    'xl/worksheets/a.xml': utf8(`<x:worksheet><x:sheetData>${sheet}</x:sheetData></x:worksheet>`),
    'xl/workbook.xml': utf8('<workbook><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': utf8(RELATIONS),
    'xl/styles.xml': utf8(`<styleSheet><numFmts><numFmt numFmtId="170" formatCode="d\\-m\\-yy"/>
      <numFmt numFmtId="171" formatCode="0 &quot;days&quot;"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="170"></xf><xf numFmtId="171"/></cellXfs></styleSheet>`),
    'xl/sharedStrings.xml': utf8(shared),
  })
}

async function rowsOf(bytes: Uint8Array, sheet = 0, unpack?: UnpackEntry) {
  const rows: XlsxRow[] = []
  for await (const row of xlsxRows(bytes, sheet, unpack)) rows.push(row)
  return rows
}

const valuesOf = async (bytes: Uint8Array) => (await rowsOf(bytes)).map(({ values }) => values)

test('rows come with their numbers, texts, dates and truths', async () => {
  const day = new Date(Date.UTC(2026, 1, 28))
  const rows = [['Käse <b> & "1"', 4006381333931, 0.1, true, day], [], [null, '_x0041_', '\n']]
  const bytes = await writeXlsx({ sheets: [{ name: 'A', rows }] })
  expect(await rowsOf(bytes)).toEqual([
    { index: 0, values: rows[0] },
    { index: 2, values: [null, 'A', '\n'] },
  ])
})

test('a sheet in its own namespace is read, and so are cells without a place', async () => {
  const sheet =
    '<x:row><x:c t="s"><x:v>1</x:v></x:c><x:c/><x:c t="str"><x:f>A1</x:f><x:v>&#228;_x0042_</x:v></x:c></x:row>' +
    '<x:row r="7"/><x:row r="9"><x:c r="AB9" t="inlineStr"><x:is><x:r><x:t>a</x:t></x:r><x:r><x:t>b</x:t></x:r></x:is></x:c></x:row>'
  const shared = '<sst><si/><si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si></sst>'
  const [first, second] = await rowsOf(oddBook(sheet, shared))
  expect(first).toEqual({ index: 0, values: ['東京', null, 'äB'] })
  expect(second?.index).toBe(8)
  expect(second?.values).toHaveLength(28)
  expect(second?.values.at(-1)).toBe('ab')
})

test.each([1, 3, 20, 64])('rows are the same, cut into pieces of %i bytes', async (size) => {
  const rows = Array.from({ length: 40 }, (_, at) => [`SKU-${at}`, `Name ${at}`, at])
  const bytes = await writeXlsx({ sheets: [{ name: 'A', rows }] })
  const cut: UnpackEntry = function* (packed, entry) {
    for (const piece of entryPieces(packed, entry)) {
      for (let at = 0; at < piece.length; at += size) yield piece.subarray(at, at + size)
    }
  }
  const read = await rowsOf(bytes, 0, cut)
  expect(read).toEqual(rows.map((values, index) => ({ index, values })))
})

test('a date is told by the style of its cell, also one that the workbook has made up', async () => {
  const sheet =
    '<row><c s="1"><v>44197</v></c><c s="2"><v>44197</v></c><c s="1"><v>59</v></c><c><v>x</v></c></row>'
  expect(await valuesOf(oddBook(sheet))).toEqual([
    [new Date(Date.UTC(2021, 0, 1)), 44197, new Date(Date.UTC(1900, 1, 28)), 'x'],
  ])
})

test('a row that never ends is no row', async () => {
  const endless = `<row><c t="str"><v>${'x'.repeat(5 * 1024 * 1024)}`
  await expect(valuesOf(oddBook(endless))).rejects.toThrow('does not end')
})

test('a sheet that is not there is said to be missing', async () => {
  const bytes = await writeXlsx({ sheets: [{ name: 'A', rows: [['x']] }] })
  await expect(rowsOf(bytes, 3)).rejects.toThrow('no such sheet')
})

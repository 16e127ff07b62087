import { describe, expect, test } from 'vitest'
import * as files from '#tests/support/files/awkward-files.ts'
import { readAll } from '#tests/support/files/read-all.ts'
import { csvRow } from '../csv-text.ts'
import { ImportDoctor } from './doctor.ts'
import { guessMapping } from './guess-mapping.ts'
import { namesLots, namesPlaces } from './mapping.ts'
import { RowReader, type RowReading } from './row-reader.ts'

async function examine(bytes: Uint8Array) {
  const { rows } = await readAll(bytes)
  const cells = rows.map((row) => row.cells)
  const { mapping } = guessMapping(cells, { kind: 'baseline', storeName: 'Main store' })
  const reader = new RowReader({ ...mapping, gtins: true }, 'baseline')
  const doctor = new ImportDoctor({
    hasPlaces: namesPlaces(mapping),
    hasLots: namesLots(mapping),
  })
  const readings: RowReading[] = rows
    .slice(mapping.headerRows)
    .map(({ row, cells }) => doctor.examine(reader.read(cells, row)))
  const findings = readings.flatMap((reading) => reading.findings)
  const good = readings.flatMap(({ row }) => (row && !row.isBad ? [row] : []))
  return { findings, good, counts: doctor.counts, places: [...doctor.places] }
}

const csv = (...lines: string[]) =>
  files.utf8(`SKU,Barcode,Item name,On hand\n${lines.join('\n')}\n`)

describe('what a spreadsheet has done', () => {
  test('is named row by row, with a repair where there is one', async () => {
    const { findings } = await examine(files.EXCEL_DAMAGE)
    expect(findings.map(({ row, code, suggestion }) => [row, code, suggestion])).toEqual([
      [2, 'code_shortened', null],
      [4, 'code_rounded', null],
      [6, 'quantity_not_a_number', '12'],
      [7, 'quantity_not_a_number', '84'],
      [8, 'zeros_put_back', '036000291452'],
      [8, 'quantity_absurd', null],
      [9, 'quantity_negative', '0'],
    ])
  })

  test('loses no good row', async () => {
    const { good, counts } = await examine(files.EXCEL_DAMAGE)
    expect(good.map(({ sku }) => sku)).toEqual(['A-1', 'A-2', 'A-3', 'A-4', 'A-8'])
    expect(counts).toMatchObject({ rows: 8, bad: 3, warned: 3 })
  })
})

test('nothing is not zero: an item without a quantity is kept, and nothing is expected of it', async () => {
  const { findings, good } = await examine(csv('A,,Tea,', 'B,,Oil,0', ',96385074,Salt,'))
  expect(findings.filter(({ column }) => column === 'quantity')).toMatchObject([
    { row: 2, code: 'quantity_blank' },
    { row: 4, code: 'quantity_blank' },
  ])
  expect(good).toMatchObject([
    { sku: 'A', quantity: null },
    { sku: 'B', quantity: 0 },
    { code: '96385074', quantity: null },
  ])
})

test('a name with a price is an item, and one that is sold out is counted as none', async () => {
  const { good, findings } = await examine(
    files.utf8(
      'Artikel,Aantal,Inkoop\nZUIVEL,,\nYoghurt,5,2.87\nKarnemelk,,1.20\nBoter,op,2.10\nKaas,7,5.70\n',
    ),
  )
  expect(good.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Yoghurt', 5_000],
    ['Karnemelk', null],
    ['Boter', 0],
    ['Kaas', 7_000],
  ])
  expect(findings.filter(({ code }) => code !== 'sku_from_name')).toMatchObject([
    { row: 2, code: 'quantity_missing' },
    { row: 4, code: 'quantity_blank' },
  ])
})

test('a product that is stocked only as its variants is no item', async () => {
  const { good, findings } = await examine(
    files.utf8(
      'Type,SKU,Name,Stock\nvariable,G-1,Gin,\nvariation,G-1-S,Gin 0.5 l,6\nvariation,G-1-L,Gin 0.7 l,0\nsimple,V-1,Vodka,\nsimple,R-1,Rum,9\n',
    ),
  )
  expect(good.map(({ sku }) => sku)).toEqual(['G-1-S', 'G-1-L', 'V-1', 'R-1'])
  expect(findings[0]).toMatchObject({ row: 2, code: 'quantity_unknown' })
})

test('a mere name without a quantity may be a heading, and a mere number a remark: both stay out', async () => {
  const { findings, good } = await examine(csv(',,Drinks,', 'A,,Tea,4', 'Counted by Ute,,,'))
  expect(findings.filter(({ column }) => column === 'quantity')).toMatchObject([
    { row: 2, code: 'quantity_missing' },
    { row: 4, code: 'quantity_missing' },
  ])
  expect(good).toMatchObject([{ sku: 'A' }])
})

test('“not stocked” is neither zero nor an error, and other locations stay out', async () => {
  const { findings, good } = await examine(files.SHOPIFY_INVENTORY)
  expect(good).toMatchObject([{ sku: 'TEE-S', name: 'Tee / S', quantity: 12_000, shelf: 'B-1' }])
  expect(findings.map(({ code }) => code)).toEqual(['not_stocked', 'other_site'])
})

test('a variant takes the name of the product above it, and rows of pictures are nothing', async () => {
  const lightspeed = await examine(files.LIGHTSPEED)
  expect(lightspeed.good.map(({ name }) => name)).toEqual(['Shoe / 40', 'Shoe / 41'])
  const shopify = await examine(files.SHOPIFY_PRODUCTS_OLD)
  expect(shopify.good).toMatchObject([{ name: 'Mug', unitCost: 31_000, quantity: 5_000 }])
  expect(shopify.findings).toEqual([])
})

test('the same item twice in one place is added up and said; in two places it is not', async () => {
  const { findings } = await examine(csv('A,,Tea,1', 'A,,Tea,2'))
  expect(findings).toMatchObject([{ row: 3, code: 'same_item_twice', suggestion: 'See row 2' }])
  const shelves = files.utf8('SKU,Shelf,Qty\nA,S-1,1\nA,S-2,2\n')
  expect((await examine(shelves)).findings).toEqual([])
})

test('a code of two items stays with the first', async () => {
  const { findings, good } = await examine(csv('A,4006381333931,Tea,1', 'B,4006381333931,Oil,2'))
  expect(findings).toMatchObject([{ row: 3, code: 'code_of_two_items' }])
  expect(good.map(({ codeKey }) => codeKey)).toEqual(['04006381333931', null])
})

describe('several codes of an item', () => {
  const [PEN, INK, UPC] = ['5012345678900', '4006381333931', '036000291452']
  const CASE = '15012345678907'
  const further = async (header: string, ...lines: string[]) => {
    const { good, findings } = await examine(files.utf8(`${header}\n${lines.join('\n')}\n`))
    return {
      codes: good.map(({ code, pack, furtherCodes }) => [
        [code, pack / 1_000],
        ...furtherCodes.map((one) => [one.code, one.pack === null ? null : one.pack / 1_000]),
      ]),
      findings: findings.map(({ row, code, value }) => [row, code, value]),
    }
  }

  test('stand in columns of their own or in one cell, each once, the first one first', async () => {
    const { codes, findings } = await further(
      'SKU,Name,UPC,EAN,Alternate code 2,On hand',
      `A,Pen,${UPC},0${UPC},${PEN}|${INK},5`,
      'B,Ink,,,,6',
    )
    expect(codes[0]).toEqual([
      [UPC, 1],
      [PEN, 1],
      [INK, 1],
    ])
    expect(codes[1]).toEqual([[null, 1]])
    expect(findings).toEqual([])
  })

  test('of a case have the size that the column beside them says, and those of a piece do not', async () => {
    const { codes, findings } = await further(
      'SKU,Name,Barcode,Case barcode,Units per case,On hand',
      `A,Pen,${PEN},${INK},12,5`,
      `B,Ink,${UPC},,12,6`,
    )
    expect(codes).toEqual([
      [
        [PEN, 1],
        [INK, 12],
      ],
      [[UPC, 1]],
    ])
    expect(findings).toEqual([])
  })

  test('of a case of unknown size are kept, and it is said', async () => {
    const { codes, findings } = await further(
      'SKU,Name,Barcode,Barcode 2,On hand',
      `A,Pen,${PEN},${CASE},5`,
      `B,Ink,${INK},,6`,
    )
    expect(codes[0]).toEqual([
      [PEN, 1],
      [CASE, null],
    ])
    expect(findings).toEqual([[2, 'case_of_unknown_size', CASE]])
  })

  test('say in their cell how many they stand for', async () => {
    const { codes } = await further('SKU,Name,Barcode,On hand', `A,Pen,${PEN}; ${INK} x6,5`)
    expect(codes[0]).toEqual([
      [PEN, 1],
      [INK, 6],
    ])
  })

  test('that another item has stay with the first, which is said, with SKUs and without', async () => {
    const bySku = await further(
      'SKU,Name,UPC,EAN,On hand',
      `A,Pen,${UPC},${PEN},5`,
      `B,Ink,${INK},${PEN},6`,
    )
    expect(bySku.codes[1]).toEqual([[INK, 1]])
    expect(bySku.findings).toEqual([[3, 'code_of_two_items', PEN]])
    const byCode = await further(
      'Name,UPC,EAN,On hand',
      `Pen,${UPC},${PEN},5`,
      `Ink,${PEN},,6`,
      `Pen,${UPC},${PEN},1`,
    )
    expect(byCode.codes[1]).toEqual([[null, 1]])
    const told = byCode.findings.filter(([, code]) => code !== 'sku_from_barcode')
    expect(told).toEqual([
      [3, 'code_of_two_items', PEN],
      [4, 'same_item_twice', UPC],
    ])
  })
})

describe('lots, dates and serial numbers', () => {
  const lots = (...lines: string[]) =>
    examine(files.utf8(`SKU,Item name,Batch no,Best before,On hand\n${lines.join('\n')}\n`))

  test('are read, and rows that differ in one of them are no repetition', async () => {
    const { good, findings } = await lots(
      'A,Milk,L1,31/12/2027,5',
      'A,Milk,L2,31/12/2027,6',
      'A,Milk,L1,30/11/2027,7',
      'A,Milk,,n/a,8',
    )
    expect(good.map(({ lot, expiry, quantity }) => [lot, expiry, quantity])).toEqual([
      ['L1', '2027-12-31', 5_000],
      ['L2', '2027-12-31', 6_000],
      ['L1', '2027-11-30', 7_000],
      [null, null, 8_000],
    ])
    expect(findings).toEqual([])
  })

  test('that are the same in all of them are', async () => {
    const { findings } = await lots('A,Milk,L1,31/12/2027,5', 'A,Milk,L1,2027-12-31,6')
    expect(findings).toMatchObject([{ row: 3, code: 'same_item_twice', suggestion: 'See row 2' }])
  })

  test('that are no dates are kept as they stand, and it is said', async () => {
    const { good, findings } = await lots(
      'A,Milk,L1,31/12/2027,5',
      'A,Milk,L2,12/2027,5',
      'A,Milk,L3,31 Dec 2027,5',
      'B,Oil,L3,soon,5',
    )
    const day = '2027-12-31'
    expect(good.map(({ expiry }) => expiry)).toEqual([day, day, day, 'soon'])
    expect(findings).toMatchObject([{ row: 5, code: 'expiry_not_a_date', value: 'soon' }])
  })

  test('of one thing are said where it stands twice, or for several pieces', async () => {
    const rows = Array.from({ length: 40 }, (_, at) => `A,S-${at},B1,1`)
    const { findings } = await examine(
      files.utf8(`SKU,Serial no,Shelf,Qty\n${rows.join('\n')}\nA,S-1,B2,1\nB,S-1,B1,3\n`),
    )
    expect(findings.map(({ row, code, value }) => [row, code, value])).toEqual([
      [42, 'serial_twice', 'S-1'],
      [43, 'serial_of_several', 'S-1'],
    ])
  })
})

test('a SKU with two names is said, with places and without, and after a row without a name', async () => {
  const codesOf = async (bytes: Uint8Array) =>
    (await examine(bytes)).findings.map(({ row, code }) => [row, code])
  expect(await codesOf(csv('A,,Tea,1', 'A,,Coffee,2'))).toEqual([
    [3, 'same_item_twice'],
    [3, 'sku_of_two_names'],
  ])
  expect(await codesOf(csv('A,,,1', 'A,,Tea,2', 'A,,Coffee,3'))).toEqual([
    [3, 'same_item_twice'],
    [4, 'same_item_twice'],
    [4, 'sku_of_two_names'],
  ])
  const shelves = 'SKU,Item name,Shelf,Qty\nA,Tea,S-1,1\nA,Coffee,S-2,2\n'
  expect(await codesOf(files.utf8(shelves))).toEqual([[3, 'sku_of_two_names']])
})

test('rows that are too short or too long are read as far as they go', async () => {
  const { findings, good } = await examine(files.RAGGED)
  expect(findings).toMatchObject([
    { row: 2, code: 'quantity_blank' },
    { row: 3, code: 'cells_left_over', value: 'extra' },
  ])
  expect(good.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['A-1', null],
    ['A-2', 6_000],
    ['A-3', 7_000],
  ])
})

test('a row with a quantity but no item is an error; an empty row is skipped', async () => {
  const { findings, counts } = await examine(csv(',,,5', ',,,', '  ,,,'))
  expect(findings).toMatchObject([{ row: 2, code: 'no_identity' }])
  expect(counts.rows).toBe(1)
})

test('no item is lost for a blemish: long names are shortened, broken codes left out, and it is said', async () => {
  const long = await examine(csv(`A,,${'x'.repeat(130)},5`))
  expect(long.findings).toMatchObject([{ code: 'text_shortened', suggestion: 'x'.repeat(120) }])
  expect(long.good).toMatchObject([{ sku: 'A', name: 'x'.repeat(120), quantity: 5_000 }])
  const broken = await examine(csv('A,4.00638E+12,Tea,5'))
  expect(broken.findings).toMatchObject([{ code: 'code_shortened', value: '4.00638E+12' }])
  expect(broken.good).toMatchObject([{ sku: 'A', code: null, flags: ['code_shortened'] }])
  const nameless = await examine(csv(',96385074,Tea,5', ',,Oil,6'))
  expect(nameless.findings.map(({ code, suggestion }) => [code, suggestion])).toEqual([
    ['sku_from_barcode', '96385074'],
    ['sku_from_name', 'OIL'],
  ])
  expect(nameless.good).toHaveLength(2)
})

test('a file without a column of SKUs says what is made of it', async () => {
  const { findings } = await examine(files.utf8('Barcode,Item name,Qty\n96385074,Tea,5\n,Oil,6\n'))
  expect(findings.map(({ code }) => code)).toEqual(['sku_from_barcode', 'sku_from_name'])
})

test('a shelf that is too long is left out, and its row is not', async () => {
  const { good, findings } = await examine(files.utf8(`SKU,Shelf,Qty\nA,${'s'.repeat(90)},5\n`))
  expect(findings).toMatchObject([{ code: 'shelf_too_long' }])
  expect(good).toMatchObject([{ sku: 'A', shelf: null, quantity: 5_000 }])
})

test('the apostrophe in front of a cell is a mark of the spreadsheet', async () => {
  const { good, findings } = await examine(
    csv("'0012,'4006381333931,'70s poster,'-3", "'=A1,,'t Kaasje,'5", "'@x,'96385074,'-ish,0"),
  )
  expect(good).toMatchObject([
    { sku: '0012', codeKey: '04006381333931', name: "'70s poster", quantity: -3_000 },
    { sku: '=A1', code: null, name: "'t Kaasje", quantity: 5_000 },
    { sku: '@x', code: '96385074', name: '-ish', quantity: 0 },
  ])
  expect(findings.map(({ code }) => code)).toEqual(['quantity_negative'])
})

test('a table that we exported is read back unchanged', async () => {
  const texts = ['=A1', '+1', '-1', '@SUM(A1)', '\uff1d1', "O'Neil", "'t Kaasje", '0012', 'a=1']
  const lines = texts.map((text, at) => csvRow([text, null, `Item ${at}`, '5']))
  const { good } = await examine(csv(...lines))
  expect(good.map(({ sku }) => sku)).toEqual(texts)
})

test('of several codes in a cell, or in several columns, the first whole one is taken', async () => {
  const list = await examine(
    csv('A,4006381333931|96385074,Tea,5', 'B,036000291452; 4006381333931,Oil,6'),
  )
  expect(list.good.map(({ code }) => code)).toEqual(['4006381333931', '036000291452'])
  const columns = 'SKU,UPC,EAN,Item name,On hand\n'
  const { good } = await examine(
    files.utf8(
      `${columns}A,036000291452,,Tea,5\nB,,4006381333931,Oil,6\nC,4.1E+12,96385074,Ink,7\n`,
    ),
  )
  expect(good.map(({ code }) => code)).toEqual(['036000291452', '4006381333931', '96385074'])
})

test('an unknown quantity is neither zero nor an error', async () => {
  const { findings, good } = await examine(csv('A,,Tea,parent', 'B,,Oil,N/A', 'C,,Ink,7'))
  expect(findings.map(({ code }) => code)).toEqual(['quantity_unknown', 'quantity_unknown'])
  expect(good).toMatchObject([{ sku: 'C' }])
})

test('each column has its own decimal mark', async () => {
  const file = files.utf8('SKU;Menge;EK-Preis\nA;1.250;3,50\nB;0.500;1.234,00\nC;12.75;0,99\n')
  const { good, findings } = await examine(file)
  expect(findings).toEqual([])
  expect(good.map(({ quantity, unitCost }) => [quantity, unitCost])).toEqual([
    [1_250, 35_000],
    [500, 12_340_000],
    [12_750, 9_900],
  ])
})

test('places are collected as rooms and shelves', async () => {
  const { places } = await examine(files.utf8('SKU,Bin,Qty\nA,K/02,5\nB,K/02,6\nC,G/1,6\n'))
  expect(places).toEqual([
    { room: 'K', shelf: 'K/02' },
    { room: 'G', shelf: 'G/1' },
  ])
})

test('the sum under a list is no item, and a day is no quantity', async () => {
  const lines = ['A,,Tea,5', 'B,,Oil,5-Mar', 'C,,Salt,2 doz', ',,Total,5', 'Grand total:,,,5']
  const { findings, good } = await examine(csv(...lines))
  expect(findings.map(({ row, code, suggestion }) => [row, code, suggestion])).toEqual([
    [3, 'quantity_not_a_number', null],
    [4, 'quantity_not_a_number', '2'],
    [5, 'total_row', null],
    [6, 'total_row', null],
  ])
  expect(good.map(({ sku }) => sku)).toEqual(['A'])
})

test('the names of the columns, printed on each page, are no item', async () => {
  const file = files.utf8('Code,Name,Stock\nA,Tea,5\nCode,Name,Stock\nB,Item,pcs\nC,Code,6\n')
  const { findings, good } = await examine(file)
  expect(findings.map(({ row, code }) => [row, code])).toEqual([
    [3, 'header_again'],
    [4, 'quantity_not_a_number'],
  ])
  expect(good.map(({ sku }) => sku)).toEqual(['A', 'C'])
})

test('a sum is told by what it adds up, whatever it is called', async () => {
  const items = Array.from({ length: 12 }, (_, at) => `P-${at},,Thing ${at},${at + 3}`)
  const sum = items.reduce((all, _, at) => all + at + 3, 0)
  const { findings, good } = await examine(csv(...items, `Yhteissumma,,,${sum}`))
  expect(findings.map(({ row, code }) => [row, code])).toEqual([[14, 'total_row']])
  expect(good).toHaveLength(12)
  const item = await examine(csv(...items, `P-99,,A large pile,${sum}`))
  expect(item.findings).toEqual([])
})

test.each(['Итого', 'Razem', 'Összesen', 'Toplam', '合计', 'Tổng cộng', 'סה"כ', 'รวม'])(
  'a row that says %s is a sum',
  async (word) => {
    const { findings } = await examine(csv('A,,Tea,5', csvRow([word, '', '', '7'])))
    expect(findings).toMatchObject([{ row: 3, code: 'total_row' }])
  },
)

test('an item that is called like a sum has its SKU or its code', async () => {
  const { findings, good } = await examine(csv('A,,Total,5', ',4006381333931,Total,6'))
  expect(findings.map(({ code }) => code)).toEqual(['sku_from_barcode'])
  expect(good).toHaveLength(2)
})

test('a currency beside a quantity is asked about, beside a cost it is not', async () => {
  const file = files.utf8('SKU,Qty,Unit cost\nA,5,EUR 1.20\nB,EUR 5,1.20 kr\n')
  const { findings, good } = await examine(file)
  expect(findings).toMatchObject([{ row: 3, code: 'quantity_not_a_number' }])
  expect(good).toMatchObject([{ sku: 'A', unitCost: 12_000 }])
})

test('a formula without a stored result is no SKU', async () => {
  const { findings, good } = await examine(csv('=A1&B1,,Tea,5', 'C,,Salt,7'))
  expect(findings.map(({ row, code, column }) => [row, code, column])).toEqual([
    [2, 'formula_not_calculated', 'sku'],
  ])
  expect(good.map(({ sku }) => sku)).toEqual(['C'])
})

test('a formula without a stored result costs the barcode, not the item', async () => {
  const { findings, good } = await examine(csv('B,=C2,Oil,6', 'C,,Salt,7', ',=C4,Rice,8'))
  expect(findings.map(({ row, code, column, value }) => [row, code, column, value])).toEqual([
    [2, 'code_not_calculated', 'barcode', '=C2'],
    [4, 'code_not_calculated', 'barcode', '=C4'],
    [4, 'sku_from_name', 'sku', ''],
  ])
  expect(good.map(({ sku, name, codeKey }) => [sku, name, codeKey])).toEqual([
    ['B', 'Oil', null],
    ['C', 'Salt', null],
    [null, 'Rice', null],
  ])
})

test('a barcode beside a formula without its result is the code of the item', async () => {
  const file = files.utf8('SKU,UPC,EAN,Item name,Qty\nA,=B9,4006381333931,Tea,5\n')
  const { findings, good } = await examine(file)
  expect(findings).toEqual([])
  expect(good).toMatchObject([{ sku: 'A', code: '4006381333931' }])
})

test('headings between the items of a price list are left out, and said', () => {
  const columns = ['sku', 'name', 'unit_price'] as const
  const reader = new RowReader(
    { columns, headerRows: 1, decimal: '.', site: null, gtins: true },
    'catalogue',
  )
  const read = (...cells: string[]) => reader.read(cells, 2)
  expect(read('', 'Dry mixes', '')).toMatchObject({
    row: undefined,
    findings: [{ code: 'heading_row', value: 'Dry mixes' }],
  })
  expect(read('Bath & hair', '', '').findings).toMatchObject([{ code: 'heading_row' }])
  expect(read('', 'Filler 1 kg', '39.51').row).toMatchObject({ name: 'Filler 1 kg' })
  expect(read('000138', '', '').row).toMatchObject({ sku: '000138' })
})

test('the sum of a group may say which group, in a script without spaces too', async () => {
  const { good } = await examine(
    csv('A,,Tea,4', 'B,,Oil,5', ',,รวม 01 น้ำ,9', 'C,,Salt,7', ',,Total 02 dry,7', 'D,,Ink,1'),
  )
  expect(good.map(({ sku }) => sku)).toEqual(['A', 'B', 'C', 'D'])
})

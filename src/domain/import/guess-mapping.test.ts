import { describe, expect, test } from 'vitest'
import * as files from '#tests/support/files/awkward-files.ts'
import { readAll } from '#tests/support/files/read-all.ts'
import { checkDigitOf } from '../barcode.ts'
import { guessMapping } from './guess-mapping.ts'
import type { GuessContext } from './mapping-guess.ts'

async function guess(bytes: Uint8Array, context: Partial<GuessContext> = {}) {
  const { rows } = await readAll(bytes)
  return guessMapping(
    rows.map(({ cells }) => cells),
    { kind: 'baseline', storeName: 'Main store', ...context },
  )
}

async function used(bytes: Uint8Array, context: Partial<GuessContext> = {}) {
  const { columns } = await guess(bytes, context)
  return Object.fromEntries(columns.flatMap(({ header, kind }) => (kind ? [[header, kind]] : [])))
}

describe('codes beside the first one', () => {
  const rows = ['A,5012345678900,4006381333931,12,5', 'B,4006381333948,5901234123457,6,7']
  const listed = (header: string) => used(files.utf8(`${header}\n${rows.join('\n')}\n`))

  test.each([
    'Barcode 2',
    'EAN2',
    'Alternate code 2',
    'Additional barcodes',
    'Alias',
    'Zusatz-EAN',
  ])('are codes of the item, under %s', async (header) => {
    expect(await listed(`SKU,Barcode,${header},Other,On hand`)).toMatchObject({
      [header]: 'barcode',
      'On hand': 'quantity',
    })
  })

  test.each([
    ['Case barcode', 'Units per case'],
    ['Carton EAN', 'Case qty'],
    ['Case UPC code', 'Pack size'],
    ['EAN Karton', 'Verpackungseinheit'],
    ['Código de barras de la caja', 'Unidades por caja'],
  ])('are those of a case, under %s, of the size under %s', async (code, size) => {
    expect(await listed(`SKU,Barcode,${code},${size},On hand`)).toMatchObject({
      Barcode: 'barcode',
      [code]: 'case_barcode',
      [size]: 'pack',
      'On hand': 'quantity',
    })
  })

  test('are those of a case where all of them are numbers of cases', async () => {
    const bytes = files.utf8('SKU,EAN,GTIN,On hand\nA,5012345678900,15012345678907,5\n')
    expect(await used(bytes)).toMatchObject({ EAN: 'barcode', GTIN: 'case_barcode' })
  })

  test('are not what is merely called so: a size needs codes of cases, a code needs its check digit', async () => {
    expect(await listed('SKU,Barcode,EAN,Pack size,On hand')).not.toHaveProperty('Pack size')
    const skus = files.utf8('SKU,Alternate code,On hand\nA,X-12,5\nB,X-13,6\n')
    expect(await used(skus)).not.toHaveProperty('Alternate code')
    const none = 'A,5012345678900,4006381333931,0,5\nB,4006381333948,5901234123457,6,7\n'
    const cases = files.utf8(`SKU,Barcode,Case barcode,Case qty,On hand\n${none}`)
    expect(await used(cases)).not.toHaveProperty('Case qty')
  })
})

describe('lots, dates and serial numbers', () => {
  const rows = ['A,Milk,L1,31/12/2027,SN-1,5', 'A,Milk,L2,30/11/2027,SN-2,7', 'B,Oil,L2,,SN-3,9']
  const listed = (lot: string, expiry: string, serial: string) =>
    used(files.utf8(`SKU,Item name,${lot},${expiry},${serial},On hand\n${rows.join('\n')}\n`))

  test.each([
    ['Lot', 'Expiry date', 'Serial number'],
    ['Batch No.', 'Best before', 'S/N'],
    ['Charge', 'MHD', 'Seriennummer'],
    ['N° de lot', 'DLC', 'N° de série'],
    ['Lote', 'Fecha de caducidad', 'Número de serie'],
    ['Lotto', 'Scadenza', 'Matricola'],
    ['Partij', 'THT', 'Serienummer'],
    ['Nr partii', 'Data ważności', 'Numer seryjny'],
    ['Партия', 'Срок годности', 'Серийный номер'],
    ['批号', '有效期至', '序列号'],
    ['ロット番号', '賞味期限', 'シリアル番号'],
    ['로트번호', '유통기한', '시리얼번호'],
  ])('are recognised as %s, %s, %s', async (lot, expiry, serial) => {
    expect(await listed(lot, expiry, serial)).toMatchObject({
      [lot]: 'lot',
      [expiry]: 'expiry',
      [serial]: 'serial',
      'On hand': 'quantity',
    })
  })

  test('are none where values do not agree: numbers of rows, words instead of dates, repeated numbers', async () => {
    const counted = 'Serial No,SKU,Qty\n1,A,5\n2,B,6\n3,C,7\n'
    expect(await used(files.utf8(counted))).not.toHaveProperty('Serial No')
    const words = 'SKU,Expiry,Qty\nA,yes,5\nB,no,6\n'
    expect(await used(files.utf8(words))).not.toHaveProperty('Expiry')
    const same = 'SKU,Serial No,Qty\nA,X1,5\nB,X1,6\nC,X2,6\n'
    expect(await used(files.utf8(same))).not.toHaveProperty('Serial No')
  })

  test('dates that may be read in two ways are asked about, unless that was answered before', async () => {
    const bytes = files.utf8('SKU,Expiry,Qty\nA,03/04/2027,5\nB,05/06/2027,6\n')
    const asked = await guess(bytes)
    expect(asked.questions).toEqual([{ code: 'unclear_date', date: '03/04/2027' }])
    expect(asked.unclearDate).toBe('03/04/2027')
    expect(asked.columns[1]).toMatchObject({ kind: 'expiry', certainty: 'check' })
    const remembered = { ...asked.mapping, dayOrder: 'mdy' as const }
    const again = await guess(bytes, { remembered })
    expect(again.questions).toEqual([])
    expect(again.mapping.dayOrder).toBe('mdy')
    const clear = files.utf8('SKU,Expiry,Qty\nA,03/04/2027,5\nB,05/16/2027,6\n')
    expect(await guess(clear)).toMatchObject({ questions: [], mapping: { dayOrder: 'mdy' } })
    expect((await guess(files.utf8(files.PLAIN))).mapping).not.toHaveProperty('dayOrder')
  })
})

describe('columns are recognised in', () => {
  test('a plain list', async () => {
    expect(await used(files.utf8(files.PLAIN))).toEqual({
      SKU: 'sku',
      Barcode: 'barcode',
      'Item name': 'name',
      'On hand': 'quantity',
      'Unit cost': 'unit_cost',
    })
  })

  test('a German list, with its decimal comma', async () => {
    expect(await used(files.GERMAN)).toEqual({
      Artikelnummer: 'sku',
      EAN: 'barcode',
      Bezeichnung: 'name',
      Bestand: 'quantity',
      'EK-Preis': 'unit_cost',
    })
    expect((await guess(files.GERMAN)).mapping.decimal).toBe(',')
  })

  test('a Japanese list', async () => {
    expect(await used(files.SHIFT_JIS)).toEqual({
      商品コード: 'sku',
      商品名: 'name',
      在庫数: 'quantity',
    })
  })

  test("Shopify's inventory, of this store alone", async () => {
    const { source, mapping, sites } = await guess(files.SHOPIFY_INVENTORY)
    expect(source).toBe('Shopify inventory')
    expect(sites).toEqual(['Main store', 'Warehouse'])
    expect(mapping.site).toBe('Main store')
    expect(await used(files.SHOPIFY_INVENTORY)).toEqual({
      Handle: 'group',
      Title: 'name',
      'Option1 Value': 'variant',
      SKU: 'sku',
      Location: 'site',
      'Bin name': 'shelf',
      'On hand (current)': 'quantity',
    })
  })

  test('a list whose locations are shelves: none of its rows is of another store', async () => {
    const rows = ['A-01', 'A-02', 'B-1-3'].map((place, at) => `S-${at},Thing ${at},${at},${place}`)
    const file = files.utf8(['SKU,Name,Quantity,Location', ...rows].join('\n'))
    expect(await used(file)).toMatchObject({ Location: 'shelf' })
    expect((await guess(file)).mapping.site).toBeNull()
    const withShelf = rows.map((row, at) => `${row},S${at}`)
    const both = files.utf8(['SKU,Name,Quantity,Location,Shelf', ...withShelf].join('\n'))
    expect(await used(both)).toMatchObject({ Shelf: 'shelf' })
    expect((await guess(both)).mapping.site).toBeNull()
  })

  test('a list whose locations are stores', async () => {
    for (const places of [
      ['W-1', 'W-2', 'W-1'],
      ['Oslo', 'Bergen', 'Molde'],
    ]) {
      const rows = places.map((place, at) => `S-${at},Thing ${at},${at},${place}`)
      const file = files.utf8(['SKU,Name,Quantity,Location', ...rows].join('\n'))
      expect(await used(file)).toMatchObject({ Location: 'site' })
    }
  })

  test("Shopify's products, with old and with new headers", async () => {
    expect(await used(files.SHOPIFY_PRODUCTS_OLD)).toMatchObject({
      'Variant SKU': 'sku',
      'Variant Barcode': 'barcode',
      'Variant Inventory Qty': 'quantity',
    })
    expect(await used(files.SHOPIFY_PRODUCTS_NEW)).toMatchObject({
      'URL handle': 'group',
      SKU: 'sku',
      Barcode: 'barcode',
      'Inventory quantity': 'quantity',
    })
  })

  test("Square's items, with the quantity of this store", async () => {
    const columns = await used(files.SQUARE)
    expect(columns).toMatchObject({ GTIN: 'barcode', 'Current Quantity Main store': 'quantity' })
    expect(columns).not.toHaveProperty('Current Quantity Old town')
  })

  test("Lightspeed's products", async () => {
    expect(await used(files.LIGHTSPEED)).toMatchObject({
      sku: 'sku',
      supply_price: 'unit_cost',
      inventory_Main_store: 'quantity',
    })
  })

  test('a list under a title', async () => {
    expect((await guess(files.TITLE_ROWS)).mapping.headerRows).toBe(4)
    expect(await used(files.TITLE_ROWS)).toEqual({
      'Item No': 'sku',
      Description: 'name',
      Qty: 'quantity',
    })
  })

  test('a list with misspelt headers', async () => {
    const text = 'Artcle number,Barcde,Descripton,Quantitiy\nA,4006381333931,Pencil,5\n'
    expect(Object.values(await used(files.utf8(text)))).toEqual([
      'sku',
      'barcode',
      'name',
      'quantity',
    ])
  })

  test('a list without headers, where the values speak', async () => {
    const text = 'A-1,4006381333931,Pencil HB yellow\nA-2,4006381333948,Ruler of steel 30 cm\n'
    const { mapping } = await guess(files.utf8(text))
    expect(mapping.headerRows).toBe(0)
    expect(mapping.columns).toEqual(['sku', 'barcode', 'name'])
    const stock = await guess(files.utf8('4006381333931;Pen, black;12\n96385074;Tea, green;4\n'))
    expect(stock.mapping.columns).toEqual(['barcode', 'name', 'quantity'])
    expect(stock.columns[2]).toMatchObject({ certainty: 'check' })
  })

  test('a report whose items are codes with a description beside them', async () => {
    const rows = ['PX-100,Alpha kettle,10', 'PX-200,Beta kettle,4']
    const report = files.utf8(['Item,Description,On hand', ...rows].join('\n'))
    expect(await used(report)).toEqual({ Item: 'sku', Description: 'name', 'On hand': 'quantity' })
    const alone = files.utf8('Item,On hand\nPX-100,10\nPX-200,4\n')
    expect(await used(alone)).toMatchObject({ Item: 'name' })
  })

  test('a list whose quantities have their unit behind them', async () => {
    const { columns } = await guess(files.utf8('SKU,Qty\nA-1,12 pcs\nA-2,3 pcs\n'))
    expect(columns[1]).toMatchObject({ kind: 'quantity', certainty: 'sure' })
  })
})

test('of two columns with one name somebody has to say which is meant', async () => {
  const { columns } = await guess(files.utf8('SKU,Name,Qty,Qty\nA-1,Tea,5,0\nA-2,Oil,6,1\n'))
  expect(columns[2]).toMatchObject({ kind: 'quantity', certainty: 'check' })
  expect(columns[3]).toMatchObject({ kind: null })
})

test('room and shelf in one column are told by the slash', async () => {
  const text = 'SKU,Bin,Qty\nA,K/02,5\nB,G/03,6\n'
  expect(await used(files.utf8(text))).toMatchObject({ Bin: 'place' })
})

test('a pack size is used only where somebody says so: what it means differs from till to till', async () => {
  const { columns } = await guess(files.utf8('SKU,Qty,Pack\nA,5,12\n'))
  expect(columns[2]).toMatchObject({ kind: null, certainty: 'skipped' })
})

test('no two columns of a file are guessed to be for the same use', async () => {
  const { columns } = await guess(files.utf8('SKU,Qty,Quantity,On hand\nA,5,6,7\n'))
  expect(columns.map(({ kind }) => kind)).toEqual(['sku', null, null, 'quantity'])
})

test('the choice made for a file of this shape is used again', async () => {
  const first = await guess(files.utf8(files.PLAIN))
  const remembered = { ...first.mapping, columns: ['sku', null, 'name', 'quantity', null] as const }
  const { columns } = await guess(files.utf8(files.PLAIN), { remembered })
  expect(columns[1]).toMatchObject({ kind: null, why: [{ code: 'as_last_time' }] })
})

describe('a file of a shape that is known', () => {
  const withMarks = (quantities: readonly string[], prices: readonly string[]) =>
    files.utf8(
      ['SKU;Qty;Unit price', ...quantities.map((one, at) => `A-${at};${one};${prices[at]}`)].join(
        '\n',
      ),
    )
  const pointed = withMarks(['1.5', '12', '7'], ['3.50', '4.20', '12.80'])
  const withCommas = withMarks(['1,5', '12', '7'], ['3,50', '4,20', '12,80'])

  test('shows another decimal mark than last time: it is read as it stands, and said', async () => {
    const { mapping: remembered } = await guess(pointed, { delimiter: ';' })
    expect(remembered.decimal).toBe('.')
    const { mapping, notes } = await guess(withCommas, { delimiter: ';', remembered })
    expect(mapping).toMatchObject({ decimal: ',', columns: remembered.columns })
    expect(mapping).not.toHaveProperty('decimals')
    expect(notes).toEqual([{ code: 'marks_changed', columns: ['Qty', 'Unit price'], mark: ',' }])
  })

  test('says nothing about it: it is read as last time', async () => {
    const { mapping } = await guess(pointed, { delimiter: ';' })
    const remembered = { ...mapping, decimal: ',' as const }
    const doubtful = withMarks(['1.234', '12', '7'], ['3', '4', '12'])
    const again = await guess(doubtful, { delimiter: ';', remembered })
    expect(again).toMatchObject({ mapping: { decimal: ',' }, notes: [], unclearNumbers: [] })
  })

  test('shows the mark of last time in one column: the doubtful one is read as it was answered', async () => {
    const { mapping } = await guess(withCommas, { delimiter: ';' })
    const remembered = { ...mapping, decimals: [null, '.', null] as const }
    const file = withMarks(['1.234', '12', '7'], ['3,50', '4,20', '12,80'])
    const again = await guess(file, { delimiter: ';', remembered })
    expect(again.mapping).toMatchObject({ decimal: '.', decimals: [null, null, ','] })
    expect(again.notes).toEqual([])
  })

  test('is written in another way as a whole: what was answered about doubtful numbers is no answer', async () => {
    const { mapping: remembered } = await guess(pointed, { delimiter: ';' })
    const file = withMarks(['1.234', '12', '7'], ['3,50', '4,20', '12,80'])
    const again = await guess(file, { delimiter: ';', remembered })
    expect(again.mapping.decimal).toBe(',')
    expect(again.notes).toEqual([{ code: 'marks_changed', columns: ['Unit price'], mark: ',' }])
  })

  test('has its days in another order than last time: they are read as they stand, and said', async () => {
    const dated = (...dates: string[]) =>
      files.utf8(`SKU,Expiry,Qty\n${dates.map((date, at) => `A-${at},${date},5`).join('\n')}\n`)
    const { mapping: remembered } = await guess(dated('03/04/2027', '05/16/2027'))
    expect(remembered.dayOrder).toBe('mdy')
    const again = await guess(dated('03/04/2027', '16/05/2027'), { remembered })
    expect(again.mapping.dayOrder).toBe('dmy')
    expect(again.notes).toEqual([{ code: 'days_changed', order: 'dmy' }])
    expect((await guess(dated('03/04/2027'), { remembered })).mapping.dayOrder).toBe('mdy')
  })
})

const ROWS = Array.from({ length: 12 }, (_, at) => at)

function listed(header: string, row: (at: number) => string) {
  return guess(files.utf8(`${header}\n${ROWS.map(row).join('\n')}\n`))
}

describe('somebody is asked', () => {
  test('where a column that nobody can name is never less than what is free to sell', async () => {
    const row = (at: number) => `A-${at},Thing ${at},${at + 4},${at + 4 - (at % 3)}`
    const { columns, questions } = await listed('SKU,Item name,Zzlager,Available', row)
    expect(columns[3]).toMatchObject({ kind: 'quantity', certainty: 'check' })
    expect(questions).toEqual([{ code: 'rivals', headers: ['Zzlager'] }])
    const apart = await listed(
      'SKU,Item name,Zzlager,Available',
      (at) => `A-${at},Thing ${at},${at % 5},${at + 4}`,
    )
    expect(apart.questions).toEqual([])
  })

  test('where items have a name, and numbers under a name that nobody knows', async () => {
    const row = (at: number) => `Thing ${at},${81_000_401 + at * 7},${at + 4}`
    const { columns } = await listed('Item name,Zzcode,Qty', row)
    expect(columns[1]).toMatchObject({ kind: 'sku', certainty: 'check' })
  })

  test('where items have a SKU, and words under a name that nobody knows', async () => {
    const { columns } = await listed(
      'SKU,Zzzzzz,Zzyyyy,Qty',
      (at) => `A-${at},Thing number ${at},see row ${at % 3 === 0 ? 0 : at},${at + 4}`,
    )
    expect(columns[1]).toMatchObject({ kind: 'name', certainty: 'check' })
    const notes = await listed('SKU,Zzzzzz,Qty', (at) => `A-${at},see above,${at + 4}`)
    expect(notes.columns[1]).toMatchObject({ kind: null })
  })

  test('where items have a row for each value of a column that nobody can name', async () => {
    const places = ['Zzeast', 'Zzwest']
    const row = (at: number) => `A-${at % 6},Thing ${at % 6},${places[at < 6 ? 0 : 1]},${at + 4}`
    const { columns, questions } = await listed('SKU,Item name,Zzplace,Qty', row)
    expect(columns[2]).toMatchObject({ kind: 'site', certainty: 'check' })
    expect(questions).toEqual([{ code: 'stores_or_places', count: 2 }])
    const colored = (at: number) =>
      `A-${at % 6},Thing ${at % 6},${places[at < 6 ? 0 : 1]},${at + 4}`
    expect((await listed('SKU,Item name,Color,Qty', colored)).questions).toEqual([])
    const alike = (at: number) => `A-${at % 6},Thing ${at % 6},${places[at % 2]},${at + 4}`
    expect((await listed('SKU,Item name,Zzplace,Qty', alike)).columns[2]).toMatchObject({
      kind: null,
    })
  })

  test('where items have a barcode, and numbers of one length under a name that nobody knows', async () => {
    const gtins = ['5012345678900', '4006381333931', '4006381333948', '5901234123457', '96385074']
    const row = (at: number) =>
      `${at < 5 ? gtins[at] : ''},${30_300 + at * 71},Thing ${at},${at + 4}`
    const { columns } = await listed('Barcode,Zzno,Item name,Qty', row)
    expect(columns[1]).toMatchObject({ kind: 'sku' })
  })

  test('where groups stand before their items with the sum of them', async () => {
    const group = (name: string, ...parts: number[]) => [
      `${name},${parts.reduce((sum, part) => sum + part, 0)}`,
      ...parts.map((part, at) => `${name} thing ${at},${part}`),
    ]
    const lines = [...group('Drinks', 4, 0, 7, 5), ...group('Snacks', 3, 9, 0)]
    const bytes = files.utf8(`Particulars,Quantity\n${lines.join('\n')}\nGrand total,28\n`)
    expect((await guess(bytes)).questions).toEqual([{ code: 'sums_of_rows' }])
    const row = (at: number) => `Thing ${at},${at + 4}`
    expect((await listed('Particulars,Quantity', row)).questions).toEqual([])
    const single = (at: number) => `Thing ${at},${at % 3 === 2 ? 0 : 1}`
    expect((await listed('Particulars,Quantity', single)).questions).toEqual([])
  })

  test('where some rows count cases and others pieces', async () => {
    const row = (at: number) =>
      `M-${at},Thing ${at},${6 + at},${at + 4},${at % 3 ? 'PCE' : 'COLIS'}`
    const { questions } = await listed('Code,Désignation,Colisage,Quantité,Unité comptée', row)
    expect(questions).toEqual([{ code: 'cases_in_some_rows' }])
  })

  test('where cases and single pieces have a column each', async () => {
    const row = (at: number) => `M-${at},Thing ${at},${6 + at},${at % 4},${at + 1}`
    const { questions } = await listed('Item no,Description,Pack,Stk Cases,Stk Units', row)
    expect(questions).toEqual([{ code: 'cases_beside_pieces' }])
  })

  test('where each month has a column of its own, the last filled one first', async () => {
    const row = (at: number) => `M-${at},Farina ${at},${at + 4}.5,${at + 2},${at + 9},`
    const guessed = await listed('Cod.,Prodotto,Gen,Feb,Mar,Apr', row)
    expect(guessed.questions).toEqual([{ code: 'each_month' }])
    expect(guessed.columns[4]).toMatchObject({ kind: 'quantity', certainty: 'check' })
    expect(guessed.tableKind).toBe('stock')
  })

  test('where the only number is what there was at the beginning', async () => {
    const row = (at: number) => `A-${at},Thing ${at},${at + 4}`
    const { columns, tableKind } = await listed('SKU,Item name,Opening Stock Quantity', row)
    expect(columns[2]).toMatchObject({ kind: 'quantity', certainty: 'check' })
    expect(tableKind).toBe('stock')
  })
})

test('years and how long a guarantee lasts are no stock', async () => {
  const row = (at: number) => `B-${at},Book ${at},${2_010 + at},${at % 5 ? 24 : 12},${at + 1}.50`
  const { questions, tableKind } = await listed('Code,Title,Year,Warranty (months),Price', row)
  expect(questions).toEqual([])
  expect(tableKind).toBe('catalogue')
})

test('prices are known with what they say of taxes and currencies, the one that customers pay first', async () => {
  const row = (at: number) =>
    `A-${at},Thing ${at},${at + 4},£${at + 1}.10,${at + 2}.20,${at + 3}.30`
  const kindsOf = async (header: string) =>
    (await listed(header, row)).columns.slice(3).map(({ kind }) => kind)
  expect(
    await kindsOf('SKU,Name,On hand,Cost price (ex tax),Sale price (ex tax),Sale price (inc tax)'),
  ).toEqual(['unit_cost', null, 'unit_price'])
  expect(
    await kindsOf('Артикул,Название,Остаток,Ціна закупівлі грн,Цена без ПДВ,Цена са ПДВ'),
  ).toEqual(['unit_cost', null, 'unit_price'])
})

test('a number that all sizes of a style share is not the item’s, if each has its own barcode', async () => {
  const code = (at: number) => withCheckDigit(`40063813${String(1_000 + at)}`)
  const row = (at: number) => `26K0${at % 3},Pullover,${'SML'[at % 3]}${at},${code(at)},${at + 2}`
  const { columns } = await listed('Style code,Name,Size,Barcode,On hand', row)
  expect(columns.map(({ kind }) => kind)).toEqual([null, 'name', 'variant', 'barcode', 'quantity'])
})

function withCheckDigit(digits: string): string {
  return `${digits}${checkDigitOf(digits)}`
}

test('the codes of cases are told from those of pieces by what they are', async () => {
  const row = (at: number) => {
    const piece = `40063813${String(1_000 + at)}`
    return `A-${at},Thing ${at},${withCheckDigit(piece)},${withCheckDigit(`1${piece}`)},${at + 4}`
  }
  const { columns } = await listed('SKU,Name,Inner EAN,Outer ITF,On hand', row)
  expect(columns.slice(2, 4).map(({ kind }) => kind)).toEqual(['barcode', 'case_barcode'])
})

describe('a header is read', () => {
  const listed = (header: string) =>
    used(files.utf8(`${header}\nA-1,Pencil,12\nA-2,Ruler,5\nA-3,Ink,40\n`))

  test.each([
    'PartNumber,ProductName,QtyOnHand',
    'Item_No,Item_Desc,On_Hand',
    'Référence produit,Nom produit,Q.té giacenza',
  ])('with its words run together, or without small words: %s', async (header) => {
    expect(Object.values(await listed(header))).toEqual(['sku', 'name', 'quantity'])
  })

  test('and is no stock where one of its words says so', async () => {
    expect(Object.values(await listed('PartNumber,ProductName,MinStock'))).toEqual(['sku', 'name'])
  })
})

describe('a column called Model', () => {
  const names = ['Galaxy S24 Ultra', 'Pixel 9', 'Moto Edge 50']
  const listed = (header: string, row: (name: string, at: number) => string) =>
    guess(files.utf8(`${header}\n${names.map(row).join('\n')}\n`))

  test('is the name of the item where its values are names', async () => {
    const { columns } = await listed('SKU,Model,Qty', (name, at) => `P-${at},${name},${at + 3}`)
    expect(columns.map(({ kind, certainty }) => [kind, certainty])).toEqual([
      ['sku', 'sure'],
      ['name', 'likely'],
      ['quantity', 'sure'],
    ])
  })

  test('is not, where another column is called so', async () => {
    const row = (name: string, at: number) => `P-${at},Phone ${at} with a case,${name},${at + 3}`
    const { mapping } = await listed('SKU,Description,Model,Qty', row)
    expect(mapping.columns).toEqual(['sku', 'name', null, 'quantity'])
  })

  test('is the SKU where its values are codes', async () => {
    const { mapping } = await listed(
      'Model,Title,Qty',
      (name, at) => `SM-${at}90B,${name},${at + 3}`,
    )
    expect(mapping.columns).toEqual(['sku', 'name', 'quantity'])
  })

  test('is asked about where nothing else says which item it is', async () => {
    const { columns } = await listed('Make,Model,Qty', (name, at) => `Acme,${name},${at + 3}`)
    expect(columns[1]).toMatchObject({ kind: 'name', certainty: 'check' })
  })
})

test('a column called Barcode stays one where all its codes are formulas without results', async () => {
  const lines = ['A-1,=VLOOKUP(A2,Codes!A:B,2,0),5', 'A-2,=VLOOKUP(A3,Codes!A:B,2,0),7']
  const { mapping } = await guess(
    files.utf8(
      `SKU,Barcode,Qty\n${lines.map((one) => one.replace(/=[^)]*\)/, '"$&"')).join('\n')}\n`,
    ),
  )
  expect(mapping.columns).toEqual(['sku', 'barcode', 'quantity'])
})

test('names of columns that mean something to a language of programs do nothing', async () => {
  const { mapping } = await guess(files.PROTO)
  expect(mapping.columns).toEqual([null, null, 'sku', 'quantity'])
})

test('a column called quantity is always shown, whatever its values', async () => {
  const { columns } = await guess(files.utf8('SKU,Item name,On hand\nA-1,Pencil,see Bob\n'))
  expect(columns[2]).toMatchObject({ kind: 'quantity', certainty: 'check' })
})

test('columns with Arabic names are recognised', async () => {
  const { mapping } = await guess(files.ARABIC)
  expect(mapping.columns).toEqual(['sku', 'name', 'quantity'])
})

test('prices of three decimals between semicolons stay what they are', async () => {
  const file = files.utf8('Référence;Qté;Prix achat\nB1;5;4,350\nB2;3;12,800\n')
  const { mapping } = await guess(file, { delimiter: ';' })
  expect(mapping.decimal).toBe(',')
})

test('a column just called "code" is classified by its values', async () => {
  expect(await used(files.utf8('Code,Qty\nA1,5\nA2,8\n'))).toMatchObject({ Code: 'sku' })
  expect(await used(files.utf8('Code,Qty\n4006381333931,5\n96385074,8\n'))).toMatchObject({
    Code: 'barcode',
  })
})

test('barcodes under a name of item numbers are scanned, unless another column has them', async () => {
  const codes = ['4006381333931', '96385074', '036000291452']
  const rows = codes.map((code, at) => `${code},Thing ${at},${at}`)
  const file = files.utf8(['Product Code,Name,Quantity', ...rows].join('\n'))
  expect(await used(file)).toMatchObject({ 'Product Code': 'barcode' })
  const skus = files.utf8(['SKU,Name,Quantity', ...rows].join('\n'))
  expect(await used(skus)).toMatchObject({ SKU: 'sku' })
  const both = rows.map((row, at) => `${row},${codes[at]}`)
  const beside = files.utf8(['Product Code,Name,Quantity,EAN', ...both].join('\n'))
  expect(await used(beside)).toMatchObject({ 'Product Code': 'sku', EAN: 'barcode' })
})

test('a title above does not hide what parts the cells, and joined words are read', async () => {
  const lines = Array.from({ length: 8 }, (_, at) => `A-${at};Thing number ${at};${at + 4},00;1,50`)
  const titled = await guess(
    files.utf8(
      ['Stock of the shop', 'Day: 18/11/2026', 'Code;Name;QtyOnHand;Cost', ...lines].join('\n'),
    ),
  )
  expect(titled.mapping).toMatchObject({
    headerRows: 3,
    columns: ['sku', 'name', 'quantity', 'unit_cost'],
    decimal: ',',
  })
  const rows = Array.from({ length: 12 }, (_, at) => `P-${at},Rose number ${at} red,${at + 4}`)
  const plants = await guess(files.utf8(['Code,Plant,onhand', ...rows].join('\n')))
  expect(plants.columns[1]).toMatchObject({ kind: 'name', certainty: 'sure' })
  expect(plants.mapping.columns[2]).toBe('quantity')
})

test('the number of its maker is the SKU only where the store has none', async () => {
  const rows = ['gm-01,FC100,Linen shirt,4', 'gm-02,FC101,Crew tee,5', 'gm-03,FC102,Chino,9']
  const bytes = files.utf8(`id,mpn,title,On hand\n${rows.join('\n')}\n`)
  expect(await used(bytes)).toMatchObject({ id: 'sku', title: 'name' })
  const alone = files.utf8(`mpn,title,On hand\n${rows.map((row) => row.slice(6)).join('\n')}\n`)
  expect(await used(alone)).toMatchObject({ mpn: 'sku' })
})

test('numbers in a first column without a name are those of the items, whatever sums it has', async () => {
  const items = Array.from(
    { length: 12 },
    (_, at) => `${String(100 + at * 9).padStart(5, '0')},Hex bolt ${at},${at + 3}`,
  )
  const bytes = files.utf8(
    `,Item description,On hand\nInventory,,\n${items.join('\n')}\nTOTAL,,102\n`,
  )
  const { mapping } = await guess(bytes)
  expect(mapping.columns).toEqual(['sku', 'name', 'quantity'])
})

test('a model that stands in several sizes is their name', async () => {
  const rows = Array.from(
    { length: 12 },
    (_, at) =>
      `${['Stiefelette', 'Sneaker', 'Ballerina'][at % 3]} Emma,${36 + at},70${at}-1,${at + 2}`,
  )
  expect(await used(files.utf8(`Modell,Größe,Art.-Nr.,Bestand\n${rows.join('\n')}\n`))).toEqual({
    Modell: 'name',
    Größe: 'variant',
    'Art.-Nr.': 'sku',
    Bestand: 'quantity',
  })
})

test.each([
  'Отчет о розничных продажах № 114 от 31.10.2026',
  'Informe mensual de ventas',
  'Rapport journalier des ventes',
  'Daily sales report',
])('under “%s”, quantities are what was sold', async (title) => {
  const rows = Array.from({ length: 12 }, (_, at) => `A-${at},Thing ${at},${at + 3}`)
  const { refusal } = await guess(
    files.utf8(`${title},,\nSKU,Item name,Quantity\n${rows.join('\n')}\n`),
  )
  expect(refusal).toBe('movements')
})

test('the name of a warehouse may be written together with the word for it', async () => {
  const rows = ['A-1,保温杯,门店仓,4', 'A-2,茶壶,门店仓,5', 'A-2,茶壶,总仓,9']
  const { questions } = await guess(
    files.utf8(`物料代码,物料名称,仓库名称,库存数量\n${rows.join('\n')}\n`),
  )
  expect(questions).toEqual([{ code: 'stores_or_places', count: 2 }])
})

test('what is weighed has decimals, and is no price', async () => {
  const rows = Array.from({ length: 12 }, (_, at) => `A-${at},Flour ${at},${at + 3}.${13 + at},kg`)
  const { questions, mapping } = await guess(
    files.utf8(`SKU,Item name,On hand,Unit\n${rows.join('\n')}\n`),
  )
  expect(mapping.columns[2]).toBe('quantity')
  expect(questions).toEqual([])
  const unsaid = await guess(
    files.utf8(`SKU,Item name,On hand\n${rows.map((row) => row.slice(0, -3)).join('\n')}\n`),
  )
  expect(unsaid.questions).toEqual([{ code: 'like_prices' }])
})

import { describe, expect, test } from 'vitest'
import { guessMapping } from './guess-mapping.ts'
import { outcomeOf } from './guess-outcome.ts'

const ROWS = 12

/** A table with these columns; each cell is made from its row number. */
function tried(columns: Readonly<Record<string, (row: number) => string | number>>, rows = ROWS) {
  const headers = Object.keys(columns)
  const body = Array.from({ length: rows }, (_, row) =>
    headers.map((header) => String(columns[header]?.(row) ?? '')),
  )
  const guess = guessMapping([headers, ...body], { kind: 'baseline', storeName: 'Main' })
  const used = guess.columns.flatMap(({ header, kind }) => (kind ? [[header, kind]] : []))
  return { ...guess, outcome: outcomeOf(guess, 'baseline'), used: Object.fromEntries(used) }
}

const code = (row: number) => `KT-${row + 300}`
const name = (row: number) => `Enamel teapot ${'abcdefghijkl'[row]}`
const amount = (row: number) => ((row * 5) % 11) + 2
const price = (row: number) => `${row + 3}.95`
const among =
  (...values: readonly string[]) =>
  (row: number) =>
    values[row % values.length] ?? ''

describe('what happened is no stock', () => {
  test('what customers have had and when, and what was earned with items of which nobody says a price', () => {
    const day = (row: number) => `2026-05-${row + 10}`
    const buyer = among('Miller', 'Jones', 'Smith')
    const rented = { Start: day, Customer: buyer, Item: name, Qty: amount }
    expect(tried(rented).refusal).toBe('movements')
    expect(tried({ ...rented, Qty: () => '', 'On hand': amount }).refusal).toBeNull()
    const earned = { Artikel: code, Bezeichnung: name, Stück: amount, Umsatz: price }
    const margin = (row: number) => `${row + 1}.40`
    expect(tried({ ...earned, Rohertrag: margin }).refusal).toBe('movements')
    expect(tried({ ...earned, Preis: price, Rohertrag: margin }).refusal).toBeNull()
  })

  test.each([
    ['Thai', { เลขที่บิล: code, วันที่: () => '3/5/2026', ชื่อสินค้า: name, จำนวน: amount, ยอดสุทธิ: price }],
    [
      'Japanese',
      { 発注区分: among('通常'), 商品名: name, 希望納期: () => '2026-08-01', 発注数: amount },
    ],
    [
      'Turkish',
      { 'Evrak No': code, 'Ürün Adı': name, Miktar: amount, 'Cari Adı': among('Yıldız') },
    ],
    ['Hebrew', { 'מספר מסמך': code, 'שם פריט': name, כמות: amount, 'שם לקוח': among('דנה') }],
    ['Korean', { 전표번호: code, 상품명: name, 수량: amount, 거래일자: () => '2026-05-02' }],
    [
      'Polish',
      {
        'Numer dokumentu': code,
        'Nazwa towaru': name,
        Ilość: amount,
        'Nazwa klienta': among('Nowak'),
      },
    ],
    [
      'camel case',
      {
        MovementID: code,
        ItemName: name,
        ChangeInQuantity: amount,
        MovementDate: () => '2026-05-02',
      },
    ],
  ])('in %s', (_, columns) => {
    expect(tried(columns).outcome).toBe('refused')
  })

  test.each([
    ['a rate of exchange', { 품목명: name, 수량: amount, 환율: price, 적요: among('') }],
    ['a sum of each line', { SKU: code, Name: name, Qty: amount, 'Radsumma (SEK)': price }],
    [
      'both sides of an account',
      { Código: code, Descripción: name, 'Saldo final': amount, Debe: price, Haber: price },
    ],
  ])('%s is a reason to ask', (_, columns) => {
    expect(tried(columns)).not.toMatchObject({ outcome: 'ready' })
    expect(JSON.stringify(tried(columns))).toMatch(/may_be_movements|"refusal":"movements"/)
  })

  test('and so is the number of a document above the list, unless the list has stock', () => {
    const titled = (header: string) => {
      const rows = Array.from({ length: 5 }, (_, row) => [
        code(row),
        name(row),
        String(amount(row)),
      ])
      const above = [
        ['Document number', 'Responsible'],
        ['D-77', 'Kim'],
        ['', ''],
      ]
      const table = [...above, ['SKU', 'Name', header], ...rows]
      return guessMapping(table, { kind: 'baseline', storeName: 'Main' }).questions
    }
    expect(titled('Quantity')).toEqual([{ code: 'may_be_movements' }])
    expect(titled('On hand')).toEqual([])
  })

  test('days without marks are days', () => {
    const day = (row: number) => `202605${10 + row}`
    const bill = { 일자: day, 품목명: name, 수량: amount, 담당자: among('김민수') }
    expect(tried(bill).questions).toEqual([{ code: 'may_be_movements' }])
  })

  test('the sales of a month are told by what they brought', () => {
    const sold = {
      'Kode Barang': code,
      'Nama Barang': name,
      'Jumlah Terjual': amount,
      'Nilai Penjualan': price,
    }
    expect(tried(sold).refusal).toBe('movements')
  })

  test('parts under the parts that they are of are no stock', () => {
    const places = ['1', '1.1', '1.2', '2', '2.1', '2.1.1']
    const at = (row: number) => places[row] ?? ''
    expect(
      tried({ 'L.p.': at, Nazwa: name, Ilość: amount, Materiał: among('S235') }, 6),
    ).toMatchObject({
      outcome: 'asks',
      questions: [{ code: 'may_be_recipe' }],
    })
    const prices = (row: number) => `${row + 1}.${row}`
    expect(tried({ SKU: code, Name: name, Qty: amount, Weight: prices }, 6).outcome).toBe('ready')
  })

  test('groups between the items are asked about', () => {
    const isGroup = among('Да', 'Нет', 'Нет')
    const columns = { ЭтоГруппа: isGroup, Артикул: code, Наименование: name, Остаток: amount }
    expect(tried(columns).questions).toEqual([{ code: 'groups_in_rows' }])
    expect(tried({ ...columns, ЭтоГруппа: among('Нет') }).outcome).toBe('ready')
  })

  test('three different times of three rows are enough to doubt it', () => {
    const when = (row: number) => `2026-05-0${row + 1} 1${row}:30`
    expect(tried({ Date: when, SKU: code, Name: name, Qty: amount }, 3)).toMatchObject({
      outcome: 'asks',
      questions: [{ code: 'may_be_movements' }],
    })
    const printed = (row: number) => `2026-05-0${row + 1}`
    expect(tried({ Date: printed, SKU: code, Name: name, Qty: amount }, 3).outcome).toBe('ready')
  })

  test.each([
    'asset_amort_date',
    'Accumulated depreciation EUR',
    'Abschreibungen 2026',
    'Накопленная амортизация',
  ])('things that are written off are assets: %s', (header) => {
    const found = tried({ Nr: code, Bezeichnung: name, [header]: price })
    expect(found).toMatchObject({ outcome: 'refused', refusal: 'assets' })
  })
})

describe('names of anything', () => {
  test.each([
    [
      'under a mere ID',
      { ID: (row: number) => row + 7, Name: name, Status: among('good', 'broken') },
    ],
    ['that nobody gave', { SKU: code, 'Stock status': among('instock'), Price: price }],
    ['that are missing', { 'Mã hàng': code }],
  ])('%s are asked about', (_, columns) => {
    expect(tried(columns)).toMatchObject({
      outcome: 'asks',
      questions: [{ code: 'may_be_other' }],
    })
  })

  test('and not where they have prices, or numbers of their own', () => {
    expect(tried({ ID: (row: number) => row + 7, Name: name, Price: price }).questions).toEqual([])
    const shelf = among('A-01', 'B-02', 'C-03')
    expect(tried({ Catalog: code, Description: name, Bin: shelf })).toMatchObject({
      questions: [],
      used: { Catalog: 'sku' },
    })
  })
})

describe('what stands where stock would stand', () => {
  test.each([
    ['a recipe', { 'Recipe name': among('Cake', 'Soup'), Item: name, Quantity: amount }],
    ['a recipe in Italian', { Ricetta: among('Torta', 'Zuppa'), Prodotto: name, Quantità: amount }],
    ['what was sold for money', { SKU: code, Name: name, Sold: amount, Revenue: price }],
  ])('is refused where it is %s', (_, columns) => {
    expect(tried(columns).outcome).toBe('refused')
  })

  test.each([
    ['sold', { SKU: code, Name: name, Sold: amount }],
    ['wanted', { SKU: code, Name: name, Zielbestand: amount }],
    ['taken off the price of a group', { Group: name, 'Discount %': amount }],
    ['of few different values', { Nummer: code, Name: name, Lager: among('1', '2') }],
  ])('is asked about where it is %s', (_, columns) => {
    expect(tried(columns).outcome).toBe('asks')
  })

  test.each([
    ['Lager', { Nummer: code, Bezeichnung: name, Lager: amount }],
    ['Sklad', { Kod: code, Nazev: name, Sklad: amount }],
    ['Bestand', { SKU: code, Name: name, Zielbestand: price, Bestand: amount }],
    ['Menge', { SKU: code, Name: name, Nachkommastellen: among('2'), Menge: amount }],
    ['Miktar', { 'Stok Kodu': code, 'Stok Adı': name, 'Stok Grubu': among('A'), Miktar: amount }],
  ])('and read where it is %s', (header, columns) => {
    expect(tried(columns)).toMatchObject({ outcome: 'ready', used: { [header]: 'quantity' } })
  })

  test('an average of prices is no price', () => {
    const columns = { SKU: code, Name: name, 'Average selling price': price, 'On hand': amount }
    expect(tried(columns).used).not.toHaveProperty('Average selling price')
  })
})

describe('what an item number or a date is called', () => {
  test('the id of a record is asked about beside codes under a name that nobody knows', () => {
    const columns = {
      'Article ID': (row: number) => 4_000 + row * 3,
      Zorb: code,
      Name: name,
      Stock: amount,
    }
    const { columns: found, outcome } = tried(columns)
    expect(outcome).toBe('asks')
    expect(found[0]).toMatchObject({
      certainty: 'check',
      why: [{ code: 'number_rival', header: 'Zorb' }],
    })
  })

  test('a date is an expiry where a word of its name says so, and no other date is', () => {
    const day = (row: number) => `2027-0${(row % 8) + 1}-11`
    expect(tried({ SKU: code, Stock: amount, 'Nearest expiry': day }).used).toMatchObject({
      'Nearest expiry': 'expiry',
    })
    expect(tried({ SKU: code, Stock: amount, 'Last delivery': day }).used).not.toHaveProperty(
      'Last delivery',
    )
  })

  test('amounts of money are no unit, and a share of hundred is no quantity', () => {
    expect(tried({ SKU: code, Stock: amount, 'Unit $': price }).used).not.toMatchObject({
      'Unit $': 'unit',
    })
    expect(tried({ SKU: code, Name: name, 'Qty %': amount }).used).not.toHaveProperty('Qty %')
  })

  test('sentences are names under a word for numbers, and a cut word may be the stock', () => {
    const long = (row: number) => `Cascade hops from valley ${row}`
    expect(tried({ Material: long, Stock: amount }).used).toMatchObject({ Material: 'name' })
    expect(tried({ Material: code, Name: name, Stock: amount }).used).toMatchObject({
      Material: 'sku',
    })
    expect(tried({ SKU: code, Name: name, Preis: price, 'Best.': amount }).outcome).toBe('asks')
  })

  test('stock in the warehouse is stock, whatever the ending of the word', () => {
    for (const header of ['Likutis sandėlyje', 'Atlikums noliktavā', 'Stan magazynu']) {
      expect(tried({ SKU: code, Name: name, [header]: amount }).outcome).toBe('ready')
    }
  })

  test('numbers before the names are asked about under a name for something else', () => {
    const tag = (row: number) => 100_200 + row * 13
    const { columns, outcome } = tried({ 'Tag no.': tag, Item: name, Stock: amount })
    expect(outcome).toBe('asks')
    expect(columns[0]).toMatchObject({ kind: 'sku', certainty: 'check' })
  })

  test('the only names are asked about under a name for something else', () => {
    const { columns } = tried({ SKU: code, 'Brand name': name, Stock: amount })
    expect(columns[1]).toMatchObject({ kind: 'name', certainty: 'check' })
  })

  test('a first column without a name is what the items are called by', () => {
    const called = (row: number) => `Rope:${String.fromCharCode(65 + row)} long`
    const { used } = tried({ '': called, 'Item Description': name, 'On Hand': amount })
    expect(used).toEqual({ '': 'sku', 'Item Description': 'name', 'On Hand': 'quantity' })
  })

  test('remarks are no names, and an item is asked about that has only the id of its record', () => {
    const type = (row: number) => `EL${row % 9}4`
    const columns = { id: (row: number) => row * 3 + 7, type_key: type, qty: amount, notes: name }
    const { columns: found } = tried(columns)
    expect(found[1]).toMatchObject({ kind: 'name', certainty: 'check' })
    expect(found[3]?.kind).toBeNull()
  })

  test('the first of several prices is the price', () => {
    const prices = { PVP1: price, PVP2: (row: number) => `${row + 2}.49` }
    expect(tried({ SKU: code, Name: name, Stock: amount, ...prices }).used).toMatchObject({
      PVP1: 'unit_price',
    })
  })

  test('numbers of other items are no stock, and "Inv" alone is it', () => {
    const number = (row: number) => 40_001 + row
    const other = (row: number) => 40_001 + ((row * 5) % ROWS)
    expect(tried({ ID: number, Goes: other, Name: name }).tableKind).toBe('catalogue')
    expect(tried({ SKU: code, Name: name, Inv: amount }).used).toMatchObject({ Inv: 'quantity' })
  })

  test('strengths and prices of a while are no stock, and a column of pieces may be it', () => {
    const list = { SKU: code, Name: name, Zorb: among('80', '90', '100') }
    expect(tried(list, 24).tableKind).toBe('catalogue')
    expect(tried({ ...list, Zorb: among('0', '0', '0', '0', '8.99') }).tableKind).toBe('catalogue')
    expect(tried({ ...list, Zorb: amount }).outcome).toBe('asks')
  })

  test('words among a few quantities are listed, and among many they are asked about', () => {
    const counts = among('3', 'some', '12', '7')
    const columns = { SKU: code, Name: name, Quantity: counts }
    expect(tried(columns, 8).outcome).toBe('ready')
    expect(tried(columns, 12).outcome).toBe('asks')
    const { columns: ofWarehouse } = tried({ Name: name, Sklad: among('325', 'БН', '21', '9') }, 8)
    expect(ofWarehouse[1]?.certainty).not.toBe('sure')
  })

  test('so many different brands are those of items, and their numbers the SKUs', () => {
    const label = (row: number) => `L${row + 5_000}`
    const brand = (row: number) => `Gin ${String.fromCharCode(65 + row)} Old Mill`
    const brands = { 'Brand code': code, 'Brand name': brand, Barcode: label, Stock: amount }
    expect(tried(brands, 24).columns.slice(0, 2)).toMatchObject([
      { kind: 'sku', certainty: 'likely' },
      { kind: 'name', certainty: 'likely' },
    ])
  })

  test('a stock of nothing but zeros is no answer of yes and no', () => {
    expect(tried({ SKU: code, Name: name, Stock: () => 0 }).outcome).toBe('ready')
    expect(tried({ SKU: code, Name: name, Stock: (row) => row % 2 }).outcome).toBe('asks')
  })
})

describe('a list below a line with the number of a document or a partner', () => {
  const rows = Array.from({ length: ROWS }, (_, row) => [code(row), name(row), String(amount(row))])
  const below = (title: string, quantity = 'Qty') =>
    guessMapping([[title], ['SKU', 'Description', quantity], ...rows], {
      kind: 'baseline',
      storeName: 'Main',
    }).questions.map((doubt) => doubt.code)

  test.each([
    'Remito N° 0001-00002231',
    'Transfer slip TS-2201',
    'Cliente: Norte SRL',
    'From: Main',
  ])('may be about what has happened: %s', (title) =>
    expect(below(title)).toContain('may_be_movements'),
  )

  test('is about what has happened where a number and a partner stand above it', () => {
    const both = (...titles: readonly string[]) =>
      guessMapping([...titles.map((title) => [title]), ['SKU', 'Description', 'Qty'], ...rows], {
        kind: 'baseline',
        storeName: 'Main',
      }).refusal
    expect(both('Remito N° 0001-00002231', 'Cliente: Norte SRL')).toBe('movements')
    expect(both('Remito N° 0001-00002231')).toBeNull()
    expect(both('Stock on hand', 'List no. 2026-118', 'From: Main')).toBeNull()
  })

  test('is stock where a column says so, or where the line says something else', () => {
    expect(below('Remito N° 0001-00002231', 'On hand')).toEqual([])
    expect(below('Counted on the 3rd floor')).toEqual([])
  })
})

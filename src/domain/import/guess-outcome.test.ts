import { describe, expect, test } from 'vitest'
import { checkDigitOf } from '../codes/gtin.ts'
import { guessMapping } from './guess-mapping.ts'
import { outcomeOf } from './guess-outcome.ts'

const ROWS = 24

/** A list with these columns; each cell is made from its row number. */
function list(columns: Readonly<Record<string, (row: number) => string | number>>) {
  const headers = Object.keys(columns)
  const rows = Array.from({ length: ROWS }, (_, row) =>
    headers.map((header) => String(columns[header]?.(row) ?? '')),
  )
  return [headers, ...rows]
}

function tried(rows: readonly (readonly string[])[], otherStores: readonly string[] = []) {
  const guess = guessMapping(rows, { kind: 'baseline', storeName: 'Main', otherStores })
  const used = guess.columns.flatMap(({ header, kind }) => (kind ? [[header, kind]] : []))
  return { ...guess, outcome: outcomeOf(guess, 'baseline'), used: Object.fromEntries(used) }
}

const sku = (row: number) => `AB-${row + 100}`
const name = (row: number) => `Kettle of steel ${row}`
const stock = (row: number) => (row * 7) % 31
const among =
  (...values: readonly string[]) =>
  (row: number) =>
    values[row % values.length] ?? ''

describe('no row is dropped by a guess', () => {
  test.each([
    ['towns', among('Oslo', 'Bergen', 'Molde')],
    ['numbers', among('1000', '1100')],
    ['rooms', among('Garage', 'Attic')],
  ])('a location of %s is asked about', (_, place) => {
    const { outcome, mapping, questions } = tried(list({ sku, name, Qty: stock, Location: place }))
    expect(outcome).toBe('asks')
    expect(mapping.site).toBeNull()
    expect(questions).toHaveLength(1)
  })

  test('the store by its name is taken, and nothing is asked', () => {
    const place = among('Main', 'Old town')
    const { outcome, mapping, sites } = tried(list({ sku, name, Qty: stock, Warehouse: place }))
    expect(outcome).toBe('ready')
    expect(mapping.site).toBe('Main')
    expect(sites).toEqual(['Main', 'Old town'])
  })

  test('one location in all rows needs no question, unless it is another store', () => {
    const place = among('123 High Street')
    const rows = list({ sku, name, Qty: stock, Location: place })
    expect(tried(rows)).toMatchObject({ outcome: 'ready', mapping: { site: null } })
    expect(tried(rows, ['123 High Street'])).toMatchObject({ outcome: 'asks' })
  })

  test.each([
    ['letters and digits', among('A1', 'A2', 'B3', 'C12')],
    ['words', among('Shelf 1', 'Shelf 2', 'Shelf 3')],
  ])('shelves of %s in a column called location are shelves', (_, place) => {
    const { outcome, used } = tried(list({ sku, name, Qty: stock, Location: place }))
    expect(outcome).toBe('ready')
    expect(used.Location).toBe('shelf')
  })
})

describe('numbers in a column of barcodes', () => {
  const body = (row: number) => `40063813${String(3_000 + row * 7)}`
  const right = (row: number) => `${body(row)}${checkDigitOf(body(row))}`
  const wrong = (row: number) => `${body(row)}${(checkDigitOf(body(row)) + 3) % 10}`
  const mixed = (every: number) => (row: number) => (row % every === 0 ? wrong(row) : right(row))
  const withCodes = (header: string, code: (row: number) => string) =>
    tried(list({ sku, [header]: code, name, Qty: stock }))
  const certainty = ({ columns }: ReturnType<typeof tried>) =>
    columns.find(({ kind }) => kind === 'barcode')?.certainty

  test.each(['EAN', 'Barcode', 'Strichcode'])('that fail under %s are asked about', (header) => {
    const found = withCodes(header, wrong)
    expect(found.outcome).toBe('asks')
    expect(found.used[header]).toBe('barcode')
    expect(found.columns[1]?.why).toEqual([{ code: 'unscannable_codes', failing: 24, of: 24 }])
  })

  test('that hold are sure; a few slips are rows to mend, many make it less sure', () => {
    expect(certainty(withCodes('EAN', right))).toBe('sure')
    expect(withCodes('EAN', mixed(20))).toMatchObject({ outcome: 'ready' })
    expect(certainty(withCodes('EAN', mixed(20)))).toBe('sure')
    expect(withCodes('EAN', mixed(4))).toMatchObject({ outcome: 'ready' })
    expect(certainty(withCodes('EAN', mixed(4)))).toBe('likely')
  })

  test.each([
    ['short', (row: number) => String(10_020 + row)],
    ['of scales', (row: number) => `21${String(10_000 + row)}00${String(100 + row)}7`],
    ['with letters', (row: number) => `SC-${1_000 + row}`],
  ])('that a store gives itself, %s, are no doubt', (_, code) => {
    expect(withCodes('Barcode', code)).toMatchObject({
      outcome: 'ready',
      used: { Barcode: 'barcode' },
    })
  })

  test('that lost their zeros are barcodes, and so are shortened ones', () => {
    const upc = (row: number) => {
      const digits = `0360002${String(1_000 + row)}`
      return String(Number(`${digits}${checkDigitOf(digits)}`))
    }
    expect(certainty(withCodes('UPC', upc))).toBe('sure')
    expect(withCodes('UPC', upc).mapping.gtins).toBe(true)
    expect(withCodes('EAN', () => '4.00638E+12').outcome).toBe('ready')
  })

  test('of a known system are doubted all the same', () => {
    const columns = {
      Handle: name,
      Title: name,
      'Variant SKU': sku,
      'Variant Inventory Qty': stock,
      'Variant Price': () => '4.50',
    }
    expect(tried(list({ ...columns, 'Variant Barcode': right })).outcome).toBe('ready')
    expect(tried(list({ ...columns, 'Variant Barcode': wrong })).outcome).toBe('asks')
  })
})

describe('names of the stores of the organization', () => {
  const others = ['Old town', 'Harbor']

  test('make a column of stores, whatever it is called', () => {
    const rows = list({ sku, name, Qty: stock, Where: among('Main', 'Old town', 'HARBOR') })
    expect(tried(rows)).toMatchObject({ outcome: 'ready', mapping: { site: null } })
    expect(tried(rows, others)).toMatchObject({
      outcome: 'ready',
      used: { Where: 'site' },
      mapping: { site: 'Main' },
    })
  })

  test('are asked about where other values stand beside them, or this store does not', () => {
    const mixed = list({ sku, name, Qty: stock, Where: among('Main', 'Old town', 'Van 3') })
    expect(tried(mixed, others)).toMatchObject({ outcome: 'asks', mapping: { site: null } })
    const elsewhere = list({ sku, name, Qty: stock, Where: among('Old town', 'Harbor') })
    expect(tried(elsewhere, others)).toMatchObject({ outcome: 'asks', mapping: { site: null } })
    const shelves = list({ sku, name, Qty: stock, Location: among('A-1', 'A-2', 'A-3', 'B-1') })
    expect(tried(shelves, ['A-1', 'B-1'])).toMatchObject({ outcome: 'asks' })
  })

  test('tell the quantity of this store from that of another', () => {
    const rows = list({ sku, name, Harbor: (row) => row % 4, Main: stock })
    expect(tried(rows, others)).toMatchObject({ outcome: 'ready', used: { Main: 'quantity' } })
    const foreign = list({ sku, name, 'In stock [Harbor]': stock })
    expect(tried(foreign)).toMatchObject({ outcome: 'ready' })
    expect(tried(foreign, others)).toMatchObject({
      outcome: 'asks',
      questions: [{ code: 'other_store', store: 'Harbor' }],
    })
  })
})

describe('a quantity per outlet', () => {
  test('is asked about, with all of them', () => {
    const rows = list({ sku, name, 'Qty North': stock, 'Qty South': (row) => row })
    const { outcome, outlets } = tried(rows)
    expect(outcome).toBe('asks')
    expect(outlets).toEqual(['north', 'south'])
  })

  test('is that of the store where it is named', () => {
    const rows = list({ sku, name, 'Stock Oslo': (row) => row, 'Stock Main': stock })
    expect(tried(rows)).toMatchObject({ outcome: 'ready', used: { 'Stock Main': 'quantity' } })
  })
})

describe('numbers that are no stock', () => {
  test.each([
    ['VAT', among('19', '7')],
    ['Manage stock', among('0', '1')],
    ['Minimum stock', (row: number) => row % 9],
    ['Quantity of included item', (row: number) => row % 3],
    ['Qty per package', among('6', '12')],
    ['Low stock', (row: number) => row % 5],
    ['Stock bin', (row: number) => 1200 + row],
    ['In stock?', among('0', '1')],
    ['is_in_stock', among('0', '1')],
    ['Stock out', (row: number) => row % 4],
  ])('%s beside the stock', (header, values) => {
    const { outcome, used } = tried(list({ sku, name, [header]: values, Stock: stock }))
    expect(outcome).toBe('ready')
    expect(used.Stock).toBe('quantity')
  })

  test.each([
    ['yes and no', { Stock: among('0', '1') }],
    ['prices', { Qty: (row: number) => `${row}.95` }],
    ['numbers of items', { Quantity: (row: number) => 81_000_401 + row }],
    ['nearly nothing', { Qty: (row: number) => (row === 3 ? 5 : '') }],
    ['another column called nearly the same', { Stock: stock, Quantity: (row: number) => row }],
  ])('a quantity of %s is asked about', (_, columns) => {
    expect(tried(list({ sku, name, ...columns })).outcome).toBe('asks')
  })

  test('what is free to sell is no rival of what is there', () => {
    const rows = list({ sku, name, 'On hand': stock, Available: (row) => (row * 7) % 30 })
    expect(tried(rows)).toMatchObject({ outcome: 'ready', used: { 'On hand': 'quantity' } })
  })
})

test('a file with headers only raises no question', () => {
  expect(tried([['SKU', 'Item name', 'On hand']]).outcome).toBe('ready')
})

describe('tables that are no stock lists', () => {
  const day = (row: number) => `2026-10-${String(1 + (row % 28)).padStart(2, '0')}`

  test.each([
    [
      'sales',
      'movements',
      { Date: day, 'Invoice No': (row: number) => row, sku, name, Qty: stock },
    ],
    ['orders', 'orders', { 'Order ID': (row: number) => row, Customer: name, sku, Qty: stock }],
    [
      'purchases',
      'orders',
      { 'PO Number': sku, name, 'Qty ordered': stock, 'Qty received': stock },
    ],
    [
      'German sales',
      'movements',
      { Datum: day, Rechnungsnummer: sku, Artikel: name, Menge: stock },
    ],
    ['parts of a product', 'recipe', { 'Parent item': sku, Component: sku, 'Qty per': stock }],
    [
      'people',
      'people',
      { 'First name': name, Email: (row: number) => `a${row}@b.test`, City: name },
    ],
  ])('%s are refused, with what they are', (_, kind, columns) => {
    const { outcome, tableKind, refusal, mapping } = tried(list(columns))
    expect({ outcome, tableKind }).toEqual({ outcome: 'refused', tableKind: kind })
    expect(refusal).toBe(kind)
    expect(mapping.columns).not.toContain('quantity')
  })

  test('how many were sold of what is offered makes no list of sales', () => {
    const rows = list({
      Title: name,
      'Available quantity': stock,
      'Sold quantity': (row) => row % 5,
    })
    expect(tried(rows).outcome).toBe('ready')
  })

  test('a report without a name for its first column is a list of what stands there', () => {
    const rows = list({ '': name, 'Reorder Pt': (row) => row % 5, 'On Hand': stock })
    expect(tried(rows)).toMatchObject({ outcome: 'ready', used: { '': 'name' } })
  })

  test('days of a sale beside a stock are asked about', () => {
    const rows = list({ Date: day, sku, 'Inventory level': stock, 'Units sold': (row) => row })
    expect(tried(rows).outcome).toBe('asks')
  })

  test('a list of prices is a catalogue', () => {
    const rows = list({
      'Item no': sku,
      name,
      Price: (row) => `${row}.95`,
      'VAT %': among('19', '7'),
    })
    const { tableKind, questions } = tried(rows)
    expect(tableKind).toBe('catalogue')
    expect(questions).toEqual([])
    const guess = guessMapping(rows, { kind: 'catalogue' })
    expect(outcomeOf(guess, 'catalogue')).toBe('ready')
  })

  test('a column of numbers that nobody can name is asked about', () => {
    const { outcome, used } = tried(list({ sku, name, Zzyzx: stock }))
    expect(outcome).toBe('asks')
    expect(used.Zzyzx).toBe('quantity')
  })
})

describe('what is there is told from what is free of it', () => {
  const reserved = (row: number) => (stock(row) > 2 ? row % 3 : 0)
  const free = (row: number) => stock(row) - reserved(row)

  test.each([
    ['Menge', 'Reservierte Menge', 'Verfügbare Menge'],
    ['Ilość', 'Rezerwacje', 'Dostępne'],
    ['Stock total', 'Stock reservado', 'Stock disponible'],
    ['Physical quantity', 'Reserved quantity', 'Net stock'],
  ])('where %s is %s and %s together', (whole, taken, rest) => {
    const rows = list({ sku, name, [rest]: free, [taken]: reserved, [whole]: stock })
    expect(tried(rows)).toMatchObject({ outcome: 'ready', used: { [whole]: 'quantity' } })
  })

  test('but a sum of stores is no stock of this one', () => {
    const rows = list({
      sku,
      name,
      'Stock North': free,
      'Stock South': reserved,
      'Stock total': stock,
    })
    expect(tried(rows).outcome).toBe('asks')
  })

  test('and raises a question where nothing adds up', () => {
    const other = (row: number) => (row * 5) % 17
    const rows = list({ sku, name, Menge: stock, 'Reservierte Menge': reserved, Verfügbar: other })
    expect(tried(rows).outcome).toBe('asks')
  })
})

describe('a header means what its words mean together', () => {
  test.each(['Quantity In Stock', 'Location On Hand', 'Qty 1', 'How many', 'System count'])(
    '%s is the stock',
    (header) => {
      expect(tried(list({ sku, name, [header]: stock }))).toMatchObject({
        ...{ outcome: 'ready', used: { [header]: 'quantity' } },
      })
    },
  )

  test.each([
    'notify_on_stock_below',
    'Stock désiré',
    'Calculated stock',
    'Stock location',
    'Quantity in',
  ])('%s is none', (header) => {
    const rows = list({ sku, name, 'On hand': stock, [header]: (row) => row % 9 })
    expect(tried(rows)).toMatchObject({ outcome: 'ready', used: { 'On hand': 'quantity' } })
  })

  test('one word for all that is kept in stock is no quantity', () => {
    const rows = list({ 'Item Number': sku, 'Item Name': name, Inventory: () => 'I' })
    expect(tried(rows)).toMatchObject({ tableKind: 'catalogue', questions: [] })
  })

  test.each(['Custom label (SKU)', 'Product Code/SKU', 'Variant code / SKU'])(
    '%s comes before the number that a system gives',
    (header) => {
      const rows = list({ 'Item number': (row) => 67_000 + row, [header]: sku, name, Stock: stock })
      expect(tried(rows).used).toMatchObject({ [header]: 'sku' })
    },
  )

  test.each(['Titel (de)', 'NL_Title_Short', 'name(en-gb)', 'Display Name'])(
    '%s is the name',
    (header) => {
      expect(tried(list({ sku, [header]: name, Stock: stock }))).toMatchObject({
        ...{ outcome: 'ready', used: { [header]: 'name' } },
      })
    },
  )
})

test('numbers that several items share are not theirs, where another column has one for each', () => {
  const style = (row: number) => `ST-${Math.floor(row / 3)}`
  const rows = list({ 'Product code': style, Reference: sku, name, Stock: stock })
  expect(tried(rows).used).toMatchObject({ Reference: 'sku' })
  // With lots, an item has several rows.
  const lots = list({ SKU: style, Reference: sku, name, Stock: stock, Lot: sku })
  expect(tried(lots).used).toMatchObject({ SKU: 'sku' })
})

test('what a bank has moved is no stock, though it has a balance', () => {
  const amount = (row: number) => `${row + 3}.${10 + row}`
  const rows = list({ Description: name, Debit: amount, Credit: amount, Balance: amount })
  expect(tried(rows)).toMatchObject({ outcome: 'refused', tableKind: 'accounts' })
})

test('a number that is called SKU in brackets, or is a supplier’s alone, is the SKU', () => {
  for (const header of ['Store Code (SKU)', 'SupplierSKU']) {
    expect(tried(list({ [header]: sku, name, Stock: stock })).used).toMatchObject({
      [header]: 'sku',
    })
  }
  const beside = tried(
    list({ SKU: sku, 'Supplier SKU': (row: number) => `S-${row}`, name, Stock: stock }),
  )
  expect(beside.used).toMatchObject({ SKU: 'sku' })
  expect(beside.used['Supplier SKU']).toBeUndefined()
})

test.each([
  ['goods that came back', 'movements', ['Return No', 'Return Date', 'Qty Returned']],
  ['goods that came in', 'movements', ['GRN No', 'Received Date', 'Qty Received']],
  ['sales of items', 'movements', ['Item Qty', 'Gross Amount', 'Discount Amount', 'Net Amount']],
  ['goods sent to another store', 'transfers', ['Qty', 'From Store', 'To Store', 'Transfer No']],
])('a list of %s is no stock', (_, kind, headers) => {
  const columns = Object.fromEntries(headers.map((header) => [header, stock]))
  expect(tried(list({ sku, name, ...columns }))).toMatchObject({
    ...{ outcome: 'refused', tableKind: kind },
  })
})

describe('what lists of stores from everywhere say', () => {
  test.each([
    'Soll-Bestand',
    'Stock au 31.10.2026',
    'Bestand per 1.11.',
    'On hand as of 2026-11-15',
  ])('%s is how many there are', (header) => {
    const { outcome, used } = tried(list({ sku, name, [header]: stock }))
    expect(outcome).toBe('ready')
    expect(used[header]).toBe('quantity')
  })

  test('numbers with zeros in front under an unknown name are shown to somebody', () => {
    const number = (row: number) => String(row * 3 + 12).padStart(6, '0')
    const { outcome, used } = tried(list({ Description: name, XQZ: number, 'On hand': stock }))
    expect(outcome).toBe('asks')
    expect(used.XQZ).toBe('sku')
  })

  test('numbers under an unknown name before the names are the numbers of the items', () => {
    const number = (row: number) => String(row * 3 + 12).padStart(6, '0')
    const { outcome, used } = tried(list({ XQZ: number, Description: name, 'On hand': stock }))
    expect(outcome).toBe('ready')
    expect(used.XQZ).toBe('sku')
    const key = (row: number) => `5f3a1c00a1b2c3d4e5f6${row + 1_000}`
    const keyed = tried(list({ XQZ: key, Description: name, 'On hand': stock }))
    expect(keyed.used.XQZ ?? '').not.toBe('sku')
  })

  test('two columns of numbers, of which one is nearly called a SKU, are shown to somebody', () => {
    const id = (row: number) => 81_000_401 + row
    const columns = { listing_id: id, title: name, catno: sku, quantity: stock }
    expect(tried(list(columns)).outcome).toBe('asks')
    const { catno: _unused, ...others } = columns
    expect(tried(list(others)).outcome).toBe('ready')
  })

  test('of two columns of names, neither of which is called so plainly, somebody chooses', () => {
    const other = (row: number) => `Thing made of oak, number ${row}`
    const plants = { 'Botanical Name': name, 'Common Name': other, 'On hand': stock }
    expect(tried(list(plants)).outcome).toBe('asks')
    const numbered = { sku, ...plants }
    expect(tried(list(numbered)).outcome).toBe('ready')
  })

  test.each(['Umsatz brutto', 'Ventas netas', '销售金额', 'Omzet excl. btw'])(
    'what was sold, with its %s, is no stock',
    (header) => {
      const money = (row: number) => (stock(row) * 3.25).toFixed(2)
      const sold = { sku, name, 'Verkaufte Menge': stock, [header]: money }
      expect(tried(list(sold))).toMatchObject({ outcome: 'refused', tableKind: 'movements' })
    },
  )

  test.each(['Liczba sztuk', 'Množství účetní', '現在庫数量', 'الكمية المتاحة', 'Nb bouteilles'])(
    '%s is how many there are, whatever other words say of it',
    (header) => {
      const { outcome, used } = tried(list({ sku, name, [header]: stock }))
      expect({ outcome, kind: used[header] }).toEqual({ outcome: 'ready', kind: 'quantity' })
    },
  )

  test.each(['Gelieferte Menge', 'Cantidad devuelta', 'Ilość dostarczona', 'Quantità consegnata'])(
    '%s moved, and is not what is there',
    (header) => {
      expect(tried(list({ sku, name, [header]: stock })).used[header]).toBeUndefined()
    },
  )

  test('what is different in every row before the names, under the name of a place, is asked about', () => {
    const bin = (row: number) => 1_001 + row * 3
    const { outcome, used } = tried(list({ 'Bin No.': bin, Wine: name, Bottles: stock }))
    expect({ outcome, kind: used['Bin No.'] }).toEqual({ outcome: 'asks', kind: 'sku' })
  })

  test('a number that is always the same is no rival of the stock', () => {
    const columns = { sku, name, Varasto: among('1'), Varastosaldo: stock }
    expect(tried(list(columns))).toMatchObject({
      outcome: 'ready',
      used: { Varastosaldo: 'quantity' },
    })
  })

  test.each(['LISTINO PREZZI 2026', 'Preisliste gültig ab 01.01.2026', 'Прайс-лист'])(
    'below the title %s no number is how many there are',
    (title) => {
      const pack = among('6', '12', '24')
      const prices = { sku, name, 'Conf.': pack, Price: (row: number) => (row * 1.25).toFixed(2) }
      expect(tried([[title], ...list(prices)])).toMatchObject({
        tableKind: 'catalogue',
        questions: [],
      })
      const stocked = { ...prices, 'On hand': stock }
      expect(tried([[title], ...list(stocked)]).outcome).toBe('ready')
    },
  )

  test.each(['Qty on Shelf', 'O/H Qty', 'Remaining Quantity', 'Ist-Menge', '帳簿数'])(
    '%s is what there is',
    (header) => {
      const { outcome, used } = tried(list({ sku, name, [header]: stock }))
      expect({ outcome, kind: used[header] }).toEqual({ outcome: 'ready', kind: 'quantity' })
    },
  )

  test.each(['Mindestbestellmenge', 'Bestelhoeveelheid', 'Verpackungsmenge', 'Tilausmäärä'])(
    '%s is written together of words that say it is no stock',
    (header) => {
      const pack = among('6', '12', '24')
      const { used, tableKind } = tried(list({ sku, name, [header]: pack }))
      expect({ kind: used[header], tableKind }).toEqual({ kind: undefined, tableKind: 'catalogue' })
    },
  )

  test('words under an unknown name are the names where no other column has words', () => {
    const { outcome, used } = tried(list({ SKU: sku, Zzzzzz: name, 'On hand': stock }))
    expect(outcome).toBe('ready')
    expect(used.Zzzzzz).toBe('name')
  })

  test('what can be sold does not rival what there is, and neither does what will arrive', () => {
    const less = (row: number) => Math.max(0, stock(row) - (row % 3))
    const columns = { sku, name, 'Fiili Stok': stock, 'Sevkedilebilir Stok': less }
    expect(tried(list(columns))).toMatchObject({
      outcome: 'ready',
      used: { 'Fiili Stok': 'quantity' },
    })
    const arriving = { sku, name, 'Q.tà in giacenza': stock, 'Q.tà in arrivo': less }
    expect(tried(list(arriving)).outcome).toBe('ready')
  })

  test('of two stocks the one whose value the list reckons is its stock', () => {
    const price = (row: number) => (row + 3) * 1.25
    const other = (row: number) => stock(row) + (row % 4)
    const columns = { sku, name, Stock: other, Inventory: stock, Zzp: price }
    expect(tried(list(columns)).outcome).toBe('asks')
    const valued = { ...columns, Zzv: (row: number) => (stock(row) * price(row)).toFixed(2) }
    const { outcome, used } = tried(list(valued))
    expect(outcome).toBe('ready')
    expect(used.Inventory).toBe('quantity')
  })

  test('numbers of items are not offered as quantities', () => {
    const plu = (row: number) => 1_001 + row * 3
    const { questions } = tried(list({ sku, PLU: plu, name }))
    expect(questions).toEqual([])
  })

  test.each([
    [['Purchase Order'], 'orders'],
    [['Invoice No. 2231 of 12/10/2026'], 'movements'],
    [['Bestellung 4711'], 'orders'],
    [['Acme GmbH', 'Lieferschein'], 'movements'],
    [['Relatório de vendas'], 'movements'],
  ])('below the title %s stand no quantities of a stock', (titles, kind) => {
    const above = titles.map((title) => [title])
    const bought = { 'Item code': sku, Description: name, Qty: stock }
    const { outcome, tableKind } = tried([...above, ...list(bought)])
    expect({ outcome, tableKind }).toEqual({ outcome: 'refused', tableKind: kind })
    const counted = { 'Item code': sku, Description: name, 'On hand': stock }
    expect(tried([...above, ...list(counted)]).outcome).toBe('ready')
  })

  test('registers of assets and lists of customers are named', () => {
    const money = (row: number) => 100 + row * 3.25
    const years = among('3', '5', '10')
    const assets = {
      'Asset Tag': sku,
      Description: name,
      'Useful Life': years,
      'Net Book Value': money,
    }
    expect(tried(list(assets))).toMatchObject({ outcome: 'refused', tableKind: 'assets' })
    const customers = {
      'Customer No': sku,
      Company: name,
      City: among('Oslo', 'Bergen'),
      Phone: among('555 1', '555 2'),
      'Credit limit': among('500', '900'),
    }
    expect(tried(list(customers))).toMatchObject({ outcome: 'refused', tableKind: 'people' })
  })

  test('codes in a column called Item are SKUs beside a description, also in several rows', () => {
    const code = (row: number) => `C-${row % 8}`
    const words = (row: number) => `Candle of wax ${row % 8}`
    const place = (row: number) => ['Main', 'North', 'South'][Math.floor(row / 8)] ?? ''
    const columns = { Warehouse: place, Item: code, Description: words, 'Qty on hand': stock }
    expect(tried(list(columns))).toMatchObject({ outcome: 'ready', used: { Item: 'sku' } })
  })

  test('what was sold stands beside what is left: the list is one of stock', () => {
    const columns = {
      sku,
      name,
      'Qty sold': (row: number) => row,
      'On hand': stock,
      Revenue: stock,
    }
    expect(tried(list(columns))).toMatchObject({
      outcome: 'ready',
      used: { 'On hand': 'quantity' },
    })
  })

  test('a day and a time for every row are movements, whatever is left after each', () => {
    const columns = {
      Date: (row: number) => `2026-11-${10 + (row % 9)}`,
      Time: (row: number) => `${8 + (row % 9)}:15`,
      sku,
      name,
      Qty: stock,
      'Balance after': (row: number) => (row * 5) % 37,
    }
    expect(tried(list(columns))).toMatchObject({ outcome: 'refused', tableKind: 'movements' })
  })

  test('people with a balance of money are people', () => {
    const columns = {
      'Customer no': sku,
      Name: name,
      Email: (row: number) => `p${row}@example.com`,
      Phone: (row: number) => `+1 555 01${row}`,
      Balance: (row: number) => `${row + 3}.${10 + row}`,
    }
    expect(tried(list(columns))).toMatchObject({ outcome: 'refused', tableKind: 'people' })
  })
})

describe('rows that one item has several of', () => {
  const days = ['2026-10-01', '2026-10-02']
  const codes = ['P1', 'P2', 'P3', 'P4', 'P5']

  test('one for each day are a history, of which a person has to say what is there', () => {
    const rows = days.flatMap((day) => codes.map((code, at) => [day, code, String(90 + at)]))
    const { outcome, questions } = tried([['date', 'product_id', 'stock_level'], ...rows])
    expect(outcome).toBe('asks')
    expect(questions).toEqual([{ code: 'row_for_each_day' }])
  })

  test('without anything that tells them apart may be named by another column', () => {
    const pairs = [1, 2, 3].flatMap((shop) => [1, 2, 3, 4].map((drug) => [shop, drug]))
    const rows = pairs.map(([shop = 0, drug = 0]) => [
      String(shop),
      String(drug),
      String(100 * drug + shop),
    ])
    const { outcome, columns } = tried([['pharmacy_id', 'drug_id', 'stock_actual'], ...rows])
    expect(outcome).toBe('asks')
    expect(columns.filter(({ certainty }) => certainty === 'check')).not.toEqual([])
  })
})

test('names of anything are asked about, and names with prices are not', () => {
  const pages = Array.from({ length: 8 }, (_, at) => [`/page-${at}`, `Page number ${at}`, 'Public'])
  const anything = [['url', 'title', 'audience'], ...pages]
  const { questions } = tried(anything)
  expect(questions).toContainEqual({ code: 'may_be_other' })
  const priced = [['Item name', 'Price'], ...pages.map(([, name = ''], at) => [name, `${at}.95`])]
  expect(tried(priced).questions).toEqual([])
})

test('rows that are wider than the headers may stand under the wrong ones', () => {
  const rows = Array.from({ length: 6 }, (_, at) => [
    '',
    `Item ${at}`,
    String(at),
    'In',
    '2026-06-18',
  ])
  const { questions } = tried([['Barcode', 'Item name', 'Quantity', 'Date'], ...rows])
  expect(questions).toContainEqual({ code: 'more_cells' })
})

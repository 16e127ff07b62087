import { describe, expect, test } from 'vitest'
import { guessMapping } from './guess-mapping.ts'

const rows = Array.from({ length: 12 }, (_, at) => ({
  sku: `KT-${1_000 + at * 7}`,
  name: `Hammer ${String.fromCharCode(65 + at)} no ${at}`,
  quantity: String(3 + ((at * 7) % 20)),
  cost: (4.1 + at * 1.37).toFixed(2),
  price: (7.9 + at * 2.53).toFixed(2),
}))

type Cell = (row: (typeof rows)[number]) => string

function guess(columns: Readonly<Record<string, Cell>>) {
  const body = rows.map((row) => Object.values(columns).map((cell) => cell(row)))
  const table = [Object.keys(columns), ...body]
  const found = guessMapping(table, { kind: 'baseline', storeName: 'Main store' })
  return Object.fromEntries(
    found.columns.map(({ header, kind, certainty, why }) => [header, { kind, certainty, why }]),
  )
}

const STOCK = {
  SKU: ({ sku }: (typeof rows)[number]) => sku,
  Name: ({ name }: (typeof rows)[number]) => name,
  'On hand': ({ quantity }: (typeof rows)[number]) => quantity,
}

describe('money under a name that nobody knows', () => {
  test('may be the cost beside a price', () => {
    const cost = guess({ ...STOCK, Price: ({ price }) => price, Zorb: (row) => row.cost })
    expect(cost.Zorb).toEqual({
      kind: 'unit_cost',
      certainty: 'check',
      why: [{ code: 'like_prices' }],
    })
  })

  test('is the price where it is above a known cost, unless there are two of them', () => {
    const price = guess({ ...STOCK, Cost: (row) => row.cost, Zorb: (row) => row.price })
    const why = [{ code: 'above_cost' }]
    expect(price.Zorb).toEqual({ kind: 'unit_price', certainty: 'likely', why })
    const two = guess({
      ...STOCK,
      Cost: (row) => row.cost,
      Zorb: (row) => row.price,
      Blip: ({ quantity }) => (Number(quantity) * 1.7 + 2.41).toFixed(2),
    })
    expect(two.Blip).toMatchObject({ kind: 'unit_price', certainty: 'check' })
    const below = guess({ ...STOCK, Cost: (row) => row.price, Zorb: (row) => row.cost })
    expect(below.Zorb).toMatchObject({ kind: 'unit_price', certainty: 'check' })
  })

  test('is the cost where it is an average of which the value of the stock is made', () => {
    const value: Cell = ({ quantity, cost }) => (Number(quantity) * Number(cost)).toFixed(2)
    const average = guess({ ...STOCK, 'Zorb average': (row) => row.cost, Worth: value })
    const why = [{ code: 'values_stock' }]
    expect(average['Zorb average']).toEqual({ kind: 'unit_cost', certainty: 'likely', why })
    const alone = guess({ ...STOCK, 'Zorb average': (row) => row.cost })
    expect(alone['Zorb average']).toMatchObject({ kind: 'unit_cost', certainty: 'check' })
  })

  test('may be both where there are two, and each is asked about beside the other', () => {
    const found = guess({ ...STOCK, Zorb: (row) => row.price, Blip: (row) => row.cost })
    expect(found.Blip).toMatchObject({ kind: 'unit_cost', certainty: 'check' })
    expect(found.Zorb).toMatchObject({
      kind: 'unit_price',
      certainty: 'check',
      why: [{ code: 'rivals', headers: ['Blip'] }],
    })
  })

  test('is what a part of its name says, where the amounts agree with it', () => {
    const found = guess({
      ...STOCK,
      'Px achat HT': (row) => row.cost,
      PRCVENTA: (row) => row.price,
    })
    expect(found['Px achat HT']).toMatchObject({ kind: 'unit_cost', certainty: 'likely' })
    expect(found.PRCVENTA).toMatchObject({ kind: 'unit_price', certainty: 'likely' })
    const swapped = guess({
      ...STOCK,
      'Px achat HT': (row) => row.price,
      PRCVENTA: (row) => row.cost,
    })
    expect(swapped['Px achat HT']?.certainty).toBe('check')
    expect(swapped.PRCVENTA?.certainty).toBe('check')
  })

  test('is a cost where it is an average or what was paid last, unless of sales', () => {
    const found = (header: string) => guess({ ...STOCK, [header]: (row) => row.cost })[header]
    for (const header of ['Average price zu', 'Last price there']) {
      expect(found(header)).toMatchObject({ kind: 'unit_cost' })
    }
    expect(found('Average selling price')).toMatchObject({ kind: null })
  })

  test('leaves a doubt where the name of one is only close to that of a price', () => {
    const found = guess({ ...STOCK, Prica: (row) => row.price, Zorb: (row) => row.cost })
    expect(found.Prica).toMatchObject({ kind: 'unit_price', certainty: 'check' })
  })

  test('is left alone where both are known, or where it follows from other columns', () => {
    const known = {
      ...STOCK,
      Cost: (row: (typeof rows)[number]) => row.cost,
      Price: (row: (typeof rows)[number]) => row.price,
    }
    const left = { kind: null, certainty: 'skipped' }
    expect(
      guess({ ...known, Zorb: (row) => (Number(row.price) * 0.83).toFixed(2) }).Zorb,
    ).toMatchObject(left)
    const cost = { ...STOCK, Cost: (row: (typeof rows)[number]) => row.cost }
    const value = (row: (typeof rows)[number]) =>
      (Number(row.cost) * Number(row.quantity)).toFixed(2)
    expect(guess({ ...cost, Zorb: value }).Zorb).toMatchObject(left)
    expect(
      guess({ ...cost, Zorb: (row) => (Number(row.cost) * 1.19).toFixed(2) }).Zorb,
    ).toMatchObject(left)
  })

  test('is no money with three decimals, under another name, or where it is always the same', () => {
    const cost = { ...STOCK, Cost: (row: (typeof rows)[number]) => row.cost }
    const left = { kind: null }
    expect(guess({ ...cost, Zorb: ({ price }) => `${price}1` }).Zorb).toMatchObject(left)
    expect(guess({ ...cost, 'Total value': (row) => row.price })['Total value']).toMatchObject(left)
    expect(guess({ ...cost, Zorb: () => '7.00' }).Zorb).toMatchObject(left)
  })
})

describe('words that are cut short', () => {
  test.each([
    ['Cena zak.', 'unit_cost'],
    ['Cena det.', 'unit_price'],
    ['Цена розн.', 'unit_price'],
    ['Cód. barr.', 'barcode'],
    ['Fecha venc.', 'expiry'],
  ])('%s is read as its whole', (header, kind) => {
    const cells = (row: (typeof rows)[number]) =>
      kind === 'barcode'
        ? `50123456789${row.sku.slice(-2)}`
        : kind === 'expiry'
          ? '2027-04-11'
          : row.price
    expect(guess({ ...STOCK, [header]: cells })[header]).toMatchObject({ kind })
  })

  test('Stock act. is the stock, and Stock res. may be what is reserved', () => {
    const without = { SKU: STOCK.SKU, Name: STOCK.Name }
    const found = guess({ ...without, 'Stock act.': ({ quantity }) => quantity })
    expect(found['Stock act.']).toMatchObject({ kind: 'quantity', certainty: 'sure' })
    const other = guess({ ...without, 'Stock res.': ({ quantity }) => quantity })
    expect(other['Stock res.']?.certainty).not.toBe('sure')
  })
})

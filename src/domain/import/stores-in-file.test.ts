import { describe, expect, test } from 'vitest'
import { guessMapping } from './guess-mapping.ts'
import { outcomeOf } from './guess-outcome.ts'
import type { Mapping } from './mapping.ts'
import { RowReader } from './row-reader.ts'
import {
  decideShares,
  findStore,
  isColumnTwice,
  mappingOfShare,
  placeOfRow,
  placesInColumns,
  sharesOf,
  withPlacesSettled,
} from './stores-in-file.ts'

const STORES = ['Oslo', 'Bergen', 'Grünerløkka', 'Main Street', 'Moss', 'MOSS'].map((name) => ({
  id: `id of ${name}`,
  name,
}))

describe('a store is found', () => {
  test.each([
    ['its name', 'Oslo', 'Oslo'],
    ['its name in another case, with spaces', '  BERGEN ', 'Bergen'],
    ['its name without accents', 'grunerlokka', 'Grünerløkka'],
    ['its name as systems write it into headers', 'Main_Street', 'Main Street'],
  ])('by %s', (_, place, name) => {
    expect(findStore(place, STORES)?.name).toBe(name)
  })

  test.each([
    ['what is nearly its name', 'Olso'],
    ['a part of its name', 'Main'],
    ['more than its name', 'Oslo 2'],
    ['nothing', ''],
    ['a name that two stores have', 'Moss'],
  ])('never by %s', (_, place) => {
    expect(findStore(place, STORES)).toBeUndefined()
  })
})

const ROWS_MAPPING: Mapping = {
  columns: ['sku', 'quantity', 'site'],
  headerRows: 1,
  decimal: '.',
  site: 'Oslo',
  gtins: false,
}
const COLUMNS_MAPPING: Mapping = {
  ...ROWS_MAPPING,
  columns: ['sku', 'quantity', null],
  site: null,
}
const share = (storeId: string, names: readonly string[], column: number | null = null) => ({
  storeId,
  names,
  column,
})

describe('shares of a file', () => {
  test('are its rows by name, several names for one store', () => {
    const places = ['Oslo', 'oslo shop', 'Bergen', 'Van'].map(placeOfRow)
    const answers = [
      { name: 'Oslo', storeId: 'o' },
      { name: 'oslo shop', storeId: 'o' },
      { name: 'Bergen', storeId: 'b' },
      { name: 'Van', storeId: null },
    ]
    const shares = sharesOf(places, answers)
    expect(shares).toEqual([share('o', ['Oslo', 'oslo shop']), share('b', ['Bergen'])])
    expect(() => decideShares(ROWS_MAPPING, shares)).not.toThrow()
    const [oslo, bergen] = shares.map((one) => {
      const reader = new RowReader(mappingOfShare(ROWS_MAPPING, one), 'baseline')
      return [...places, placeOfRow('')].map(
        ({ name }, at) => reader.read(['A', '5', name], at + 2).row !== undefined,
      )
    })
    expect(oslo).toEqual([true, true, false, false, false])
    expect(bergen).toEqual([false, false, true, false, false])
  })

  test('are its columns, one of quantities for each', () => {
    const places = [
      { name: 'inventory_Oslo', place: 'oslo', column: 1 },
      { name: 'inventory_Bergen', place: 'bergen', column: 2 },
    ]
    const answers = [
      { name: 'inventory_Oslo', storeId: 'o' },
      { name: 'inventory_Bergen', storeId: 'b' },
    ]
    const shares = sharesOf(places, answers)
    expect(shares).toEqual([share('o', [], 1), share('b', [], 2)])
    expect(() => decideShares(COLUMNS_MAPPING, shares)).not.toThrow()
    expect(shares.map((one) => mappingOfShare(COLUMNS_MAPPING, one).columns)).toEqual([
      ['sku', 'quantity', null],
      ['sku', null, 'quantity'],
    ])
    const both = answers.map((answer) => ({ ...answer, storeId: 'o' }))
    expect(isColumnTwice(places, answers)).toBe(false)
    expect(isColumnTwice(places, both)).toBe(true)
  })

  test.each([
    ['a store is chosen twice', ROWS_MAPPING, [share('o', ['Oslo']), share('o', ['Bergen'])]],
    ['a name is for two stores', ROWS_MAPPING, [share('o', ['Oslo']), share('b', ['Oslo'])]],
    ['a store has no rows', ROWS_MAPPING, [share('o', ['Oslo']), share('b', [])]],
    ['no column names stores', COLUMNS_MAPPING, [share('o', ['Oslo']), share('b', ['Bergen'])]],
    ['a column is for two stores', COLUMNS_MAPPING, [share('o', [], 1), share('b', [], 1)]],
    ['a column is not there', COLUMNS_MAPPING, [share('o', [], 1), share('b', [], 3)]],
    ['rows and columns are mixed', ROWS_MAPPING, [share('o', ['Oslo']), share('b', [], 1)]],
  ])('are refused where %s', (_, mapping, shares) => {
    expect(() => decideShares(mapping, shares)).toThrow(
      expect.objectContaining({ code: 'invalid_argument' }),
    )
  })
})

const VEND = [
  'handle,sku,name,supply_price,retail_price,inventory_Oslo,reorder_point_Oslo,inventory_Main_Street',
  'mug,A-1,Mug,1.00,2.00,4,1,12',
  'cup,A-2,Cup,1.00,2.00,5,1,7',
].map((line) => line.split(','))

describe('columns of quantities', () => {
  test('name their places, that of this store among them', () => {
    const guess = guessMapping(VEND, { kind: 'baseline', storeName: 'Oslo' })
    expect(outcomeOf(guess, 'baseline')).toBe('ready')
    expect(placesInColumns(guess)).toEqual([
      { name: 'inventory_Oslo', place: 'oslo', column: 5 },
      { name: 'inventory_Main_Street', place: 'main street', column: 7 },
    ])
  })

  test('are no places where there is one alone', () => {
    const one = VEND.map((cells) => cells.slice(0, 7))
    expect(placesInColumns(guessMapping(one, { kind: 'baseline' }))).toEqual([])
  })
})

test('the question about stores settles the doubt about outlets, and no other', () => {
  const guess = guessMapping(VEND, { kind: 'baseline', storeName: 'Elsewhere' })
  expect(outcomeOf(guess, 'baseline')).toBe('asks')
  expect(outcomeOf(withPlacesSettled(guess, true), 'baseline')).toBe('ready')
  expect(outcomeOf(withPlacesSettled(guess, false), 'baseline')).toBe('asks')
})

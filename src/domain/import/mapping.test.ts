import { expect, test } from 'vitest'
import { decideMapping, decimalAt, type Mapping, missingColumns, shapeOf } from './mapping.ts'

const mapping = (columns: Mapping['columns']): Mapping => ({
  columns,
  headerRows: 1,
  decimal: '.',
  site: null,
  gtins: false,
})

test('a baseline needs an item and a quantity; a catalogue needs an item', () => {
  expect(missingColumns(['sku', 'quantity'], 'baseline')).toEqual([])
  expect(missingColumns(['name'], 'catalogue')).toEqual([])
  expect(missingColumns(['category'], 'baseline')).toHaveLength(2)
  expect(() => decideMapping(mapping(['sku']), 'baseline')).toThrow('how many there should be')
})

test('two columns of one use are refused; variants may be several', () => {
  expect(() => decideMapping(mapping(['sku', 'quantity', 'quantity']), 'baseline')).toThrow(
    'Two columns are used as Expected quantity',
  )
  const variants = mapping(['name', 'variant', 'variant', 'quantity'])
  expect(decideMapping(variants, 'baseline')).toBe(variants)
})

test('the shape of a file is its headers, however they are written', () => {
  expect(shapeOf(['Item  No.', 'QTY'])).toBe(shapeOf(['item no', 'Qty']))
  expect(shapeOf(['Qty', 'Item No'])).not.toBe(shapeOf(['Item No', 'Qty']))
})

test('the mark of the quantities is that of the file, and other columns keep theirs', () => {
  const columns = ['sku', 'quantity', 'unit_cost', 'unit_price'] as const
  const commas = { ...mapping(columns), decimal: ',' as const }
  expect(decideMapping(commas, 'baseline')).toBe(commas)
  const mixed = decideMapping({ ...commas, decimals: [null, '.', null, '.'] }, 'baseline')
  expect(mixed).toMatchObject({ decimal: '.', decimals: [',', null, ',', null] })
  expect(columns.map((_, at) => decimalAt(mixed, at))).toEqual([',', '.', ',', '.'])
})

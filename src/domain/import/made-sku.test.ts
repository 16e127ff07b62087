import { expect, test } from 'vitest'
import { makeSku } from './made-sku.ts'

test('an item without a SKU is called by its barcode, else by its name', () => {
  expect(makeSku({ code: '4006381333931', name: 'Pencil' })).toBe('4006381333931')
  expect(makeSku({ code: null, name: 'Kettle of steel, 1.5 l' })).toBe('KETTLE-OF-STEEL-1-5-L')
  expect(makeSku({ code: null, name: 'Crème brûlée' })).toBe('CREME-BRULEE')
  expect(makeSku({ code: null, name: '商品 1' })).toBe('商品-1')
})

test('long names end behind a word, and names of signs alone have one, too', () => {
  const long = makeSku({ code: null, name: 'A very long name of a kettle that goes on and on' })
  expect(long).toBe('A-VERY-LONG-NAME-OF-A-KETTLE-THAT-GOES')
  expect(makeSku({ code: null, name: 'x'.repeat(60) })).toHaveLength(40)
  expect(makeSku({ code: null, name: '***' })).toBe('ITEM')
})

test('a number is appended when another item has the same SKU', () => {
  expect(makeSku({ code: null, name: 'Tea, green' }, 2)).toBe('TEA-GREEN-2')
})

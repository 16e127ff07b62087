import { describe, expect, test } from 'vitest'
import { describeOwner, isSameItem } from './same-item.ts'

const row = { sku: 'N-1', code: '4006381333931', name: 'Pencil, red' }

describe('a new SKU with the barcode of an item is that item', () => {
  test('where both are called the same, whatever the spelling', () => {
    expect(isSameItem(row, { sku: 'A-1', name: 'PENCIL RED' })).toBe(true)
  })

  test('where the item never had a SKU of its own', () => {
    expect(isSameItem(row, { sku: null, name: 'Stift' })).toBe(true)
    expect(isSameItem(row, { sku: '4006381333931', name: 'Stift' })).toBe(true)
    expect(isSameItem(row, { sku: 'STIFT-ROT', name: 'Stift rot' })).toBe(true)
  })

  test('where it is the SKU of an item that is put away', () => {
    expect(isSameItem(row, { sku: 'N-1', name: 'Stift' })).toBe(true)
  })

  test('a row with another name, or without the barcode, is another item', () => {
    expect(isSameItem(row, { sku: 'A-1', name: 'Pencil, blue' })).toBe(false)
    expect(isSameItem({ ...row, name: null }, { sku: 'A-1', name: 'Pencil, red' })).toBe(false)
    expect(isSameItem({ ...row, code: null }, { sku: '4006381333931', name: 'Stift' })).toBe(false)
  })
})

test('the owner of a barcode is named with its SKU', () => {
  expect(describeOwner({ sku: 'A-1', name: 'Pencil' })).toBe('Belongs to A-1, Pencil')
  expect(describeOwner({ sku: null, name: 'Pencil' })).toBe('Belongs to Pencil')
})

import { expect, test } from 'vitest'
import { argsOfDraft, draftOf, NEW_ITEM } from './item-draft.ts'

test('what is left empty is unknown, not zero', () => {
  expect(argsOfDraft({ ...NEW_ITEM, name: 'Tea' })).toEqual({
    name: 'Tea',
    sku: null,
    category: null,
    unit: 'each',
    unitCost: null,
    unitPrice: null,
  })
})

test('an item reads back as it was', () => {
  const item = {
    id: 'i',
    name: 'Tea',
    sku: 'T-1',
    category: null,
    unit: 'kg',
    unitCost: 0,
    unitPrice: 4.5,
    barcodes: [],
  }
  expect(argsOfDraft(draftOf(item))).toMatchObject({ sku: 'T-1', unit: 'kg', unitCost: 0 })
})

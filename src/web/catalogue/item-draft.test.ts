import { expect, test } from 'vitest'
import { argsOfDraft, draftOf, NEW_ITEM, nextDraft } from './item-draft.ts'

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

test('a price that is sent while it is typed is the price', () => {
  const typed = { ...NEW_ITEM, unitCost: '2.50', unitPrice: '4.' }
  expect(argsOfDraft(typed)).toMatchObject({ unitCost: 2.5, unitPrice: 4 })
})

test('the next item is of the same kind, and has nothing else of this one', () => {
  const tea = { ...NEW_ITEM, name: 'Tea', sku: 'T-1', category: 'Drinks', unit: 'kg', unitCost: 4 }
  expect(nextDraft(tea)).toEqual({ ...NEW_ITEM, category: 'Drinks', unit: 'kg' })
})

import { expect, test } from 'vitest'
import { describeUnknown, unknownAmount } from './describe-unknown.ts'

const PLACE = { id: 'a', storeId: 's', roomName: 'Grocery', shelfCode: 'G-03', quantity: 6 }
const NEIGHBOUR = { itemId: 'i', itemName: 'Olive oil 500 ml', code: null, entered: 1 }
const NOTHING = { before: null, after: null, photoFileIds: [], notes: [] }

test('an unknown code is told by where it lies and what lies beside it', () => {
  expect(describeUnknown({ ...NOTHING, places: [PLACE], before: NEIGHBOUR })).toBe(
    'G-03, beside Olive oil 500 ml',
  )
})

test('photos and notes are mentioned, further places counted', () => {
  const places = [PLACE, { ...PLACE, id: 'b' }]
  const facts = { ...NOTHING, places, photoFileIds: ['f'], notes: ['shelf tag?'] }
  expect(describeUnknown(facts)).toBe('G-03 and 1 more, with photo, note: “shelf tag?”')
})

test('a neighbour that nobody knows either is not mentioned', () => {
  const before = { itemId: null, itemName: null, code: 'x', entered: 1 }
  expect(describeUnknown({ ...NOTHING, places: [PLACE], before })).toBe('G-03')
})

test('an unknown code that counts nowhere says so, without an amount', () => {
  expect(describeUnknown({ ...NOTHING, places: [] })).toBe('undone or set aside')
  expect(unknownAmount({ quantity: null })).toBe('–')
  expect(unknownAmount({ quantity: 0 })).toBe('×0')
})

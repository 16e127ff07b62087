import { expect, test } from 'vitest'
import {
  describeCount,
  describeRefused,
  describeUnknown,
  describeWarnings,
  unknownAmount,
} from './words.ts'

const COUNT = {
  kind: 'add',
  itemName: 'Basmati rice 1 kg',
  code: '5901234123457',
  roomName: 'Grocery aisles',
  shelfCode: 'G-15',
  userName: 'Maya Okafor',
  quarantined: false,
} as const

test('a count is an item, a shelf and a first name', () => {
  expect(describeCount(COUNT)).toEqual({ name: 'Basmati rice 1 kg', place: 'G-15 · Maya' })
})

test('an unknown code stands for itself, and a room for its shelves', () => {
  const unknown = { ...COUNT, itemName: null, shelfCode: null, userName: null }
  expect(describeCount(unknown)).toEqual({ name: '5901234123457', place: 'Grocery aisles' })
})

test('an event that is no count says what it is', () => {
  expect(describeCount({ ...COUNT, kind: 'empty' }).name).toBe('Shelf is empty')
  expect(describeCount({ ...COUNT, kind: 'void' }).name).toBe('Basmati rice 1 kg, undone')
  expect(describeCount({ ...COUNT, quarantined: true }).place).toBe('G-15 · Maya · set aside')
})

test('what was refused is said to stay where it is, and where that is', () => {
  expect(describeRefused({ userName: 'Bo', refusedEvents: 1 })).toBe(
    '1 entry of Bo was refused and will not arrive. Look at it on the device, under “What is sent”.',
  )
  expect(describeRefused({ userName: 'Bo', refusedEvents: 1_200 })).toBe(
    '1,200 entries of Bo were refused and will not arrive. Look at them on the device, under “What is sent”.',
  )
})

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

test('of a late count it is said what became of its shelf', () => {
  const late = (shelfStatus: Parameters<typeof describeWarnings>[0]['shelfStatus']) =>
    describeWarnings({ warnings: ['closed_shelf'], shelfStatus })
  expect(late('submitted')).toBe('shelf was handed in')
  expect(late('returned')).toBe('shelf was sent back: kept, not in the result')
  expect(late('excluded')).toBe('shelf is excluded: kept, not in the result')
  expect(late('cancelled')).toBe('count was called off: kept, not in the result')
})

test('several warnings stand beside each other', () => {
  expect(
    describeWarnings({ warnings: ['unknown_code', 'closed_shelf'], shelfStatus: 'approved' }),
  ).toBe('unknown code, shelf was handed in')
})

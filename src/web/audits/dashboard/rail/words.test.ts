import { expect, test } from 'vitest'
import { formatsOf } from '#messages/formats.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { describeCount, describeUnknown, describeWarnings, unknownAmount } from './words.ts'

const t = messagesIn('en', 'dashboard')
const tShared = messagesIn('en', 'shared')

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
  expect(describeCount(COUNT, t)).toEqual({ name: 'Basmati rice 1 kg', place: 'G-15 · Maya' })
})

test('an unknown code stands for itself, and a room for its shelves', () => {
  const unknown = { ...COUNT, itemName: null, shelfCode: null, userName: null }
  expect(describeCount(unknown, t)).toEqual({ name: '5901234123457', place: 'Grocery aisles' })
})

test('an event that is no count says what it is', () => {
  expect(describeCount({ ...COUNT, kind: 'empty' }, t).name).toBe('Shelf is empty')
  expect(describeCount({ ...COUNT, kind: 'void' }, t).name).toBe('Basmati rice 1 kg, undone')
  expect(describeCount({ ...COUNT, quarantined: true }, t).place).toBe('G-15 · Maya · set aside')
})

const PLACE = { id: 'a', storeId: 's', roomName: 'Grocery', shelfCode: 'G-03', quantity: 6 }
const NEIGHBOUR = { itemId: 'i', itemName: 'Olive oil 500 ml', code: null, entered: 1 }
const NOTHING = { before: null, after: null, photoFileIds: [], notes: [] }

test('an unknown code is told by where it lies and what lies beside it', () => {
  expect(describeUnknown({ ...NOTHING, places: [PLACE], before: NEIGHBOUR }, t)).toBe(
    'G-03, next to Olive oil 500 ml',
  )
})

test('photos and notes are mentioned, further places counted', () => {
  const places = [PLACE, { ...PLACE, id: 'b' }]
  const facts = { ...NOTHING, places, photoFileIds: ['f'], notes: ['shelf tag?'] }
  expect(describeUnknown(facts, t)).toBe('G-03 and 1 more, with photo, note: “shelf tag?”')
})

test('a neighbour that nobody knows either is not mentioned', () => {
  const before = { itemId: null, itemName: null, code: 'x', entered: 1 }
  expect(describeUnknown({ ...NOTHING, places: [PLACE], before }, t)).toBe('G-03')
})

test('an unknown code that counts nowhere says so, without an amount', () => {
  expect(describeUnknown({ ...NOTHING, places: [] }, t)).toBe('undone or set aside')
  expect(unknownAmount({ quantity: null }, formatsOf('en'))).toBe('–')
  expect(unknownAmount({ quantity: 0 }, formatsOf('en'))).toBe('×0')
})

test('of a late count it is said what became of its shelf', () => {
  const late = (shelfStatus: Parameters<typeof describeWarnings>[0]['shelfStatus']) =>
    describeWarnings({ warnings: ['closed_shelf'], shelfStatus }, t, tShared)
  expect(late('submitted')).toBe('shelf was already submitted')
  expect(late('returned')).toBe('shelf was sent back: kept, not included')
  expect(late('excluded')).toBe('shelf is excluded: kept, not included')
  expect(late('cancelled')).toBe('count was canceled: kept, not included')
})

test('several warnings stand beside each other', () => {
  expect(
    describeWarnings(
      { warnings: ['unknown_code', 'closed_shelf'], shelfStatus: 'approved' },
      t,
      tShared,
    ),
  ).toBe('unknown code, shelf was already submitted')
})

import { expect, test } from 'vitest'
import { describeCount } from './describe-count.ts'

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

import { expect, test } from 'vitest'
import { messagesIn } from '../kit/use-messages.ts'
import {
  describePlaces,
  describeStayOut,
  describeVersion,
  rowsStayingOut,
} from './describe-import.ts'

const t = messagesIn('en', 'imports')

test('rows that stay out are told apart by their reasons', () => {
  const all = { bad: 400, leftOut: 1, byCode: { other_site: 33 } }
  expect(describeStayOut(all, t)).toBe(
    '400 rows with errors, 1 row excluded by you, 33 rows of other locations',
  )
  expect(rowsStayingOut(all)).toBe(434)
  expect(describeStayOut({ bad: 0, leftOut: 2, byCode: {} }, t)).toBe('2 rows excluded by you')
  expect(describeStayOut({ bad: 0, leftOut: 0, byCode: {} }, t)).toBe('')
})

test('new shelves are named by room, and where there are many, the first of them', () => {
  expect(describePlaces([{ room: 'Cold', codes: ['C/1', 'C/2'] }], t)).toBe('Cold: C/1, C/2')
  const codes = ['1', '2', '3', '4', '5', '6', '7']
  const rooms = ['A', 'B', 'C', 'D'].map((room) => ({ room, codes }))
  expect(describePlaces(rooms, t)).toBe(
    'A: 1, 2, 3, 4, 5, 6 and others; B: 1, 2, 3, 4, 5, 6 and others; ' +
      'C: 1, 2, 3, 4, 5, 6 and others; and other rooms',
  )
})

test('a baseline is named by its file and version, a list of items by its file', () => {
  expect(describeVersion({ fileName: 'stock.csv', version: 2 }, t)).toBe('stock.csv, version 2')
  expect(describeVersion({ fileName: 'items.csv', version: null }, t)).toBe('items.csv')
  expect(describeVersion({ fileName: null, version: 1 }, t)).toBe('entered by hand, version 1')
})

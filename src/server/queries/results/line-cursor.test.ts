import { expect, test } from 'vitest'
import { LINE_CURSOR } from './line-cursor.ts'

const ID = '0197a0b4-9d2e-7cc1-8f5c-3f1b2d6a7e90'
const key = { number: 2, text: 'Tea "loose"', storeId: ID, itemId: ID }

test('a cursor is read as it was written', () => {
  expect(LINE_CURSOR.read(LINE_CURSOR.write(key))).toEqual(key)
})

test.each(['', '{', '{}', '[1]', `[1,"Tea","${ID}","x"]`, `["1","Tea","${ID}","${ID}"]`])(
  'what nobody wrote is no cursor: %s',
  (text) => {
    expect(LINE_CURSOR.read(text)).toBeUndefined()
  },
)

test.each(['\\u0000', '\\ud800'])('nor is one with %s, which no database stores', (written) => {
  expect(LINE_CURSOR.read(`[1,"Tea${written}","${ID}","${ID}"]`)).toBeUndefined()
})

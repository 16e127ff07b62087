import { expect, test } from 'vitest'
import { meaningOf } from './typed-meaning.ts'

test('words that one item has are that item, and never a code of their own', () => {
  expect(meaningOf('brush', ['Dish brush, beech'])).toEqual({
    kind: 'item',
    item: 'Dish brush, beech',
  })
})

test('words that several items have are none of them until one is chosen', () => {
  expect(meaningOf('brush', ['Dish brush', 'Hair brush'])).toEqual({ kind: 'unclear' })
})

test('words are not taken for a code while they are still looked for', () => {
  expect(meaningOf('brush', undefined)).toEqual({ kind: 'unclear' })
  expect(meaningOf('4711', undefined)).toEqual({ kind: 'code' })
})

test('what has a digit is a code, whatever begins with it, and so is what nobody has', () => {
  expect(meaningOf('4711', ['Cologne 4711'])).toEqual({ kind: 'code' })
  expect(meaningOf('A-17', ['Shelf A-17', 'Bracket'])).toEqual({ kind: 'code' })
  expect(meaningOf('brush', [])).toEqual({ kind: 'code' })
})

import { expect, test } from 'vitest'
import { paginationOptions } from './pagination.ts'

const history = paginationOptions(10)

test('a page that nobody described is the first, with the usual number of rows', () => {
  expect(history.parse(undefined)).toEqual({ numItems: 10, cursor: null })
  expect(history.parse({})).toEqual({ numItems: 10, cursor: null })
  expect(paginationOptions(1_000).parse({}).numItems).toBe(1_000)
})

test('what is said wins over the usual', () => {
  const options = { numItems: 25, cursor: 'a', endCursor: 'b' }
  expect(history.parse(options)).toEqual(options)
})

test('an end that is not pinned yet may be named as such', () => {
  expect(history.parse({ endCursor: null })).toEqual({
    numItems: 10,
    cursor: null,
    endCursor: null,
  })
})

test('what other clients send besides is left out', () => {
  const options = { numItems: 5, cursor: null, id: 7, maximumRowsRead: 100 }
  expect(history.parse(options)).toEqual({ numItems: 5, cursor: null })
})

test.each([0, -1, 1.5, 10_001, '10', null])('a page of %j rows is refused', (numItems) => {
  expect(history.safeParse({ numItems }).success).toBe(false)
})

test('the largest page has 10,000 rows', () => {
  expect(history.parse({ numItems: 10_000 }).numItems).toBe(10_000)
})

import { expect, test } from 'vitest'
import { placedIn } from './recount-words.ts'

const shelf = (...itemIds: string[]) => ({ storeId: 's', itemIds })

test('an item on two shelves is one, and what lies nowhere is none', () => {
  expect(placedIn({ lines: 2, shelves: [shelf('a', 'b'), shelf('b')] })).toBe(2)
  expect(placedIn({ lines: 3, shelves: [shelf('a'), shelf('a')] })).toBe(1)
  expect(placedIn({ lines: 1, shelves: [] })).toBe(0)
})

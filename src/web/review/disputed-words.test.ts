import { expect, test } from 'vitest'
import { messagesIn } from '../kit/use-messages.ts'
import { nameShelves, nameWithReasons } from './disputed-words.ts'

const t = messagesIn('en', 'results')
const count = { roomName: 'Hall', shelfCode: 'A-1', reason: 'Bob went home' }

test('shelves are named with why, and a room without shelves by its name', () => {
  const hall = { ...count, shelfCode: null, reason: null }
  expect(nameWithReasons([count, hall], t)).toBe('A-1 (Bob went home), Hall')
  expect(nameShelves([count, hall], t)).toBe('A-1, Hall')
})

test('of many disputed shelves the first are named', () => {
  const many = Array.from({ length: 7 }, (_, index) => ({ ...count, shelfCode: `A-${index}` }))
  expect(nameShelves(many, t)).toBe('A-0, A-1, A-2, A-3, A-4 and 2 more')
})

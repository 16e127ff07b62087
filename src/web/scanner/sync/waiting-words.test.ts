import { expect, test } from 'vitest'
import { waitingWords } from './waiting-words.ts'

const pack = { countsAnywhere: false, selfAssignment: true }
const shelf = {
  userId: 'lena',
  userName: 'Lena Okafor',
  status: 'in_progress',
  mode: 'additive',
} as const

test('who counts on the shelf of another is told before that it waits, and why', () => {
  expect(waitingWords(shelf, pack, 'ana')).toBe('Held for your manager: Lena is counting it')
  expect(waitingWords({ ...shelf, status: 'submitted' }, pack, 'ana')).toBe(
    'Held for your manager: Lena submitted it',
  )
  expect(waitingWords({ ...shelf, userName: null }, pack, 'ana')).toContain(
    'someone else is counting it',
  )
})

test('nothing is said on the own shelf, on one that is free to take, and where people may help', () => {
  const free = { ...shelf, status: 'open', userId: null, userName: null } as const
  expect(waitingWords(shelf, pack, 'lena')).toBeUndefined()
  expect(waitingWords(free, pack, 'ana')).toBeUndefined()
  expect(waitingWords(shelf, { ...pack, countsAnywhere: true }, 'ana')).toBeUndefined()
  expect(waitingWords(free, { ...pack, selfAssignment: false }, 'ana')).toBe(
    'Held for your manager: not your shelf',
  )
})

test('where two counts are compared nobody helps', () => {
  const apart = { ...shelf, mode: 'independent' } as const
  expect(waitingWords(apart, { ...pack, countsAnywhere: true }, 'ana')).toContain(
    'Lena is counting it',
  )
})

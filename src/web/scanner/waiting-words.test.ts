import { expect, test } from 'vitest'
import { waitingWords } from './waiting-words.ts'

const pack = { countsAnywhere: false, selfAssignment: true }
const shelf = {
  userId: 'lena',
  userName: 'Lena',
  status: 'in_progress',
  mode: 'additive',
  shelfCode: 'F-02',
  roomName: 'Floor',
} as const

test('who counts on the shelf of another is told before that it waits, and why', () => {
  expect(waitingWords(shelf, pack, 'ana')).toBe('Lena has F-02: counts wait for a manager')
  expect(waitingWords({ ...shelf, status: 'submitted' }, pack, 'ana')).toBe(
    'Lena handed in F-02: counts wait for a manager',
  )
  expect(waitingWords({ ...shelf, userName: null }, pack, 'ana')).toContain('Somebody else')
})

test('nothing is said on the own shelf, on one that is free to take, and where people may help', () => {
  const free = { ...shelf, status: 'open', userId: null, userName: null } as const
  expect(waitingWords(shelf, pack, 'lena')).toBeUndefined()
  expect(waitingWords(free, pack, 'ana')).toBeUndefined()
  expect(waitingWords(shelf, { ...pack, countsAnywhere: true }, 'ana')).toBeUndefined()
  expect(waitingWords(free, { ...pack, selfAssignment: false }, 'ana')).toBe(
    'F-02 is not yours: counts wait for a manager',
  )
})

test('where two counts are compared nobody helps', () => {
  const apart = { ...shelf, mode: 'independent' } as const
  expect(waitingWords(apart, { ...pack, countsAnywhere: true }, 'ana')).toContain('Lena has F-02')
})

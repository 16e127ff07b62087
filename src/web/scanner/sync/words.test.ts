import { expect, test } from 'vitest'
import {
  closedWords,
  goneWords,
  lostWords,
  notHereWords,
  pauseOfShelf,
  pauseWords,
  secondWords,
  setAsideNotice,
  setAsideWords,
  signedOutWords,
  waitingWords,
} from './words.ts'

const NAMES = { storeName: 'Harbor', organizationId: 'o1', organizationName: 'Corner Shop' }

test('a suspended organization keeps what was counted, and takes it later', () => {
  const refusal = { kind: 'suspended', ...NAMES, reason: 'Unpaid.', isOwner: false } as const
  expect(closedWords(refusal)).toBe(
    'Corner Shop is suspended: Unpaid. What you counted is kept on this phone, and is sent by itself when it is open again.',
  )
})

test('whoever is signed out is told what is kept, and where the next counts stay', () => {
  expect(signedOutWords(0)).toBe('Signed out. New counts stay on this phone.')
  expect(signedOutWords(1_200)).toBe('Signed out. 1\u2009200 kept on this phone.')
})

test('whoever was taken off the team, or stands in an archived store, can carry it away', () => {
  const kept = 'What was not taken stays on this phone: copy it for your manager.'
  expect(closedWords({ kind: 'archived', ...NAMES, archivedAt: 0, canRestore: false })).toBe(
    `Harbor was archived. ${kept}`,
  )
  expect(closedWords({ kind: 'removed', ...NAMES, removedAt: 0 })).toBe(
    `You are no longer in Harbor. ${kept}`,
  )
  expect(closedWords(null)).toBe(`You cannot count here any more. ${kept}`)
})

const SHELF = { shelfCode: 'A-01', roomName: 'Hall', userId: 'bo', userName: 'Bo Lind' } as const

test('whoever loses a shelf learns who has it, and that nothing is lost', () => {
  expect(lostWords({ ...SHELF, status: 'assigned' })).toBe(
    'Bo counts A-01 now. What you counted is kept.',
  )
  expect(lostWords({ ...SHELF, status: 'submitted' })).toBe(
    'Bo has handed in A-01. What you counted is kept.',
  )
  expect(lostWords({ ...SHELF, userId: null, userName: null, status: 'open' })).toBe(
    'A-01 is open to everybody again. What you counted is kept.',
  )
})

test('what is left out of the count is not said to be kept in it', () => {
  expect(lostWords({ ...SHELF, status: 'excluded' })).toBe(
    'A-01 was left out of this count. What you counted is kept beside it.',
  )
})

test('of a shelf that is counted twice the second is sent to the other count', () => {
  expect(secondWords({ ...SHELF, status: 'in_progress' })).toBe(
    'Bo counts A-01. Its other count is free.',
  )
})

test('whoever stands at a shelf that is sent back or taken out learns which of the two', () => {
  const here = { shelfCode: 'A-01', roomName: 'Hall', roomId: 'hall', shelfId: 'a-1', round: 0 }
  expect(goneWords(here, [{ ...here, round: 1 }])).toBe(
    'A-01 is to be counted again, from nothing. What you counted is kept beside it.',
  )
  expect(goneWords(here, [{ ...here, shelfId: 'a-2' }])).toBe(
    'A-01 is not part of this count any more.',
  )
  expect(goneWords(here, [here])).toBe(
    'Your count of A-01 is not needed any more. What you counted is kept.',
  )
  expect(goneWords(undefined, [])).toBe('This shelf is not part of the count any more.')
})

test('a phone that is still connecting is not told that it has no network', () => {
  expect(notHereWords('reconnecting')).toBe('Getting the shelves.')
  expect(notHereWords('live')).toBe('Getting the shelves.')
  expect(notHereWords('offline')).toMatch(/Open it once with a network/)
})

test('a scanner says why nobody counts, and says nothing while they do', () => {
  const statuses = ['draft', 'active', 'stopped', 'submitted', 'completed', 'cancelled'] as const
  expect(statuses.map((status) => [status, pauseWords(status)])).toEqual([
    ['draft', 'Counting has not started'],
    ['active', undefined],
    ['stopped', 'Counting is stopped'],
    ['submitted', 'Counting is closed'],
    ['completed', 'Counting is closed'],
    ['cancelled', 'This count is cancelled'],
  ])
})

test('a scanner says who stopped, closed or cancelled the count, and why, as far as the phone was told', () => {
  const pause = { by: 'Dana Reyes', reason: 'A delivery' }
  expect(pauseWords('stopped', pause)).toBe('Counting is stopped by Dana Reyes: A delivery')
  expect(pauseWords('submitted', { ...pause, reason: null })).toBe(
    'Counting is closed by Dana Reyes',
  )
  expect(pauseWords('cancelled', pause)).toBe('This count is cancelled by Dana Reyes: A delivery')
  expect(pauseWords('cancelled', { ...pause, by: null })).toBe(
    'This count is cancelled: A delivery',
  )
  const stopped = { auditStatus: 'stopped', pause } as const
  expect(pauseOfShelf({ auditStatus: 'stopped' }, stopped)).toContain('by Dana Reyes')
  // Of another moment of the count: nobody said that.
  expect(pauseOfShelf({ auditStatus: 'submitted' }, stopped)).toBe('Counting is closed')
  expect(pauseOfShelf({ auditStatus: 'active' }, stopped)).toBeUndefined()
})

test('whoever made counts that are set aside learns why, and who decides', () => {
  expect(setAsideWords(1, ['handed_in_by_another'])).toBe(
    '1 count is set aside, not lost. Somebody else has handed this shelf in. Your manager decides whether it counts.',
  )
  const both = setAsideWords(1_200, ['impossible_time', 'held_by_another'])
  expect(both).toContain('1\u2009200 counts are set aside')
  expect(both).toContain('The clock of this phone cannot be right. Somebody else has this shelf.')
})

test('where the server did not say why, whatever it can be is said', () => {
  expect(setAsideWords(2, [])).toContain('stopped or closed then, or somebody else counts')
})

test('the rail says it in at most six words', () => {
  expect(setAsideNotice(12).split(' ').length).toBeLessThanOrEqual(6)
})

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

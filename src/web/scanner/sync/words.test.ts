import { expect, test } from 'vitest'
import { messagesIn } from '#web/kit/use-messages.ts'
import {
  closedWords,
  goneWords,
  lostWords,
  notHereWords,
  pauseOfShelf,
  pauseWords,
  secondWords,
  setAsideWords,
  signedOutWords,
  waitingWords,
} from './words.ts'

const t = messagesIn('en', 'sync')

const NAMES = { storeName: 'Harbor', organizationId: 'o1', organizationName: 'Corner Shop' }

test('a suspended organization keeps what was counted, and takes it later', () => {
  const refusal = { kind: 'suspended', ...NAMES, reason: 'Unpaid.', isOwner: false } as const
  expect(closedWords(refusal, t)).toBe(
    'Corner Shop is suspended: Unpaid. Your counts are kept on this phone and sent when it reopens.',
  )
})

test('whoever is signed out is told what is kept, and where the next counts stay', () => {
  expect(signedOutWords(0, t)).toBe('Signed out. New counts stay on this phone.')
  expect(signedOutWords(1_200, t)).toBe('Signed out. 1,200 kept on this phone.')
})

test('whoever was taken off the team, or stands in an archived store, can carry it away', () => {
  const kept = 'Rejected counts stay on this phone: copy them for your manager.'
  expect(closedWords({ kind: 'archived', ...NAMES, archivedAt: 0, canRestore: false }, t)).toBe(
    `Harbor was archived. ${kept}`,
  )
  expect(closedWords({ kind: 'removed', ...NAMES, removedAt: 0 }, t)).toBe(
    `You’re no longer in Harbor. ${kept}`,
  )
  expect(closedWords(null, t)).toBe(`You can no longer count here. ${kept}`)
})

const SHELF = { shelfCode: 'A-01', roomName: 'Hall', userId: 'bo', userName: 'Bo Lind' } as const

test('whoever loses a shelf learns who has it, and that nothing is lost', () => {
  expect(lostWords({ ...SHELF, status: 'assigned' }, t)).toBe(
    'Bo is counting A-01 now. Your counts are kept.',
  )
  expect(lostWords({ ...SHELF, status: 'submitted' }, t)).toBe(
    'Bo submitted A-01. Your counts are kept.',
  )
  expect(lostWords({ ...SHELF, userId: null, userName: null, status: 'open' }, t)).toBe(
    'A-01 is free again. Your counts are kept.',
  )
})

test('what is left out of the count is not said to be kept in it', () => {
  expect(lostWords({ ...SHELF, status: 'excluded' }, t)).toBe(
    'A-01 was excluded from this count. Your counts are kept but not included.',
  )
})

test('of a shelf that is counted twice the second is sent to the other count', () => {
  expect(secondWords({ ...SHELF, status: 'in_progress' }, t)).toBe(
    'Bo is counting A-01. Its second count is free.',
  )
})

test('whoever stands at a shelf that is sent back or taken out learns which of the two', () => {
  const here = { shelfCode: 'A-01', roomName: 'Hall', roomId: 'hall', shelfId: 'a-1', round: 0 }
  expect(goneWords(here, [{ ...here, round: 1 }], t)).toBe(
    'A-01 has to be counted again from zero. Your earlier counts are kept.',
  )
  expect(goneWords(here, [{ ...here, shelfId: 'a-2' }], t)).toBe(
    'A-01 is no longer part of this count.',
  )
  expect(goneWords(here, [here], t)).toBe('Your count of A-01 is no longer needed. It is kept.')
  expect(goneWords(undefined, [], t)).toBe('This shelf is no longer part of the count.')
})

test('a phone that is still connecting is not told that it has no network', () => {
  expect(notHereWords('reconnecting', t)).toBe('Loading shelves…')
  expect(notHereWords('live', t)).toBe('Loading shelves…')
  expect(notHereWords('offline', t)).toMatch(/Open it once with a network/)
})

test('a scanner says why nobody counts, and says nothing while they do', () => {
  const statuses = ['draft', 'active', 'stopped', 'submitted', 'completed', 'cancelled'] as const
  expect(statuses.map((status) => [status, pauseWords(status, undefined, t)])).toEqual([
    ['draft', 'Counting has not started'],
    ['active', undefined],
    ['stopped', 'Counting is stopped'],
    ['submitted', 'Counting is closed'],
    ['completed', 'Counting is closed'],
    ['cancelled', 'This count is canceled'],
  ])
})

test('a scanner says who stopped, closed or cancelled the count, and why, as far as the phone was told', () => {
  const pause = { by: 'Dana Reyes', reason: 'A delivery' }
  expect(pauseWords('stopped', pause, t)).toBe('Counting was stopped by Dana Reyes: A delivery')
  expect(pauseWords('submitted', { ...pause, reason: null }, t)).toBe(
    'Counting was closed by Dana Reyes',
  )
  expect(pauseWords('cancelled', pause, t)).toBe(
    'This count was canceled by Dana Reyes: A delivery',
  )
  expect(pauseWords('cancelled', { ...pause, by: null }, t)).toBe(
    'This count is canceled: A delivery',
  )
  const stopped = { auditStatus: 'stopped', pause } as const
  expect(pauseOfShelf({ auditStatus: 'stopped' }, stopped, t)).toContain('by Dana Reyes')
  // The pack's pause belongs to another status, so its name and reason do not apply.
  expect(pauseOfShelf({ auditStatus: 'submitted' }, stopped, t)).toBe('Counting is closed')
  expect(pauseOfShelf({ auditStatus: 'active' }, stopped, t)).toBeUndefined()
})

test('whoever made counts that are set aside learns why, and who decides', () => {
  expect(setAsideWords(1, ['handed_in_by_another'], t)).toBe(
    '1 count is held for your manager, not lost. Someone else submitted this shelf.',
  )
  const both = setAsideWords(1_200, ['impossible_time', 'held_by_another'], t)
  expect(both).toContain('1,200 counts are held for your manager')
  expect(both).toContain('This phone’s clock is wrong. Someone else has this shelf.')
})

test('where the server did not say why, whatever it can be is said', () => {
  expect(setAsideWords(2, [], t)).toContain('stopped or closed, or someone else has')
})

test('the rail says it in at most six words', () => {
  expect(t('rail.held', { count: 12 }).split(' ').length).toBeLessThanOrEqual(6)
})

const pack = { countsAnywhere: false, selfAssignment: true }
const shelf = {
  userId: 'lena',
  userName: 'Lena Okafor',
  status: 'in_progress',
  mode: 'additive',
} as const

test('who counts on the shelf of another is told before that it waits, and why', () => {
  expect(waitingWords(shelf, pack, 'ana', t)).toBe('Held for your manager: Lena is counting it')
  expect(waitingWords({ ...shelf, status: 'submitted' }, pack, 'ana', t)).toBe(
    'Held for your manager: Lena submitted it',
  )
  expect(waitingWords({ ...shelf, userName: null }, pack, 'ana', t)).toContain(
    'someone else is counting it',
  )
})

test('nothing is said on the own shelf, on one that is free to take, and where people may help', () => {
  const free = { ...shelf, status: 'open', userId: null, userName: null } as const
  expect(waitingWords(shelf, pack, 'lena', t)).toBeUndefined()
  expect(waitingWords(free, pack, 'ana', t)).toBeUndefined()
  expect(waitingWords(shelf, { ...pack, countsAnywhere: true }, 'ana', t)).toBeUndefined()
  expect(waitingWords(free, { ...pack, selfAssignment: false }, 'ana', t)).toBe(
    'Held for your manager: not your shelf',
  )
})

test('where two counts are compared nobody helps', () => {
  const apart = { ...shelf, mode: 'independent' } as const
  expect(waitingWords(apart, { ...pack, countsAnywhere: true }, 'ana', t)).toContain(
    'Lena is counting it',
  )
})

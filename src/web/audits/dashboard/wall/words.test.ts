import { expect, test } from 'vitest'
import { NOTHING_COUNTED, tileOf } from '../testing/dashboard.ts'
import { describeAskingAgain, describeHolder, describeLines } from './words.ts'

test('a shelf says whose it is, or that it is nobody’s', () => {
  expect(describeHolder(tileOf('a'))).toBe('Nobody yet')
  expect(describeHolder(tileOf('a', { status: 'excluded' }))).toBe('Left out of the count')
  const held = tileOf('a', { userName: 'Jonas Weber', status: 'in_progress' })
  expect(describeHolder(held)).toBe('Jonas Weber')
  expect(describeHolder({ ...held, heldSince: Date.now() })).toMatch(
    /^Jonas Weber since \d+:\d\d [ap]m$/,
  )
})

test('lines come with what is unusual about them', () => {
  const progress = { ...NOTHING_COUNTED, events: 9, lines: 58, unknownLines: 1, warnings: 2 }
  expect(describeLines(tileOf('a', { progress, round: 1 }))).toBe(
    'round 2, 58 lines, 1 unknown code, 2 warnings',
  )
  expect(describeLines(tileOf('a'))).toBeUndefined()
  expect(describeLines(tileOf('a', { mode: 'independent', pass: 1 }))).toBe('second count')
  const comparison = { state: 'single', differing: 0, disputed: 0 } as const
  expect(describeLines(tileOf('a', { mode: 'independent', comparison }))).toBe('counted once')
})

test('the first of two counts says how the two compare', () => {
  const comparison = { state: 'differs', differing: 2, disputed: 0 } as const
  expect(describeLines(tileOf('a', { mode: 'independent', comparison }))).toBe(
    'first count, they differ on 2 lines',
  )
})

test('what was counted on a shelf that is left out is said not to be in the result', () => {
  const progress = { ...NOTHING_COUNTED, events: 9, lines: 58 }
  expect(describeLines(tileOf('a', { status: 'excluded', progress }))).toBe(
    '58 lines, not in the result',
  )
  expect(describeLines(tileOf('a', { status: 'excluded' }))).toBeUndefined()
})

test('asking again for a count says which one leaves the result, and that counting goes on', () => {
  const of = (state: 'single' | 'chosen') =>
    tileOf('a', { comparison: { state, differing: 1, disputed: 0 } })
  expect(describeAskingAgain(of('single'), 'active')).toMatch(/^The one count leaves/)
  expect(describeAskingAgain(of('chosen'), 'submitted')).toMatch(
    /^Counting is opened again\. The chosen count leaves/,
  )
})

import { expect, test } from 'vitest'
import { formatsOf } from '#messages/formats.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { NOTHING_COUNTED, tileOf } from '../testing/dashboard.ts'
import { describeAskingAgain, describeHolder, describeLines } from './words.ts'

const t = messagesIn('en', 'dashboard')
const { clock } = formatsOf('en')

test('a shelf says whose it is, or that it is nobody’s', () => {
  expect(describeHolder(tileOf('a'), clock, t)).toBe('Unassigned')
  expect(describeHolder(tileOf('a', { status: 'excluded' }), clock, t)).toBe('Excluded')
  const held = tileOf('a', { userName: 'Jonas Weber', status: 'in_progress' })
  expect(describeHolder(held, clock, t)).toBe('Jonas Weber')
  expect(describeHolder({ ...held, heldSince: Date.now() }, clock, t)).toMatch(
    /^Jonas Weber since \d+:\d\d [ap]m$/,
  )
})

test('lines come with what is unusual about them', () => {
  const progress = { ...NOTHING_COUNTED, events: 9, lines: 58, unknownLines: 1, warnings: 2 }
  expect(describeLines(tileOf('a', { progress, round: 1 }), t)).toBe(
    'round 2, 58 lines, 1 unknown code, 2 warnings',
  )
  expect(describeLines(tileOf('a'), t)).toBeUndefined()
  expect(describeLines(tileOf('a', { mode: 'independent', pass: 1 }), t)).toBe('second count')
  const comparison = { state: 'single', differing: 0, disputed: 0 } as const
  expect(describeLines(tileOf('a', { mode: 'independent', comparison }), t)).toBe('counted once')
})

test('the first of two counts says how the two compare', () => {
  const comparison = { state: 'differs', differing: 2, disputed: 0 } as const
  expect(describeLines(tileOf('a', { mode: 'independent', comparison }), t)).toBe(
    'first count, they differ on 2 lines',
  )
})

test('what was counted on a shelf that is left out is said not to be in the result', () => {
  const progress = { ...NOTHING_COUNTED, events: 9, lines: 58 }
  expect(describeLines(tileOf('a', { status: 'excluded', progress }), t)).toBe(
    '58 lines, not included',
  )
  expect(describeLines(tileOf('a', { status: 'excluded' }), t)).toBeUndefined()
})

test('asking again for a count says which one leaves the result, and that counting goes on', () => {
  const of = (state: 'single' | 'chosen') =>
    tileOf('a', { comparison: { state, differing: 1, disputed: 0 } })
  expect(describeAskingAgain(of('single'), 'active', t)).toMatch(/^The one count isn’t included/)
  expect(describeAskingAgain(of('chosen'), 'submitted', t)).toMatch(
    /^Counting opens again\. The chosen count isn’t included/,
  )
})

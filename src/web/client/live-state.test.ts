import { expect, test } from 'vitest'
import { type LiveFacts, liveStateOf } from './live-state.ts'

const FACTS: LiveFacts = {
  status: 'live',
  isHeard: true,
  heardAtMs: 100_000,
  behindAtMs: undefined,
  nowMs: 101_000,
}
const stateOf = (change: Partial<LiveFacts>) => liveStateOf({ ...FACTS, ...change })

test('nothing is live before the server has said a word over this connection', () => {
  expect(stateOf({ isHeard: false, heardAtMs: undefined }).mark).toBe('connecting')
  expect(stateOf({ isHeard: false }).mark).toBe('reconnecting')
  expect(stateOf({ status: 'reconnecting', isHeard: false }).mark).toBe('reconnecting')
  expect(stateOf({ status: 'offline', isHeard: false }).mark).toBe('offline')
  expect(stateOf({}).mark).toBe('live')
})

test('the age of the last word is said once it is worth saying', () => {
  expect(stateOf({}).ageMs).toBeUndefined()
  expect(stateOf({ nowMs: 104_999 }).ageMs).toBeUndefined()
  expect(stateOf({ nowMs: 112_000 })).toEqual({ mark: 'live', ageMs: 12_000, behindMs: undefined })
})

test('that something on the screen is behind is said once it lasts, while the server is heard', () => {
  expect(stateOf({ behindAtMs: 99_500 }).behindMs).toBeUndefined()
  expect(stateOf({ behindAtMs: 96_000 })).toMatchObject({ mark: 'live', behindMs: 5_000 })
  expect(stateOf({ behindAtMs: 96_000, status: 'offline' }).behindMs).toBeUndefined()
})

test('a word from before the longest silence makes nothing live', () => {
  expect(stateOf({ nowMs: 129_999 }).mark).toBe('live')
  expect(stateOf({ nowMs: 130_000 }).mark).toBe('reconnecting')
})

import { expect, test } from 'vitest'
import { messagesIn } from '#web/kit/use-messages.ts'
import type { OutboxState } from '#web/outbox/outbox.ts'
import { chipState, chipWords, heardWords } from './sync-chip.tsx'

const EMPTY: OutboxState = {
  deviceId: 'phone',
  waiting: 0,
  refused: 0,
  kept: 0,
  oldestAtMs: null,
  isSending: false,
  isSignedOut: false,
  isSuspended: false,
  isOtherBuild: false,
  trouble: null,
  clockBehindMs: 0,
  foreign: [],
}

const t = messagesIn('en', 'sync')

function said(change: Partial<OutboxState>, isOffline = false) {
  const outbox = { ...EMPTY, ...change }
  const state = chipState(outbox, isOffline)
  return { seen: chipWords(state, outbox, t), heard: heardWords(state, outbox, t) }
}

test('a queue that was not looked at is never said to be sent', () => {
  expect(said({ deviceId: undefined }).seen).toBe('Checking')
  expect(said({ deviceId: undefined, trouble: 'closed' }).seen).toBe('Not saved')
  expect(said({}).seen).toBe('All sent')
})

test('the network is heard once, however many counts wait for it', () => {
  const [one, two] = [said({ waiting: 1 }, true), said({ waiting: 2 }, true)]
  expect([one.seen, two.seen]).toEqual(['Offline, 1 waiting', 'Offline, 2 waiting'])
  expect(two.heard).toBe(one.heard)
  expect(one.heard).toBe('No network. Counts are kept on this phone.')
})

test('counts that come and go are not talked about', () => {
  expect([said({ waiting: 3 }).heard, said({}).heard]).toEqual(['', ''])
})

test('a state of the sync chip in which somebody has to act is announced', () => {
  expect(said({ isSignedOut: true, waiting: 2 }).heard).toMatch(/^Signed out/)
  expect(said({ isSignedOut: true, waiting: 2 }).seen).toBe('Sign in, 2 waiting')
  expect(said({ isSignedOut: true }).seen).toBe('Signed out')
  const otherBuild = said({ isOtherBuild: true, waiting: 2 })
  expect(otherBuild.heard).toMatch(/^Reload this page/)
  expect(otherBuild.seen).toBe('Reload, 2 waiting')
  expect(said({ refused: 1 }).heard).toBe('Something was rejected.')
  expect(said({ trouble: 'full' }).heard, 'said at the shelf').toBe('')
})

test('what waits for a suspended organization is said to be kept', () => {
  expect(said({ isSuspended: true, waiting: 14 })).toEqual({
    seen: 'Suspended, 14 kept',
    heard: 'Suspended. Counts are kept on this phone.',
  })
})

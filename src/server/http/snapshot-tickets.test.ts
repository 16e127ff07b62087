import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { FunctionHost } from './function-host.ts'
import { createSnapshotTickets } from './snapshot-tickets.ts'

const LIMITS = {
  ticketMs: 1_000,
  snapshotMs: 30,
  tickets: 100,
  snapshots: 3,
  snapshotsOfOne: 2,
}
const SAM = { userId: 'sam', sessionId: 'one' }
const ANA = { userId: 'ana', sessionId: 'two' }

function shelf(limits = LIMITS) {
  let opened = 0
  const signals: (AbortSignal | undefined)[] = []
  const functions: FunctionHost = {
    async openSnapshot(_identity, _mode, signal) {
      opened += 1
      signals.push(signal)
      const number = opened
      const query = (path: string) => (path === 'slow' ? new Promise(() => {}) : number)
      return { query: async (path) => query(path), close: async () => {} }
    },
    laneKeyOf: async () => '',
    runMutation: async () => null,
    runAction: async () => null,
  }
  return { ...createSnapshotTickets(functions, limits), opened: () => opened, signals }
}

describe('the shelf of snapshots', () => {
  test('opens one snapshot per ticket, with the first query', async () => {
    const { reserve, take, opened } = shelf()
    const [one, other] = [reserve(), reserve()]
    expect(opened()).toBe(0)
    expect(await take(one, SAM).query('', {})).toBe(1)
    expect(await take(other, SAM).query('', {})).toBe(2)
    expect(await take(one, SAM).query('', {})).toBe(1)
  })

  test('refuses a ticket that was not drawn here, has ended, or is another caller’s', async () => {
    const { reserve, take } = shelf()
    expect(() => take(42, SAM)).toThrow('no longer kept')
    const ticket = reserve()
    take(ticket, SAM)
    expect(() => take(ticket, null)).toThrow()
    await delay(60)
    expect(() => take(ticket, SAM)).toThrow('no longer kept')
    const late = shelf({ ...LIMITS, ticketMs: -1 })
    expect(() => late.take(late.reserve(), SAM)).toThrow('no longer kept')
  })

  test('keeps only so many snapshots open, of everybody and of one', () => {
    const { reserve, take } = shelf()
    for (const _ of [1, 2]) void take(reserve(), SAM).query('slow', {})
    expect(() => take(reserve(), SAM)).toThrow('not available')
    take(reserve(), ANA)
    expect(() => take(reserve(), ANA)).toThrow('not available')
  })

  test('lets the oldest of one caller go that nobody waits for, when they open one more', () => {
    const { reserve, take } = shelf()
    const [first, second, third] = [reserve(), reserve(), reserve()]
    for (const ticket of [first, second, third]) take(ticket, SAM)
    expect(() => take(first, SAM)).toThrow('no longer kept')
    for (const ticket of [second, third]) take(ticket, SAM)
  })

  test('lets a snapshot go with the last who asks for something of it', async () => {
    const { reserve, take, signals } = shelf({ ...LIMITS, snapshotMs: 10_000 })
    const ticket = reserve()
    const [one, other] = [new AbortController(), new AbortController()]
    void take(ticket, SAM, one.signal).query('slow', {})
    void take(ticket, SAM, other.signal).query('slow', {})
    await delay(1)
    one.abort()
    expect(signals[0]?.aborted).toBe(false)
    other.abort()
    expect(signals[0]?.aborted).toBe(true)
    expect(() => take(ticket, SAM)).toThrow('no longer kept')
  })
})

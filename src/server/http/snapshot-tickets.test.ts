import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createSnapshotTickets } from './snapshot-tickets.ts'

const LIMITS = { ticketMs: 1_000, snapshotMs: 30, tickets: 100, snapshots: 2 }
const SAM = { userId: 'sam', sessionId: 'one' }

function shelf(limits = LIMITS) {
  let opened = 0
  const functions = {
    async openSnapshot() {
      opened += 1
      const number = opened
      return { query: async () => number, close: async () => {} }
    },
    laneKeyOf: async () => '',
    runMutation: async () => null,
    runAction: async () => null,
  }
  return { ...createSnapshotTickets(functions, limits), opened: () => opened }
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

  test('keeps only so many snapshots open', () => {
    const { reserve, take } = shelf()
    take(reserve(), SAM)
    take(reserve(), SAM)
    expect(() => take(reserve(), SAM)).toThrow('not available')
  })
})

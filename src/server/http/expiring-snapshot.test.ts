import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { expiringSnapshot } from './expiring-snapshot.ts'

function snapshot() {
  const events: string[] = []
  return {
    events,
    async query(path: string) {
      await delay(20)
      events.push(path)
      return path
    },
    async close() {
      events.push('closed')
    },
  }
}

test('a snapshot is closed once, after the queries that have begun', async () => {
  const inner = snapshot()
  const shared = expiringSnapshot(Promise.resolve(inner))
  const answer = shared.query('one', {})
  await Promise.all([shared.close(), shared.close()])
  expect(await answer).toBe('one')
  expect(inner.events).toEqual(['one', 'closed'])
  await expect(shared.query('two', {})).rejects.toMatchObject({ code: 'unavailable' })
})

test('a snapshot that nobody closes ends by itself', async () => {
  const inner = snapshot()
  expiringSnapshot(Promise.resolve(inner), 10)
  await expect.poll(() => inner.events).toEqual(['closed'])
})

test('a snapshot that could not be opened has nothing to close', async () => {
  const shared = expiringSnapshot(Promise.reject(new Error('no connection')))
  await expect(shared.query('one', {})).rejects.toThrow('no connection')
  await expect(shared.close()).resolves.toBeUndefined()
})

import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { keepSnapshot } from './kept-snapshot.ts'

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
  const kept = keepSnapshot(Promise.resolve(inner))
  const answer = kept.query('one', {})
  await Promise.all([kept.close(), kept.close()])
  expect(await answer).toBe('one')
  expect(inner.events).toEqual(['one', 'closed'])
  await expect(kept.query('two', {})).rejects.toMatchObject({ code: 'unavailable' })
})

test('a snapshot that nobody closes ends by itself', async () => {
  const inner = snapshot()
  keepSnapshot(Promise.resolve(inner), 10)
  await expect.poll(() => inner.events).toEqual(['closed'])
})

test('a snapshot that could not be opened has nothing to close', async () => {
  const kept = keepSnapshot(Promise.reject(new Error('no connection')))
  await expect(kept.query('one', {})).rejects.toThrow('no connection')
  await expect(kept.close()).resolves.toBeUndefined()
})

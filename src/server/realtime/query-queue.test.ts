import { afterEach, expect, test } from 'vitest'
import type { EndTurn } from './fair-queue.ts'
import { QueryQueue } from './query-queue.ts'

const PLACES = { atOnce: 8, perOrganization: 5 }
const settled = () => new Promise((resolve) => setImmediate(resolve))

let leaving = new AbortController()
// Callers that still wait would be refused later, while other tests run.
afterEach(() => {
  leaving.abort()
  leaving = new AbortController()
})

/** Sends this many requests, and returns the functions that end those that have started. */
function ask(queue: QueryQueue, userId: string, laneKey: string, times: number): EndTurn[] {
  const begun: EndTurn[] = []
  for (let n = 0; n < times; n += 1) {
    queue.begin({ userId, laneKey }, leaving.signal).then(
      (end) => begun.push(end),
      (refusal: unknown) => expect(refusal).toHaveProperty('name', 'AbortError'),
    )
  }
  return begun
}

test('a storm of one person leaves places to their colleagues, and of one organization to all others', async () => {
  const queue = new QueryQueue(PLACES)
  const storm = ask(queue, 'eager', 'o/1', 300)
  await settled()
  expect(storm).toHaveLength(4)
  const colleagues = [ask(queue, 'second', 'o/1', 10), ask(queue, 'third', 'o/1', 10)]
  await settled()
  expect(colleagues.flat()).toHaveLength(1)
  const neighbour = ask(queue, 'quiet', 'o/2', 1)
  await settled()
  expect(neighbour).toHaveLength(1)
})

test('whoever has taken much time lately has one place, until it has run off', async () => {
  const clock = { ms: 0 }
  const queue = new QueryQueue(PLACES, () => clock.ms)
  const [end] = await Promise.all([queue.begin({ userId: 'eager', laneKey: 'o/1' })])
  clock.ms = 4_000
  end?.()
  const over = ask(queue, 'eager', 'o/1', 3)
  await settled()
  expect(over).toHaveLength(1)
  for (const served of [2, 3]) {
    over.at(-1)?.()
    await settled()
    expect(over).toHaveLength(served)
  }
  over.at(-1)?.()
  clock.ms = 60_000
  const later = ask(queue, 'eager', 'o/1', 3)
  await settled()
  expect(later).toHaveLength(3)
})

test('a line without end is refused with a time to come back, and who has gone is not in it', async () => {
  const queue = new QueryQueue(PLACES)
  const leaving = new AbortController()
  const caller = { userId: 'eager', laneKey: 'o/1' }
  const gone = Array.from({ length: 404 }, () => queue.begin(caller, leaving.signal))
  for (const one of gone) one.catch(() => {})
  await settled()
  await expect(queue.begin(caller)).rejects.toMatchObject({
    code: 'rate_limited',
    details: { retryAfterSeconds: 1 },
  })
  leaving.abort(new Error('gone'))
  await expect(gone.at(-1)).rejects.toThrow('gone')
  const [first] = await Promise.all([gone[0]])
  first?.()
  ;(await queue.begin(caller))()
})

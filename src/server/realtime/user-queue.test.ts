import { expect, test } from 'vitest'
import { UserQueue } from './user-queue.ts'

const identity = (userId: string) => ({ userId, sessionId: 'login' })

/** Work that finishes when the test releases it. */
function held() {
  const running: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => running.push(resolve))
  return { running, work }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('one caller runs a few at once, in order, and others do not wait for them', async () => {
  const queue = new UserQueue(2)
  const { running, work } = held()
  const mine = [1, 2, 3].map(() => queue.run(identity('mine'), work))
  await settled()
  expect(running).toHaveLength(2)
  const other = queue.run(identity('other'), work)
  await settled()
  expect(running).toHaveLength(3)
  running[0]?.()
  await mine[0]
  await settled()
  expect(running).toHaveLength(4)
  for (const done of running) done()
  await Promise.all([...mine, other])
})

test('work that fails frees its turn of the queue', async () => {
  const queue = new UserQueue(1)
  const failing = queue.run(null, async () => {
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect(await queue.run(null, async () => 'done')).toBe('done')
})

test('a user whose line in the queue is too long is refused', async () => {
  const queue = new UserQueue(1)
  const { running, work } = held()
  const waiting = Array.from({ length: 2_001 }, () => queue.run(identity('eager'), work))
  await expect(queue.run(identity('eager'), work)).rejects.toMatchObject({ code: 'rate_limited' })
  const letGo = setInterval(() => {
    for (const done of running.splice(0)) done()
  })
  await Promise.all(waiting)
  clearInterval(letGo)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EndTurn, FairQueue } from './fair-queue.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('whoever comes with one thing waits for one turn of the others, not for their line', async () => {
  const queue = new FairQueue({ atOnce: 1, atOncePerKey: 1 })
  const served: string[] = []
  const work = (name: string) => async () => void served.push(name)
  const many = [1, 2, 3, 4].map((n) => queue.run('busy', work(`busy ${n}`)))
  const one = queue.run('quiet', work('quiet'))
  await Promise.all([...many, one])
  expect(served).toEqual(['busy 1', 'busy 2', 'quiet', 'busy 3', 'busy 4'])
})

test('one key never has all turns of the queue', async () => {
  const queue = new FairQueue({ atOnce: 4, atOncePerKey: 3 })
  const ends: EndTurn[] = []
  for (let n = 0; n < 10; n += 1) void queue.begin('busy').then((end) => ends.push(end))
  await settled()
  expect(ends).toHaveLength(3)
  const end = await queue.begin('quiet')
  expect(queue.running).toBe(4)
  end()
})

test('whoever leaves the line is not served, and the next one is', async () => {
  const queue = new FairQueue({ atOnce: 1, atOncePerKey: 1 })
  const end = await queue.begin('a')
  const leaving = new AbortController()
  const left = queue.begin('a', leaving.signal)
  const next = queue.begin('a')
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  end()
  ;(await next)()
  expect([queue.running, queue.waiting]).toEqual([0, 0])
  await expect(queue.begin('a', leaving.signal)).rejects.toThrow('gone')
})

test('a place is given at once only where nobody waits for it', async () => {
  const queue = new FairQueue({ atOnce: 2, atOncePerKey: 1 })
  const first = queue.tryBegin('a')
  expect(queue.tryBegin('a')).toBeUndefined()
  void queue.begin('a')
  expect(queue.tryBegin('b')).toBeUndefined()
  first?.()
  first?.()
  expect(queue.running).toBe(1)
})

test('a key whose line in the queue is too long is refused', async () => {
  const queue = new FairQueue({ atOnce: 1, atOncePerKey: 1, longestLine: 2 })
  await queue.begin('a')
  void queue.begin('a')
  void queue.begin('a')
  await expect(queue.begin('a')).rejects.toMatchObject({ code: 'rate_limited' })
})

const step = fc.oneof(
  fc.record({ kind: fc.constant('begin' as const), key: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ kind: fc.constant('leave' as const), nth: fc.nat(20) }),
  fc.record({ kind: fc.constant('end' as const), nth: fc.nat(20) }),
)

test('whatever comes, leaves and ends: places hold, lines keep their order, no key is passed over', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 60 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 3 }),
      async (steps, atOnce, atOncePerKey) => {
        const queue = new FairQueue({ atOnce, atOncePerKey })
        const running: { key: string; end: EndTurn }[] = []
        const waiting: { key: string; n: number; leave: AbortController }[] = []
        const served: { key: string; n: number }[] = []
        let numbers = 0
        const begin = (key: string) => {
          const asked = { key, n: numbers++, leave: new AbortController() }
          waiting.push(asked)
          queue.begin(key, asked.leave.signal).then(
            (end) => {
              waiting.splice(waiting.indexOf(asked), 1)
              served.push(asked)
              running.push({ key, end })
            },
            () => waiting.splice(waiting.indexOf(asked), 1),
          )
        }
        for (const one of steps) {
          const waitingKeys = new Set(waiting.map(({ key }) => key))
          const before = served.length
          if (one.kind === 'begin') begin(one.key)
          if (one.kind === 'leave') waiting[one.nth]?.leave.abort(new Error('gone'))
          if (one.kind === 'end') running.splice(one.nth, 1)[0]?.end()
          await settled()
          expect(queue.running).toBe(running.length)
          expect(queue.waiting).toBe(waiting.length)
          expect(running.length).toBeLessThanOrEqual(atOnce)
          for (const key of ['a', 'b', 'c']) {
            const ofKey = running.filter((each) => each.key === key).length
            expect(ofKey).toBeLessThanOrEqual(atOncePerKey)
            // No caller waits while a slot is free.
            if (running.length < atOnce && ofKey < atOncePerKey) {
              expect(waiting.some((each) => each.key === key)).toBe(false)
            }
          }
          // Ending one turn serves at most one waiting caller.
          if (one.kind === 'end') {
            for (const { key } of served.slice(before)) expect(waitingKeys).toContain(key)
          }
        }
        for (const key of ['a', 'b', 'c']) {
          const order = served.filter((each) => each.key === key).map(({ n }) => n)
          expect(order).toEqual([...order].sort((x, y) => x - y))
        }
        // All others end their turns: every waiting caller is served, each key once before any is served twice more.
        while (running.length > 0) {
          running.splice(0, 1)[0]?.end()
          await settled()
        }
        expect(waiting).toEqual([])
      },
    ),
    { numRuns: 100 },
  )
})

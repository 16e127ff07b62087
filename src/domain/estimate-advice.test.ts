import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AdviceFacts, adviseShares } from './estimate-advice.ts'

const MINUTE = 60_000
const asOf = 1_700_000_000_000
const person = (id: string, doneMs: readonly number[] = [10 * MINUTE, 10 * MINUTE]) => {
  return { id, lastSeenMs: asOf, doneMs }
}
const shelf = (id: string, userId: string | null, spentMs = 0) => ({ id, userId, spentMs })

describe('advice on who takes which shelf', () => {
  test('moves a shelf from whoever has much left to whoever is done', () => {
    const facts = {
      asOf,
      people: [person('ana'), person('ben')],
      shelves: [shelf('1', 'ana'), shelf('2', 'ana'), shelf('3', 'ana'), shelf('4', 'ana')],
    }
    const advice = adviseShares(facts)
    expect(advice?.finishMs).toBe(asOf + 40 * MINUTE)
    expect(advice?.advisedFinishMs).toBe(asOf + 20 * MINUTE)
    expect(advice?.moves).toEqual([
      { shelfId: '4', fromUserId: 'ana', toUserId: 'ben' },
      { shelfId: '3', fromUserId: 'ana', toUserId: 'ben' },
    ])
    expect(advice?.people).toEqual([
      { id: 'ana', shelvesLeft: 4, doneAtMs: asOf + 40 * MINUTE, isEarly: false },
      { id: 'ben', shelvesLeft: 0, doneAtMs: asOf, isEarly: true },
    ])
  })

  test('leaves a shelf to the person who has begun it', () => {
    const people = [person('ana'), person('ben')]
    const shelves = [shelf('1', 'ana', MINUTE), shelf('2', 'ana', MINUTE)]
    expect(adviseShares({ asOf, people, shelves })?.moves).toEqual([])
  })

  test('gives shelves of nobody, and of those who have gone home, to people at work', () => {
    const gone = { ...person('cleo'), lastSeenMs: asOf - 60 * MINUTE }
    const people = [person('ana'), person('ben'), gone]
    const shelves = [shelf('1', 'cleo'), shelf('2', null)]
    const advice = adviseShares({ asOf, people, shelves })
    expect(advice?.finishMs).toBeNull()
    expect(advice?.moves.map(({ shelfId, toUserId }) => [shelfId, toUserId])).toEqual([
      ['1', 'ana'],
      ['2', 'ben'],
    ])
  })

  test('reckons with each person’s own pace', () => {
    const people = [person('slow', [30 * MINUTE, 30 * MINUTE]), person('fast', [6 * MINUTE])]
    const shelves = [shelf('1', 'slow'), shelf('2', 'slow'), shelf('3', 'slow')]
    const advice = adviseShares({ asOf, people, shelves })
    expect(advice?.moves.length).toBe(2)
    expect(advice?.moves.every(({ toUserId }) => toUserId === 'fast')).toBe(true)
  })

  test('is silent while too little is known, nobody is there, or nothing is left', () => {
    const facts = { asOf, people: [person('ana'), person('ben')], shelves: [shelf('1', 'ana')] }
    expect(adviseShares({ ...facts, shelves: [] })).toBeNull()
    expect(adviseShares({ ...facts, people: [person('ana', [MINUTE])] })).toBeNull()
    expect(adviseShares({ ...facts, people: [{ ...person('ana'), lastSeenMs: null }] })).toBeNull()
  })

  test('never makes the end later, and moves each shelf once', () => {
    const ids = fc.constantFrom('ana', 'ben', 'cleo')
    const facts = fc.record({
      asOf: fc.constant(asOf),
      people: fc.constant([
        person('ana'),
        person('ben', [4 * MINUTE]),
        person('cleo', [25 * MINUTE]),
      ]),
      shelves: fc.uniqueArray(
        fc.record({ id: fc.string(), userId: ids, spentMs: fc.constantFrom(0, 0, MINUTE) }),
        { selector: ({ id }) => id, minLength: 1 },
      ),
    })
    fc.assert(
      fc.property(facts, (some: AdviceFacts) => {
        const advice = adviseShares(some)
        expect(advice?.advisedFinishMs).toBeLessThanOrEqual(advice?.finishMs ?? 0)
        const moved = advice?.moves.map(({ shelfId }) => shelfId) ?? []
        expect(new Set(moved).size).toBe(moved.length)
      }),
    )
  })
})

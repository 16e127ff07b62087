import { expect, test } from 'vitest'
import { counterWork, type RecordedEvent } from './counter-work.ts'

const SECOND = 1_000

function event(userId: string, line: string | null, units: number, atMs: number): RecordedEvent {
  return { userId, line, quantity: units * 1_000, deviceTimeMs: atMs }
}

test('after a takeover each is credited with their own counts, and neither with the time in between', () => {
  const work = counterWork([
    event('ann', 'tea', 4, 0),
    event('ann', 'rice', 2, 20 * SECOND),
    event('ben', 'salt', 1, 50 * SECOND),
    event('ben', 'soap', 3, 60 * SECOND),
    event('ben', 'soap', 2, 65 * SECOND),
  ])
  expect(Object.fromEntries(work)).toEqual({
    ann: { lines: 2, quantity: 6_000, activeMs: 20 * SECOND },
    ben: { lines: 2, quantity: 6_000, activeMs: 15 * SECOND },
  })
})

test('a line that two have counted is there for both, and its units are there once', () => {
  const work = counterWork([event('ann', 'tea', 4, 0), event('ben', 'tea', 3, 10 * SECOND)])
  expect(work.get('ann')).toMatchObject({ lines: 1, quantity: 4_000 })
  expect(work.get('ben')).toMatchObject({ lines: 1, quantity: 3_000 })
})

test('a correction has all that it says; whoever had counted before has counted the line', () => {
  const work = counterWork([event('ann', 'tea', 0, 0), event('ben', 'tea', 10, 10 * SECOND)])
  expect(work.get('ann')).toMatchObject({ lines: 1, quantity: 0 })
  expect(work.get('ben')).toMatchObject({ lines: 1, quantity: 10_000 })
})

test('an event that counts nothing takes time all the same', () => {
  const work = counterWork([event('ann', null, 9, 0), event('ann', null, 0, 30 * SECOND)])
  expect(work.get('ann')).toEqual({ lines: 0, quantity: 0, activeMs: 30 * SECOND })
})

test('of a break two minutes count, and events may come in any order', () => {
  const work = counterWork([
    event('ann', 'rice', 1, 600 * SECOND),
    event('ann', 'tea', 1, 0),
    event('ann', 'salt', 1, 610 * SECOND),
  ])
  expect(work.get('ann')?.activeMs).toBe((120 + 10) * SECOND)
})

test('two at one shelf at once have their own time each', () => {
  const work = counterWork([
    event('ann', 'tea', 1, 0),
    event('ben', 'rice', 1, 5 * SECOND),
    event('ann', 'tea', 1, 60 * SECOND),
    event('ben', 'rice', 1, 65 * SECOND),
  ])
  expect(work.get('ann')?.activeMs).toBe(60 * SECOND)
  expect(work.get('ben')?.activeMs).toBe(60 * SECOND)
})

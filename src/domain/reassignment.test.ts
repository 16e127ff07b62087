import { expect, test } from 'vitest'
import { adviseReassignment, type Worker, type WorkTile } from './reassignment.ts'

const MINUTE = 60_000
const NOW = 10_000 * MINUTE

function person(id: string, minutesAgo = 1, linesPerMinute: number | null = 10): Worker {
  const work = { explained: 2, activeMs: 20 * MINUTE }
  return { id, name: id, linesPerMinute, lastEventAt: NOW - minutesAgo * MINUTE, ...work }
}

function tile(userId: string | null, status: WorkTile['status']): WorkTile {
  const code = `${userId}-${status}`
  return { shelfId: code, code, status, userId }
}

const history = [tile('ana', 'submitted'), tile('ben', 'submitted')]
const six = Array.from({ length: 6 }, (_, n) => ({
  ...tile('ana', 'assigned'),
  code: `A-${n + 1}`,
}))

test('whoever finishes first takes the last shelves of whoever has the most left', () => {
  const advice = adviseReassignment({
    tiles: [...history, ...six],
    people: [person('ana'), person('ben')],
    asOf: NOW,
  })
  expect(advice).toMatchObject({
    from: { id: 'ana' },
    to: { id: 'ben' },
    shelves: [{ code: 'A-4' }, { code: 'A-5' }, { code: 'A-6' }],
    savedMs: 30 * MINUTE,
  })
})

test('a faster person is given more of the shelves that are left', () => {
  const people = [person('ana', 1, 5), person('ben', 1, 15)]
  const advice = adviseReassignment({ tiles: [...history, ...six], people, asOf: NOW })
  expect(advice?.shelves.length).toBeGreaterThan(3)
})

test('people who have not been active for a while are given no work', () => {
  const people = [person('ana'), person('ben', 40)]
  expect(adviseReassignment({ tiles: [...history, ...six], people, asOf: NOW })).toBeNull()
})

test('a shelf that somebody has begun stays theirs', () => {
  const begun = six.map((one) => ({ ...one, status: 'in_progress' as const }))
  const people = [person('ana'), person('ben')]
  expect(adviseReassignment({ tiles: [...history, ...begun], people, asOf: NOW })).toBeNull()
})

test('without finished shelves, or for a gain of a minute or two, it suggests nothing', () => {
  const people = [person('ana'), person('ben')]
  const fresh = people.map((one) => ({ ...one, explained: 0 }))
  expect(adviseReassignment({ tiles: six, people: fresh, asOf: NOW })).toBeNull()
  const even = [...history, six[0], { ...tile('ben', 'assigned') }].flatMap((one) => one ?? [])
  expect(adviseReassignment({ tiles: even, people, asOf: NOW })).toBeNull()
})

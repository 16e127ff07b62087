import { expect, test } from 'vitest'
import { rankCandidates, refuseSameCounter } from './recount.ts'

test('fresh eyes come first, then free hands, then the alphabet', () => {
  const person = (name: string, countedShelves: number, openShelves: number) => ({
    id: name,
    name,
    countedShelves,
    openShelves,
  })
  const ranked = rankCandidates([
    person('Zoe', 1, 0),
    person('Sam', 0, 3),
    person('Priya', 0, 1),
    person('Dana', 0, 1),
  ])
  expect(ranked.map(({ name }) => name)).toEqual(['Dana', 'Priya', 'Sam', 'Zoe'])
})

test('a person recounts their own shelf only when that is intended', () => {
  const counters = [{ id: 'sam', name: 'Sam' }]
  expect(() => refuseSameCounter('sam', counters, false)).toThrow(
    expect.objectContaining({
      code: 'conflict',
      details: { guard: 'same_counter', current: 'sam' },
    }),
  )
  expect(() => refuseSameCounter('sam', counters, true)).not.toThrow()
  expect(() => refuseSameCounter('priya', counters, false)).not.toThrow()
  expect(() => refuseSameCounter(null, counters, false)).not.toThrow()
})

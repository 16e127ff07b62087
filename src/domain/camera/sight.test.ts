import { describe, expect, it } from 'vitest'
import { AWAY_AFTER_FRAMES, AWAY_AFTER_MS, look, NOTHING_IN_VIEW } from './sight.ts'

/** Arrivals when one label is read at the given times. */
function arrivals(times: readonly number[]): readonly number[] {
  let sight = NOTHING_IN_VIEW
  return times.filter((at) => {
    const sighting = look(sight, at, ['a'], ['a'])
    sight = sighting.sight
    return sighting.arrived.length > 0
  })
}

/** Whether a label arrives that was seen at 0, looked for in vain at some times, and read then. */
function arrivesAfter(inVain: readonly number[], at: number): boolean {
  let { sight } = look(NOTHING_IN_VIEW, 0, ['a'], ['a'])
  for (const time of inVain) sight = look(sight, time, [], []).sight
  return look(sight, at, ['a'], ['a']).arrived.length > 0
}

describe('what is in view', () => {
  it('counts a label that is held for ten seconds once', () => {
    expect(arrivals(Array.from({ length: 100 }, (_, index) => index * 100))).toEqual([0])
  })

  it('counts it again when it was looked for and was away', () => {
    const frames = Array.from({ length: AWAY_AFTER_FRAMES }, (_, index) => index + 1)
    expect(arrivesAfter(frames, AWAY_AFTER_MS + 1)).toBe(true)
    expect(arrivesAfter(frames, AWAY_AFTER_MS)).toBe(false)
  })

  it('does not take a label for gone that was hardly looked for', () => {
    expect(arrivesAfter([1, 2], 10 * AWAY_AFTER_MS)).toBe(false)
  })

  it('lets nothing arrive that is not believed', () => {
    expect(look(NOTHING_IN_VIEW, 0, ['a', 'b'], ['b']).arrived).toEqual(['b'])
  })

  it('keeps a label in view by readings that would not be believed by themselves', () => {
    const { sight } = look(NOTHING_IN_VIEW, 0, ['a'], ['a'])
    expect(look(sight, 900, ['a'], [])).toMatchObject({ arrived: [], stayed: ['a'] })
  })
})

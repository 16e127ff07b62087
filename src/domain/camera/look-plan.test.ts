import { describe, expect, it } from 'vitest'
import { afterFrame, FIRST_LOOK, type LookCycle, type Way, waysOf } from './look-plan.ts'

/** The ways in which frames are looked at while nothing is read. */
function looksFrom(start: LookCycle, frames: number): readonly (readonly Way[])[] {
  let cycle = start
  return Array.from({ length: frames }, () => {
    const ways = waysOf(cycle)
    cycle = afterFrame(cycle, [])
    return ways
  })
}

describe('how to look', () => {
  it('is upright and for squares in every frame', () => {
    const looks = looksFrom(FIRST_LOOK, 20)
    expect(looks.every((ways) => ways.includes(0) && ways.includes('squares'))).toBe(true)
  })

  it('is in every direction after a while, none more than 11.25 degrees from the next', () => {
    const all = new Set(looksFrom(FIRST_LOOK, 8).flat())
    const directions = [...all].filter((way) => typeof way === 'number').sort((a, b) => a - b)
    expect(directions).toEqual(Array.from({ length: 16 }, (_, index) => index * 11.25))
    expect(all).toContain('small squares')
  })

  it('is every other time for hands that tilt a little', () => {
    const tilted = looksFrom(FIRST_LOOK, 8).map((ways) => ways.includes(22.5))
    expect(tilted).toEqual([true, false, true, false, true, false, true, false])
  })

  it('follows each label in its own way', () => {
    const read = [
      { key: 'a', way: 56.25 },
      { key: 'b', way: 'small squares' },
      { key: 'c', way: 0 },
    ] as const
    const looks = looksFrom(afterFrame(FIRST_LOOK, read), 4)
    expect(looks.every((ways) => ways.includes(56.25) && ways.includes('small squares'))).toBe(true)
  })

  it('follows a label the way it lies now, and looks nowhere twice', () => {
    const first = afterFrame(FIRST_LOOK, [{ key: 'a', way: 33.75 }])
    const turned = afterFrame(first, [{ key: 'a', way: 22.5 }])
    const ways = waysOf(turned)
    expect(ways).not.toContain(33.75)
    expect(new Set(ways).size).toBe(ways.length)
  })

  it('lets a label go that was not read for a while', () => {
    const looks = looksFrom(afterFrame(FIRST_LOOK, [{ key: 'a', way: 101.25 }]), 10)
    const looked = looks.map((ways) => ways.includes(101.25))
    expect(looked.slice(0, 6)).not.toContain(false)
    expect(looked.slice(8)).toEqual([false, false])
  })
})

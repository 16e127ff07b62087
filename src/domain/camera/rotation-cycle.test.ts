import { describe, expect, it } from 'vitest'
import { afterFrame, angleOf, UPRIGHT } from './rotation-cycle.ts'

describe('turning frames', () => {
  it('tries every angle before it begins again, the coarse ones first', () => {
    let cycle = UPRIGHT
    const angles = Array.from({ length: 9 }, () => {
      const angle = angleOf(cycle)
      cycle = afterFrame(cycle, false)
      return angle
    })
    expect(angles.slice(0, 4)).toEqual([0, 45, 22.5, 67.5])
    expect(new Set(angles).size).toBe(8)
    expect(angles[8]).toBe(0)
  })

  it('keeps the angle at which something was read', () => {
    const turned = afterFrame(UPRIGHT, false)
    expect(angleOf(afterFrame(turned, true))).toBe(45)
  })

  it('looks again at that angle every other frame, until the label seems to be gone', () => {
    let cycle = afterFrame(afterFrame(UPRIGHT, false), true)
    const angles = Array.from({ length: 12 }, () => {
      const angle = angleOf(cycle)
      cycle = afterFrame(cycle, false)
      return angle
    })
    expect(angles.slice(0, 8)).toEqual([45, 22.5, 45, 67.5, 45, 11.25, 45, 56.25])
    expect(angles.slice(8)).toEqual([33.75, 78.75, 0, 45])
  })
})

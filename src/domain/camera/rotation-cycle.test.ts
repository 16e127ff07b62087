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
})

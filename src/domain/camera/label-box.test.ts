import { describe, expect, it } from 'vitest'
import { boxOf, overlaps } from './label-box.ts'

const label = (x: number, y: number) =>
  boxOf([
    { x, y },
    { x: x + 0.2, y },
    { x: x + 0.2, y: y + 0.1 },
    { x, y: y + 0.1 },
  ])

describe('places of labels', () => {
  it('are one label when they overlap, two when they lie side by side or below each other', () => {
    expect(overlaps(label(0.3, 0.3), label(0.35, 0.36))).toBe(true)
    expect(overlaps(label(0.3, 0.3), label(0.52, 0.3))).toBe(false)
    expect(overlaps(label(0.3, 0.3), label(0.3, 0.42))).toBe(false)
  })

  it('are as high as a label also when only a few rows were read', () => {
    const line = boxOf([
      { x: 0.4, y: 0.5 },
      { x: 0.6, y: 0.5 },
    ])
    expect(line.bottom - line.top).toBeCloseTo(0.1)
    expect(line.top).toBeCloseTo(0.45)
  })
})

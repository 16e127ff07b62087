import { describe, expect, it } from 'vitest'
import { turnBetween, turned } from './view-turn.ts'

const label = (x: number, y: number) => [
  { x: x - 30, y: y - 15 },
  { x: x + 30, y: y - 15 },
  { x: x + 30, y: y + 15 },
  { x: x - 30, y: y + 15 },
]
const by = { from: { x: 100, y: 50 }, to: { x: 112, y: 44 }, scale: 1.08, angle: 0.09 }

describe('how the camera has turned and come nearer', () => {
  it('is told from one label, and where others are then', () => {
    const was = label(60, 80)
    const turn = turnBetween([{ was, now: turned(was, by) }])
    expect(turn.scale).toBeCloseTo(1.08)
    expect(turn.angle).toBeCloseTo(0.09)
    const far = label(400, -90)
    for (const [at, { x, y }] of turned(far, turn).entries()) {
      expect(x).toBeCloseTo(turned(far, by)[at]?.x ?? 0)
      expect(y).toBeCloseTo(turned(far, by)[at]?.y ?? 0)
    }
  })

  it('is told from most labels where one was misread, also from its other end', () => {
    const places = [label(0, 0), label(90, 0), label(180, 0)]
    const seen = places.map((was, at) => {
      const [a, b, c, d] = turned(was, by)
      if (!a || !b || !c || !d) throw new Error('A label has four corners.')
      if (at === 0) return { was, now: label(300, 200) }
      return { was, now: at === 1 ? [c, d, a, b] : [a, b, c, d] }
    })
    const turn = turnBetween(seen)
    expect(turn.scale).toBeCloseTo(1.08)
    expect(turn.angle).toBeCloseTo(0.09)
  })
})

import { describe, expect, it } from 'vitest'
import type { Point } from './track.ts'
import { NOT_MOVED, viewMovement } from './view-movement.ts'

describe('the movement of the view, as labels say it', () => {
  it('is that of two labels that agree, whatever the movement before', () => {
    const labels = [label('jar', 0, 0), label('can', 200, 0)]
    const { x, y, isSure } = movement(labels, moved(labels, 40))
    expect({ x, y, isSure }).toEqual({ x: 40, y: 0, isSure: true })
  })

  it('is not that of a single label that moves otherwise', () => {
    const labels = [label('can', 0, 0)]
    expect(movement(labels, moved(labels, 40)).isSure).toBe(false)
  })

  it('is that of a single label that goes on as before', () => {
    const labels = [label('can', 0, 0)]
    const { x, isSure } = movement(labels, moved(labels, 40), 38)
    expect({ x, isSure }).toEqual({ x: 40, isSure: true })
  })

  it('is not that of one label which two others appear to be', () => {
    const labels = [label('can', 0, 0), label('can', 0, 200)]
    const joined = [label('can', 0, 100, 260)]
    expect(movement(labels, joined).isSure).toBe(false)
    expect(movement(joined, moved(labels, 10)).isSure).toBe(false)
  })
})

const MS = 100

function movement(placed: readonly Label[], detections: readonly Label[], before = 0) {
  const last = { ...NOT_MOVED, pace: { x: before / MS, y: 0 } }
  return viewMovement(last, { ms: MS, before: null, now: null, placed, detections })
}

interface Label {
  readonly key: string
  readonly isUnique: boolean
  readonly corners: readonly Point[]
}

function label(key: string, x: number, y: number, height = 40): Label {
  const [left, right, top, bottom] = [x - 50, x + 50, y - height / 2, y + height / 2]
  const ends = [left, right, right, left].map((end, at) => ({ x: end, y: at < 2 ? top : bottom }))
  return { key, isUnique: false, corners: ends }
}

function moved(labels: readonly Label[], by: number): readonly Label[] {
  return labels.map((one) => ({
    ...one,
    corners: one.corners.map(({ x, y }) => ({ x: x + by, y })),
  }))
}

import { describe, expect, it } from 'vitest'
import { type FrameReading, mergeReadings } from './merge-readings.ts'

/** A code of 100 by 40 at a position. */
function at(text: string, lines: number, left: number, top: number): FrameReading {
  const [right, bottom] = [left + 100, top + 40]
  return {
    text,
    format: 'EAN13',
    lines,
    way: 0,
    corners: [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ],
  }
}

const textsOf = (readings: readonly FrameReading[]) =>
  mergeReadings(readings).map(({ text }) => text)

describe('readings of one frame', () => {
  it('are one for a label that was read in several directions, in its best one', () => {
    const merged = mergeReadings([
      { ...at('a', 4, 0, 0), way: 22.5 },
      { ...at('a', 30, 2, 1), way: 11.25 },
    ])
    expect(merged.map(({ text, way }) => [text, way])).toEqual([['a', 11.25]])
  })

  it('are two for two labels of the same code', () => {
    expect(textsOf([at('a', 9, 0, 0), at('a', 8, 130, 0), at('a', 5, 2, 30)])).toEqual(['a', 'a'])
  })

  it('leave out a misreading of the same label', () => {
    expect(textsOf([at('wrong', 2, 10, 5), at('right', 20, 0, 0)])).toEqual(['right'])
  })

  it('keep labels beside and below each other', () => {
    expect(textsOf([at('a', 9, 0, 0), at('b', 8, 130, 0), at('c', 7, 0, 60)])).toEqual([
      'a',
      'b',
      'c',
    ])
  })

  it('believe a square before bars that were seen in it', () => {
    const square = { ...at('square', 0, 0, 0), format: 'QRCode', way: 'squares' } as const
    expect(textsOf([at('bars', 50, 5, 5), square])).toEqual(['square'])
  })
})

import { describe, expect, it } from 'vitest'
import { coverOf, isCut, placeOnScreen } from './mark-place.ts'

const PHONE = { clientWidth: 390, clientHeight: 316, videoWidth: 1280, videoHeight: 720 }

describe('marks on the screen', () => {
  it('know how much of the picture is cut off at its sides', () => {
    const cover = coverOf(PHONE)
    expect(cover?.height).toBeCloseTo(316)
    expect(cover?.left).toBeCloseTo((390 - (316 * 16) / 9) / 2)
    expect(coverOf({ ...PHONE, videoWidth: 0 })).toBeUndefined()
  })

  it('lie around their label', () => {
    const cover = { left: -86, top: 0, width: 562, height: 316 }
    const corners = [
      { x: 0.4, y: 0.4 },
      { x: 0.6, y: 0.42 },
      { x: 0.6, y: 0.64 },
      { x: 0.4, y: 0.62 },
    ]
    const { left, top, width, height } = placeOnScreen(corners, cover)
    // At least eight pixels of margin on every side, and less than four more.
    for (const [away, least] of [
      [-86 + 0.4 * 562 - left, 8],
      [left + width - (-86 + 0.6 * 562), 8],
      [0.4 * 316 - top, 8],
      [top + height - 0.64 * 316, 8],
    ] as const) {
      expect(away).toBeGreaterThanOrEqual(least - 0.01)
      expect(away).toBeLessThan(least + 4)
    }
  })

  it('keep their size while their label seems to grow a little', () => {
    const cover = { left: 0, top: 0, width: 1_000, height: 500 }
    const sizeAt = (right: number) => {
      const { width, height } = placeOnScreen(
        [
          { x: 0.4, y: 0.4 },
          { x: right, y: 0.6 },
        ],
        cover,
      )
      return [width, height]
    }
    expect(sizeAt(0.601)).toEqual(sizeAt(0.607))
    expect(sizeAt(0.601)).not.toEqual(sizeAt(0.61))
  })

  it('know when they end beyond the screen', () => {
    const cover = { left: -86, top: 0, width: 562, height: 316 }
    expect(isCut({ left: 300, width: 100 }, cover)).toBe(true)
    expect(isCut({ left: 200, width: 100 }, cover)).toBe(false)
  })

  it('are never too small for a finger', () => {
    const cover = { left: 0, top: 0, width: 400, height: 200 }
    const dot = placeOnScreen([{ x: 0.5, y: 0.5 }], cover)
    expect(dot).toEqual({ left: 172, top: 72, width: 56, height: 56 })
  })
})

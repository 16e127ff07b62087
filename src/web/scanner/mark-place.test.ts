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
    expect(left).toBeCloseTo(-86 + 0.4 * 562 - 8)
    expect(width).toBeCloseTo(0.2 * 562 + 16)
    expect(top).toBeCloseTo(0.4 * 316 - 8)
    expect(height).toBeCloseTo(0.24 * 316 + 16)
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

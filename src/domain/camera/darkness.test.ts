import { describe, expect, it } from 'vitest'
import { afterBrightness, BRIGHT, DARK_BELOW, DARK_FOR_MS, isDark } from './darkness.ts'

describe('darkness', () => {
  it('is said when the picture stayed dark for a while, not before', () => {
    const dark = afterBrightness(afterBrightness(BRIGHT, 100, DARK_BELOW - 1), 900, 0)
    expect(isDark(dark, 100 + DARK_FOR_MS - 1)).toBe(false)
    expect(isDark(dark, 100 + DARK_FOR_MS)).toBe(true)
  })

  it('ends with the first bright frame, and the wait begins anew', () => {
    const lit = afterBrightness(afterBrightness(BRIGHT, 0, 3), 1_900, DARK_BELOW)
    expect(isDark(afterBrightness(lit, 2_000, 3), 3_000)).toBe(false)
  })

  it('is not touched by frames that do not tell', () => {
    const dark = afterBrightness(BRIGHT, 0, 3)
    expect(afterBrightness(dark, 1_000, null)).toEqual(dark)
    expect(afterBrightness(BRIGHT, 1_000, null)).toEqual(BRIGHT)
  })
})

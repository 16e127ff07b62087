import { describe, expect, it } from 'vitest'
import { brightnessOf, doubled, greyOf, halved, type Picture, sharpened } from './picture.ts'

/** Stripes with the given brightness values, one pixel wide each. */
function stripes(shades: readonly number[], height = 8): Picture {
  const luma = new Uint8Array(shades.length * height)
  for (let at = 0; at < luma.length; at += 1) luma[at] = shades[at % shades.length] ?? 0
  return { width: shades.length, height, luma }
}

describe('pictures', () => {
  it('are as bright as most of them is', () => {
    expect(brightnessOf(stripes([0, 50, 100, 250]))).toBe(100)
  })

  it('are as bright as an eye sees them', () => {
    const data = new Uint8ClampedArray([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255])
    expect([...greyOf({ width: 3, height: 1, data }).luma]).toEqual([76, 149, 28])
  })

  it('are twice as large when doubled, and as bright', () => {
    const large = doubled(stripes([80, 80, 80, 80]))
    expect([large.width, large.height]).toEqual([8, 16])
    expect(new Set(large.luma)).toEqual(new Set([80]))
  })

  it('are half as large when halved, each pixel a mean of four', () => {
    const small = halved(stripes([0, 100, 200, 240, 9], 5))
    expect([small.width, small.height]).toEqual([2, 2])
    expect([...small.luma]).toEqual([50, 220, 50, 220])
  })

  it('have steeper edges when sharpened', () => {
    const blurred = stripes([200, 200, 180, 100, 20, 0, 0, 0])
    const row = sharpened(blurred).luma.subarray(0, 8)
    expect(row[2]).toBeGreaterThan(180)
    expect(row[4]).toBeLessThan(20)
  })
})

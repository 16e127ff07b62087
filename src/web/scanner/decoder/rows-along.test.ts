import { describe, expect, it } from 'vitest'
import type { Picture } from './picture.ts'
import { drawRows, placeInPicture, rotated, rowsAlong } from './rows-along.ts'

/** A picture whose brightness increases by 1 per pixel to the right and by 2 per pixel downwards. */
function ramp(width: number, height: number): Picture {
  const luma = new Uint8Array(width * height)
  for (let at = 0; at < luma.length; at += 1) {
    luma[at] = (at % width) + 2 * Math.floor(at / width)
  }
  return { width, height, luma }
}

describe('rows along a direction', () => {
  const picture = ramp(60, 40)

  it('are the rows of the picture when they are upright, some left out', () => {
    const drawn = drawRows(picture, rowsAlong(picture, 0, 2))
    expect([drawn.width, drawn.height]).toEqual([60, 20])
    expect([...drawn.luma.subarray(0, 3)]).toEqual([2, 3, 4])
    expect([...drawn.luma.subarray(60, 63)]).toEqual([6, 7, 8])
  })

  it('are columns at a right angle', () => {
    const { width, height } = rowsAlong(picture, 90, 3)
    expect([width, height]).toEqual([40, 20])
  })

  it.each([0, 11.25, 33.75, 45, 67.5, 90, 123.75, 157.5])(
    'at %s degrees show what the picture shows at that place',
    (degrees) => {
      const rows = rowsAlong(picture, degrees, 2)
      const drawn = drawRows(picture, rows)
      const middle = { x: Math.floor(rows.width / 2) + 4, y: Math.floor(rows.height / 2) - 1 }
      const { x, y } = placeInPicture(rows, picture, middle)
      const shade = drawn.luma[middle.y * rows.width + middle.x] ?? 0
      expect(Math.abs(shade - (x + 2 * y))).toBeLessThan(1.1)
    },
  )

  it('are white outside of the picture', () => {
    const rows = rowsAlong(picture, 45, 1)
    expect(drawRows(picture, rows).luma[0]).toBe(255)
  })
})

describe('a picture that is turned', () => {
  const grey: Picture = { width: 40, height: 20, luma: new Uint8Array(800).fill(10) }

  it('grows, keeps its middle, and is white around it', () => {
    const turned = rotated(grey, 45)
    const middle = Math.floor(turned.height / 2) * turned.width + Math.floor(turned.width / 2)
    expect(turned.width).toBeGreaterThan(40)
    expect(turned.luma[middle]).toBe(10)
    expect(turned.luma[0]).toBe(255)
  })

  it('is turned clockwise', () => {
    const { width, luma } = rotated(ramp(30, 20), 90)
    // The bottom edge is now on the left.
    const row = luma.subarray(10 * width + 4, 10 * width + 16)
    expect(row.at(0)).toBeGreaterThan(row.at(-1) ?? 0)
  })
})

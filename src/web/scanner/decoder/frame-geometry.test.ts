import { describe, expect, it } from 'vitest'
import { areaOfInterest, placeInFrame, turnedSize } from './frame-geometry.ts'

const FRAME = { width: 1280, height: 720 }

describe('places in a frame', () => {
  const area = areaOfInterest(FRAME)

  it('looks at the middle', () => {
    expect(area).toEqual({ left: 64, top: 90, width: 1152, height: 540 })
  })

  it('never looks at half a colour', () => {
    const odd = areaOfInterest({ width: 641, height: 359 })
    expect(Object.values(odd).every((length) => length % 2 === 0)).toBe(true)
    expect(odd.left + odd.width).toBeLessThanOrEqual(641)
  })

  it.each([0, 22.5, 45, 67.5, 78.75])('finds the middle again after %s degrees', (angle) => {
    const turned = turnedSize(area, angle)
    const middle = { x: turned.width / 2, y: turned.height / 2 }
    const place = placeInFrame(middle, area, angle, FRAME)
    expect(place.x).toBeCloseTo(0.5, 5)
    expect(place.y).toBeCloseTo(0.5, 5)
  })

  it('undoes what drawing at an angle does', () => {
    const angle = 30
    const radians = (angle * Math.PI) / 180
    const turned = turnedSize(area, angle)
    const [x, y] = [100, -40]
    const drawn = {
      x: turned.width / 2 + x * Math.cos(radians) - y * Math.sin(radians),
      y: turned.height / 2 + x * Math.sin(radians) + y * Math.cos(radians),
    }
    const place = placeInFrame(drawn, area, angle, FRAME)
    expect(place.x * FRAME.width).toBeCloseTo(640 + x, 5)
    expect(place.y * FRAME.height).toBeCloseTo(360 + y, 5)
  })
})

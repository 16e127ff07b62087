import { expect, test } from 'vitest'
import { moveCrop, squareOf, WHOLE } from './crop.ts'

const landscape = { width: 400, height: 200 }

test('without a wish the middle is kept, as much of it as a square can hold', () => {
  expect(squareOf(landscape, WHOLE)).toEqual({ left: 100, top: 0, side: 200 })
  expect(squareOf({ width: 200, height: 400 }, WHOLE)).toEqual({ left: 0, top: 100, side: 200 })
})

test('a closer look keeps less around the same middle', () => {
  expect(squareOf(landscape, { ...WHOLE, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 })
})

test('the square never leaves the picture', () => {
  expect(squareOf(landscape, { zoom: 2, x: 1, y: 0 })).toEqual({ left: 300, top: 0, side: 100 })
  const far = moveCrop(landscape, WHOLE, { right: 9, down: 9 })
  expect(squareOf(landscape, far)).toEqual({ left: 200, top: 0, side: 200 })
})

test('a move beyond the edge is not remembered: the way back starts at the edge', () => {
  const far = moveCrop(landscape, WHOLE, { right: 9, down: 0 })
  const back = moveCrop(landscape, far, { right: -0.25, down: 0 })
  expect(squareOf(landscape, back).left).toBe(150)
})

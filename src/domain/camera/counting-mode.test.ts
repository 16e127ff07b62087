import { expect, test } from 'vitest'
import { countingView, partOfPicture } from './counting-mode.ts'
import { isWithin } from './tracks.ts'

const FRAME = { left: 0, top: 0, right: 390, bottom: 316 }
const FINDER = { left: 36, top: 85, right: 354, bottom: 235 }

/** Position of a picture that covers its whole frame. */
function cover(width: number, height: number) {
  const scale = Math.max(390 / width, 316 / height)
  const [wide, high] = [width * scale, height * scale]
  return { left: (390 - wide) / 2, top: (316 - high) / 2, width: wide, height: high }
}

test.each([
  [1280, 720],
  [720, 1280],
  [1920, 1080],
  [640, 480],
])('the finder is what the screen shows of a picture of %d by %d', (width, height) => {
  const picture = cover(width, height)
  const finder = partOfPicture(FINDER, picture)
  const visible = partOfPicture(FRAME, picture)
  const { area } = countingView({ mode: 'aim', finder, visible }, { width, height })
  const onScreen = (x: number, y: number) => ({
    x: ((x - picture.left) / picture.width) * width,
    y: ((y - picture.top) / picture.height) * height,
  })
  expect(isWithin(onScreen(195, 160), area)).toBe(true)
  for (const [x, y] of [
    [60, 120],
    [330, 210],
  ] as const) {
    expect(isWithin(onScreen(x, y), area)).toBe(true)
  }
  for (const [x, y] of [
    [20, 160],
    [195, 60],
    [195, 250],
    [370, 160],
  ] as const) {
    expect(isWithin(onScreen(x, y), area)).toBe(false)
  }
})

test('what the screen has no room for is neither aimed at nor swept', () => {
  const picture = cover(720, 1280)
  const facts = {
    finder: partOfPicture(FINDER, picture),
    visible: partOfPicture(FRAME, picture),
  }
  for (const mode of ['aim', 'sweep'] as const) {
    const { area } = countingView({ mode, ...facts }, { width: 720, height: 1280 })
    expect(isWithin({ x: 360, y: 250 }, area)).toBe(false)
    expect(isWithin({ x: 360, y: 1030 }, area)).toBe(false)
    expect(isWithin({ x: 360, y: 640 }, area)).toBe(true)
  }
})

import { beforeAll, expect, test } from 'vitest'
import { lookInNode, prepareDecoder } from '#tests/support/camera/node-look.ts'
import { takePhotograph } from '#tests/support/camera/photograph.ts'
import { decodeFrame } from './decode-frame.ts'
import { unreadBars } from './unread-bars.ts'

beforeAll(prepareDecoder)

test('a label too small to be read is seen, also between others that hang close to it', async () => {
  const labels = Array.from({ length: 12 }, (_, index) => ({
    ...{ symbology: 'ean13', text: `40063813339${index + 20}`.slice(0, 12) },
    x: 460 + (index % 4) * 318,
    y: 270 + Math.floor(index / 4) * 260,
    width: index === 5 ? 110 : 310,
  }))
  const room = { width: 1920, height: 1080, seed: 5, noise: 2 }
  const { picture } = await takePhotograph({ ...room, labels })
  const readings = await decodeFrame(lookInNode, picture, [0])
  expect(readings).toHaveLength(11)
  const unread = unreadBars(picture, readings)
  expect(unread).toHaveLength(1)
  const [[a, , c] = []] = unread
  expect(Math.abs(((a?.x ?? 0) + (c?.x ?? 0)) / 2 - 778)).toBeLessThan(30)
  expect(Math.abs(((a?.y ?? 0) + (c?.y ?? 0)) / 2 - 530)).toBeLessThan(30)
})

test.each([
  [5, 5],
  [4, 10],
  [9, 3],
])('stripes of one width are no label: %d dark, %d light', (dark, light) => {
  const [width, height] = [480, 240]
  const luma = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const isIn = x > 40 && x < 440 && y > 40 && y < 200
    return isIn && x % (dark + light) < dark ? 60 : 190
  })
  expect(unreadBars({ width, height, luma }, [])).toEqual([])
})

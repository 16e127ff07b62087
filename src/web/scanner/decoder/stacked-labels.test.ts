import { beforeAll, describe, expect, it } from 'vitest'
import { afterFrame, FIRST_LOOK, waysOf } from '#domain/camera/look-plan.ts'
import { lookInNode, prepareDecoder } from '#tests/support/camera/node-look.ts'
import { type PlacedLabel, takePhotograph } from '#tests/support/camera/photograph.ts'
import { decodeFrame } from './decode-frame.ts'
import { decodeStill } from './decode-still.ts'
import type { Picture } from './picture.ts'
import { middleOf } from './place-of-label.ts'
import type { Effort, Reading } from './reading.ts'

beforeAll(prepareDecoder)

const ROOM = { width: 900, height: 760, seed: 11, noise: 2 }
const CAN = { symbology: 'ean13', text: '5012345678900', width: 300 }
const MIDDLE = { x: 450, y: 380 }

/** A stack of `count` labels, turned together. */
function stack(count: number, apart: number, turn = 0, aside = 0): readonly PlacedLabel[] {
  const angle = (turn * Math.PI) / 180
  return Array.from({ length: count }, (_, at) => {
    const down = (at - (count - 1) / 2) * apart
    const right = (at - (count - 1) / 2) * aside
    const x = MIDDLE.x + right * Math.cos(angle) - down * Math.sin(angle)
    const y = MIDDLE.y + right * Math.sin(angle) + down * Math.cos(angle)
    return { ...CAN, x, y, turn }
  })
}

async function pictureOf(labels: readonly PlacedLabel[], more: object = {}): Promise<Picture> {
  return (await takePhotograph({ ...ROOM, ...more, labels })).picture
}

/** What the first frame with any result shows for a still video. */
async function framed(picture: Picture) {
  let cycle = FIRST_LOOK
  for (let frame = 0; frame < 8; frame += 1) {
    const readings = await decodeFrame(lookInNode, picture, waysOf(cycle))
    if (readings.length > 0) return readings
    cycle = afterFrame(cycle, [])
  }
  return []
}

describe('equal labels one above the other', () => {
  it.each([
    [190, 0, 0],
    [230, 0, 0],
    [230, 0, 20],
    [300, 0, 0],
    [300, 3, -30],
    [400, 0, 0],
    [230, 12, 0],
    [230, 90, 0],
  ])('%d apart, turned by %d, %d aside are two', async (apart, turn, aside) => {
    const labels = stack(2, apart, turn, aside)
    const readings = await framed(await pictureOf(labels))
    expect(readings.map(({ text }) => text)).toEqual([CAN.text, CAN.text])
    const places = readings.map(({ corners }) => middleOf(corners))
    for (const { x, y } of labels) {
      const nearest = Math.min(...places.map((place) => Math.hypot(place.x - x, place.y - y)))
      expect(nearest).toBeLessThan(60)
    }
  })

  it('are three where there are three, also blurred and in little light', async () => {
    const labels = stack(3, 220)
    const picture = await pictureOf(labels, { light: 0.4, blur: 0.8, noise: 3 })
    expect(await framed(picture)).toHaveLength(3)
  })

  it.each([190, 230, 300])('%d apart are two on a photograph', async (apart) => {
    const picture = await pictureOf(stack(2, apart))
    const { readings } = await decodeStill(lookInNode, picture)
    expect(readings.map(({ text }) => text)).toEqual([CAN.text, CAN.text])
  })
})

describe('one label', () => {
  // Nearly as high as it is wide.
  const tall = { symbology: 'code128', text: '7', width: 260, ...MIDDLE }

  it('is one, however high its bars are', async () => {
    expect(await framed(await pictureOf([tall]))).toHaveLength(1)
    expect(await framed(await pictureOf([{ ...tall, turn: 8 }], { blur: 1 }))).toHaveLength(1)
  })

  it.each([
    ['a finger', 60],
    ['a strap', 120],
    ['the shine of a lamp', 255],
  ])('is one with %s across it', async (_, shade) => {
    const picture = await pictureOf([tall], { light: 0.8 })
    const across = banded(picture, shade, MIDDLE.y - 32, MIDDLE.y + 2)
    expect(await framed(across)).toHaveLength(1)
  })
})

function banded({ width, height, luma }: Picture, shade: number, from: number, to: number) {
  const copy = luma.slice()
  copy.fill(shade, from * width, to * width)
  return { width, height, luma: copy }
}

describe('rows of one label that say different things', () => {
  /** The decoder samples every other row. */
  const row = (text: string, top: number): Reading => ({
    text,
    format: 'EAN13',
    lines: 9,
    corners: [
      { x: 316, y: top / 2 },
      { x: 584, y: top / 2 },
      { x: 584, y: top / 2 + 12 },
      { x: 316, y: top / 2 + 12 },
    ],
  })
  /** A decoder that misreads some rows. */
  const looksLike = (readings: readonly Reading[]) => (_: Picture, effort: Effort) =>
    Promise.resolve(effort.kinds === 'linear' ? readings : [])

  it.each([0, 9])('are no reading of it, however grainy: %d', async (noise) => {
    const picture = await pictureOf([{ ...CAN, ...MIDDLE, curve: 0.4 }], { noise })
    const told = [row(CAN.text, 340), row('0067066026382', 378)]
    expect(await decodeFrame(looksLike(told), picture, [0])).toEqual([])
    expect(await decodeFrame(looksLike(told.slice(1)), picture, [0])).toHaveLength(1)
  })

  it('are two labels where the bars are not the same, also of numbers that follow each other', async () => {
    const next = '5012345678917'
    const labels = [
      { ...CAN, x: 450, y: 330 },
      { ...CAN, text: next, x: 450, y: 440 },
    ]
    const picture = await pictureOf(labels)
    const told = [row(CAN.text, 300), row(next, 410)]
    const readings = await decodeFrame(looksLike(told), picture, [0])
    expect(readings.map(({ text }) => text)).toEqual([CAN.text, next])
  })
})

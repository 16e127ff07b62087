import { beforeAll, describe, expect, test } from 'vitest'
import { lookInNode, prepareDecoder } from '#tests/support/camera/node-look.ts'
import { type PlacedLabel, takePhotograph } from '#tests/support/camera/photograph.ts'
import { decodeStill } from './decode-still.ts'
import type { Corners } from './reading.ts'

beforeAll(prepareDecoder)

const CODES = [
  { symbology: 'ean13', text: '5012345678900' },
  { symbology: 'upca', text: '072310451988' },
  { symbology: 'ean13', text: '4006381333931' },
  { symbology: 'code128', text: 'HOUSE-42' },
  { symbology: 'ean8', text: '40170725' },
  { symbology: 'itf14', text: '15012345678907' },
  { symbology: 'ean13', text: '9780596008574' },
  { symbology: 'code39', text: 'BOLT7731' },
  { symbology: 'upca', text: '036000291452' },
  { symbology: 'qrcode', text: 'ITEM 4711' },
  { symbology: 'ean13', text: '7612345678900' },
  { symbology: 'code128', text: 'SKU-20481' },
]
const ROOM = { width: 1600, height: 1200 }

/** Four labels in a row, as on a shelf. */
function onShelf(change: (index: number) => Partial<PlacedLabel> = () => ({})): PlacedLabel[] {
  return CODES.map((code, index) => ({
    ...code,
    x: 210 + (index % 4) * 395,
    y: 220 + Math.floor(index / 4) * 390,
    width: code.symbology === 'qrcode' ? 180 : 330,
    ...change(index),
  }))
}

async function textsOn(labels: readonly PlacedLabel[], conditions: object = {}) {
  const { picture } = await takePhotograph({ ...ROOM, seed: 5, labels, noise: 2, ...conditions })
  return decodeStill(lookInNode, picture)
}

function digits(text: string): string {
  return text.replace(/^0+(?=\d{8})/, '')
}

function expectAll(readings: readonly { readonly text: string }[]): void {
  const read = readings.map(({ text }) => digits(text)).sort()
  expect(read).toEqual(CODES.map(({ text }) => digits(text)).sort())
}

describe('a photograph of twelve labels', () => {
  test('is read whole, each code once and where it is', async () => {
    const labels = onShelf()
    const { readings, unread } = await textsOn(labels)
    expectAll(readings)
    expect(unread).toEqual([])
    for (const { text, corners } of readings) {
      const label = labels.find((one) => digits(one.text) === digits(text))
      const middle = middleOf(corners)
      expect(Math.abs(middle.x * ROOM.width - (label?.x ?? 0))).toBeLessThan(40)
      expect(Math.abs(middle.y * ROOM.height - (label?.y ?? 0))).toBeLessThan(60)
    }
  })

  test('is read whole however each of them lies', async () => {
    const { readings } = await textsOn(
      onShelf((index) => ({ turn: index * 29, yaw: (index % 3) * 12 })),
    )
    expectAll(readings)
  })

  test('is read whole in little light, slightly out of focus', async () => {
    const { readings } = await textsOn(
      onShelf((index) => ({ turn: (index % 5) * 4 - 8 })),
      { light: 0.4, shadow: 0.4, blur: 0.9, noise: 4 },
    )
    expectAll(readings)
  })

  test('says where one lies that cannot be read', async () => {
    // Half a code has bars but cannot be read.
    const torn = onShelf().map((label, index) => (index === 5 ? { ...label, width: 95 } : label))
    const { readings, unread } = await textsOn(torn)
    expect(readings.map(({ text }) => text)).not.toContain('15012345678907')
    expect(readings).toHaveLength(11)
    expect(unread).toHaveLength(1)
    const [place] = unread
    const middle = place && middleOf(place)
    expect(Math.abs((middle?.x ?? 0) * ROOM.width - 605)).toBeLessThan(40)
    expect(Math.abs((middle?.y ?? 0) * ROOM.height - 610)).toBeLessThan(40)
  })
})

describe('one label', () => {
  const place = { x: 320, y: 240, width: 300 }
  const take = async (label: Partial<PlacedLabel>, conditions: object = {}) => {
    const labels = [{ symbology: 'ean13', text: '5012345678900', ...place, ...label }]
    const room = { width: 640, height: 480, seed: 9, noise: 2 }
    const { picture } = await takePhotograph({ ...room, labels, ...conditions })
    return (await decodeStill(lookInNode, picture)).readings.map(({ text }) => text)
  }

  test.each<[string, Partial<PlacedLabel>, object]>([
    ['with light bars on dark ground', { isInverted: true }, {}],
    ['on a can', { curve: 0.7, turn: 12 }, {}],
    ['tilted away', { yaw: 35, pitch: 20, turn: 33 }, {}],
    ['as small as a thumb', { width: 165 }, {}],
    ['half in the shine of a lamp', { turn: 20 }, { glare: 0.5 }],
    ['half in the shade, with grain', { turn: -17 }, { shadow: 0.85, noise: 6 }],
    ['while the hand moved', {}, { motion: 4 }],
  ])('is read %s', async (_, label, conditions) => {
    expect(await take(label, conditions)).toEqual(['5012345678900'])
  })

  test('that is too small to tell bars apart is not guessed at', async () => {
    const room = { width: 360, height: 270 }
    expect(await take({ width: 90, x: 180, y: 135 }, room)).toEqual([])
  })

  test('is not found where there is none', async () => {
    const { picture } = await takePhotograph({ width: 360, height: 270, seed: 3, labels: [] })
    expect(await decodeStill(lookInNode, picture)).toEqual({ readings: [], unread: [] })
  })
})

function middleOf(corners: Corners) {
  const mean = (pick: 'x' | 'y') => corners.reduce((sum, corner) => sum + corner[pick], 0) / 4
  return { x: mean('x'), y: mean('y') }
}

// What the decoder makes of the frames of a camera: labels that lie as they like, and many at once.

import bwip from 'bwip-js/node'
import sharp, { type OverlayOptions } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { afterFrame, FIRST_LOOK, waysOf } from '#domain/camera/look-plan.ts'
import { readCode } from '#domain/codes/read-code.ts'
import { decodeFrame } from '#web/scanner/decoder/decode-frame.ts'
import type { Picture } from '#web/scanner/decoder/picture.ts'
import { lookInNode, prepareDecoder } from '../support/camera/node-look.ts'

const LABELS = [
  { symbology: 'ean13', text: '4006381333931', height: 18 },
  { symbology: 'ean13', text: '4006381333931', height: 9 },
  { symbology: 'upca', text: '036000291452', height: 18 },
  { symbology: 'ean8', text: '96385074', height: 15 },
  { symbology: 'upce', text: '01234565', height: 15 },
  { symbology: 'code128', text: 'HOUSE-42', height: 14 },
  { symbology: 'gs1-128', text: '(01)09506000134352(10)LOT7', height: 12 },
  { symbology: 'itf14', text: '10614141000415', height: 16 },
  { symbology: 'code39', text: 'A-0342', height: 12 },
  { symbology: 'qrcode', text: 'https://id.gs1.org/01/09506000134352' },
  { symbology: 'datamatrix', text: 'SHELF 12' },
]
/** What is looked at of a frame. */
const WIDTH = 1152
const HEIGHT = 540
const TILTS = Array.from({ length: 19 }, (_, step) => step * 5)
/** So many frames have looked everywhere. */
const ALL_LOOKS = 8

beforeAll(prepareDecoder)

describe('a label that is held', () => {
  it.each(LABELS)('is read at any angle: $symbology, $height', async (label) => {
    const unread: number[] = []
    const bars = await barsOf(label)
    for (const tilt of TILTS) {
      const found = await readHeld(await held(bars, tilt))
      if (!found.includes(keyOf(label))) unread.push(tilt)
    }
    expect(unread).toEqual([])
  })
})

describe('a shelf full of labels', () => {
  it('is read with one look, each of them', async () => {
    const codes = Array.from({ length: 24 }, (_, index) => `40063813${String(index + 10)}`)
    const texts = codes.map((digits) => `${digits}00`.slice(0, 12)).map((one) => one + checkOf(one))
    const picture = await shelf(texts)
    const readings = await decodeFrame(lookInNode, picture, [0])
    expect(readings.map(({ text }) => text).sort()).toEqual([...texts].sort())
  })
})

/** What a video that stands still shows, until something is read. */
async function readHeld(picture: Picture): Promise<readonly string[]> {
  let cycle = FIRST_LOOK
  for (let frame = 0; frame < ALL_LOOKS; frame += 1) {
    const readings = await decodeFrame(lookInNode, picture, waysOf(cycle))
    if (readings.length > 0) return readings.map(({ text }) => readCode(text).key)
    cycle = afterFrame(cycle, [])
  }
  return []
}

/** What stands in brackets on paper is not in the bars. */
function keyOf({ text }: Label): string {
  return readCode(text.replace(/^\(01\)(\d{14}).*$/, '$1')).key
}

interface Label {
  readonly symbology: string
  readonly text: string
  readonly height?: number
}

/** As wide as somebody holds it. */
async function barsOf({ symbology, text, height }: Label): Promise<Buffer> {
  const bars = await bwip.toBuffer({
    bcid: symbology,
    text,
    scale: 4,
    ...(height && { height }),
    paddingwidth: 12,
    paddingheight: 8,
    backgroundcolor: 'FFFFFF',
  })
  const size = height ? { width: 560 } : { height: 330 }
  return sharp(bars).resize(size).ensureAlpha().png().toBuffer()
}

/** Before a grey shelf. */
async function held(bars: Buffer, tilt: number): Promise<Picture> {
  const outside = { r: 0, g: 0, b: 0, alpha: 0 }
  const { data, info } = await sharp(bars)
    .rotate(tilt, { background: outside })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  // A label on its side is higher than what is looked at: the rest is cut off, as in a frame.
  const top = Math.max(0, Math.round((height - HEIGHT) / 2))
  const raw = { width, height, channels }
  const cut = { left: 0, top, width, height: Math.min(height, HEIGHT) }
  const input = await sharp(data, { raw }).extract(cut).png({ compressionLevel: 0 }).toBuffer()
  return composed(WIDTH, HEIGHT, [{ input, gravity: 'centre' }])
}

async function shelf(texts: readonly string[]): Promise<Picture> {
  const labels = await Promise.all(
    texts.map(async (text, index) => {
      const bars = await bwip.toBuffer({
        bcid: 'ean13',
        text,
        scale: 2,
        height: 12,
        paddingwidth: 12,
        paddingheight: 6,
        backgroundcolor: 'FFFFFF',
      })
      const turned = sharp(bars).rotate((index % 7) - 3, { background: '#bebebe' })
      const input = await turned.png().toBuffer()
      return { input, left: 20 + (index % 6) * 315, top: 20 + Math.floor(index / 6) * 200 }
    }),
  )
  return composed(1920, 810, labels)
}

async function composed(width: number, height: number, parts: OverlayOptions[]): Promise<Picture> {
  const background = { r: 190, g: 190, b: 190 }
  const ground = sharp({ create: { width, height, channels: 3, background } })
  const grey = await ground.composite(parts).greyscale().raw().toBuffer()
  return { width, height, luma: new Uint8Array(grey) }
}

function checkOf(digits: string): string {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

// A film of labels for a camera that does not exist, made from a seed: codes come into view one after
// the other, move, tilt and blur, and go. Beside it stands when each of them could be seen.

import { writeFile } from 'node:fs/promises'
import bwip from 'bwip-js/node'
import sharp from 'sharp'

export interface SceneCode {
  /** As the label maker names it: ean13, upca, code128, qrcode … */
  readonly symbology: string
  readonly text: string
}

export interface Segment extends SceneCode {
  /** Frames in which the code is in the picture: the first, and the one after the last. */
  readonly from: number
  readonly to: number
}

export interface SceneOptions {
  readonly seed: number
  /** One after the other; several at a time lie side by side. */
  readonly codes: readonly (SceneCode | readonly SceneCode[])[]
  readonly framesPerCode?: number
  readonly gapFrames?: number
  /** 1: as bright as paper in a shop; 0.1: a cellar. */
  readonly light?: number
  /** Degrees to either side. */
  readonly tilt?: number
}

export interface Scene {
  readonly segments: readonly Segment[]
  readonly frames: number
}

const WIDTH = 1280
const HEIGHT = 720
const LABEL_WIDTH = 560
/** Of several at a time: how far apart they lie, and how much smaller and steadier they are. */
const SIDE_BY_SIDE = 372
const SHARE_OF_MANY = 0.6
const STEADINESS = 0.2
const SHELF_GREY = 190

/** Writes the film, frame after frame as JPEG, which is what a camera's file is. */
export async function writeScene(file: string, options: SceneOptions): Promise<Scene> {
  const { codes, framesPerCode = 24, gapFrames = 6 } = options
  const random = randomFrom(options.seed)
  const frames: Buffer[] = []
  const segments: Segment[] = []
  for (const shown of codes) {
    const labels = await layOut(shown, random, options.tilt ?? 25)
    const from = frames.length
    const steps = Array.from({ length: framesPerCode }, (_, step) =>
      labels.map(({ label, way }) => ({
        label,
        ...way(step / framesPerCode),
        blurred: random() < 1 / 3,
      })),
    )
    const gap = Array.from({ length: gapFrames }, () => [])
    const drawn = [...steps, ...gap].map((placed, at) => drawFrame(from + at, placed, options))
    frames.push(...(await Promise.all(drawn)))
    const to = from + framesPerCode
    segments.push(...[shown].flat().map((code) => ({ ...code, from, to })))
  }
  await writeFile(file, Buffer.concat(frames))
  return { segments, frames: frames.length }
}

/** One label that moves through the picture, or several side by side. */
async function layOut(shown: SceneCode | readonly SceneCode[], random: () => number, tilt: number) {
  const codes = [shown].flat()
  const isOne = codes.length === 1
  return Promise.all(
    codes.map(async (code, index) => {
      const ownWay = wayThroughPicture(random, isOne ? tilt : tilt * STEADINESS)
      const middle = (index - (codes.length - 1) / 2) * SIDE_BY_SIDE
      const way = (at: number) => {
        const { x, y, tilt: turn } = ownWay(at)
        return isOne ? { x, y, tilt: turn } : { x: middle + x * STEADINESS, y, tilt: turn }
      }
      return { label: await labelOf(code, isOne ? 1 : SHARE_OF_MANY), way }
    }),
  )
}

/** A photograph of labels side by side on a table. */
export async function writePhoto(file: string, codes: readonly SceneCode[]): Promise<void> {
  const parts = await Promise.all(
    codes.map(async (code, index) => ({
      input: await sharp(await labelOf(code))
        .resize({ width: 420 })
        .toBuffer(),
      left: 60 + (index % 2) * 560,
      top: 40 + Math.floor(index / 2) * 330,
    })),
  )
  const background = { r: SHELF_GREY, g: SHELF_GREY, b: SHELF_GREY }
  const table = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
  await table.composite(parts).jpeg({ quality: 88 }).toFile(file)
}

interface Placed {
  readonly label: Buffer
  readonly x: number
  readonly y: number
  readonly tilt: number
  readonly blurred: boolean
}

async function drawFrame(
  number: number,
  placed: readonly Placed[],
  { light = 1 }: SceneOptions,
): Promise<Buffer> {
  const grey = Math.round(SHELF_GREY * light)
  const background = { r: grey, g: grey, b: grey }
  const canvas = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
  const parts = [{ input: counterOf(number), left: 0, top: 0 }]
  for (const one of placed) parts.push(await overlayOf(one, light))
  return canvas.composite(parts).removeAlpha().jpeg({ quality: 88 }).toBuffer()
}

async function overlayOf({ label, x, y, tilt, blurred }: Placed, light: number) {
  const turned = sharp(label).rotate(tilt, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
  const soft = blurred ? turned.blur(1.2) : turned
  const { data, info } = await sharp(await soft.png().toBuffer())
    .linear([light, light, light, 1], [0, 0, 0, 0])
    .png()
    .toBuffer({ resolveWithObject: true })
  const left = Math.round(WIDTH / 2 + x - info.width / 2)
  const top = Math.round(HEIGHT / 2 + y - info.height / 2)
  return { input: data, left: Math.max(0, left), top: Math.max(0, top) }
}

/** A white ticket with the code on it. */
async function labelOf({ symbology, text }: SceneCode, share = 1): Promise<Buffer> {
  const png = await bwip.toBuffer({
    bcid: symbology,
    text,
    scale: 4,
    ...(isMatrix(symbology) ? {} : { height: 18 }),
    paddingwidth: 12,
    paddingheight: 8,
    backgroundcolor: 'FFFFFF',
  })
  const size = isMatrix(symbology)
    ? { height: Math.round(330 * share) }
    : { width: Math.round(LABEL_WIDTH * share) }
  return sharp(png).resize(size).ensureAlpha().png().toBuffer()
}

function isMatrix(symbology: string): boolean {
  return symbology === 'qrcode' || symbology === 'datamatrix'
}

/** Twelve blocks in the top left corner: 1, the number of the frame in ten bits, 0. */
function counterOf(number: number): Buffer {
  const bits = [1, ...Array.from({ length: 10 }, (_, bit) => (number >> (9 - bit)) & 1), 0]
  const blocks = bits.map(
    (bit, index) =>
      `<rect x="${index * BLOCK}" width="${BLOCK}" height="${BLOCK}" fill="${bit ? '#fff' : '#000'}"/>`,
  )
  const width = bits.length * BLOCK
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${BLOCK}">${blocks.join('')}</svg>`,
  )
}

const BLOCK = 24

/** A slow drift with a slow turn, different for every label. */
function wayThroughPicture(random: () => number, tilt: number) {
  const between = (low: number, high: number) => low + random() * (high - low)
  const [x, y, start] = [between(-120, 120), between(-60, 60), between(-tilt, tilt)]
  const [driftX, driftY, turn] = [between(-80, 80), between(-40, 40), between(-8, 8)]
  return (at: number) => ({ x: x + driftX * at, y: y + driftY * at, tilt: start + turn * at })
}

/** Numbers from 0 to 1 that are the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

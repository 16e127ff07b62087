// Photographs of labels that nobody took: each is made from a seed, with what a shop and a phone do to a
// picture (tilt, curves, little light, glare, blur, noise, compression) and with the truth beside it.

import bwip from 'bwip-js/node'
import sharp from 'sharp'
import type { Picture } from '#web/scanner/decoder/picture.ts'
import { randomFrom, type SceneCode } from './scene.ts'

export interface PlacedLabel extends SceneCode {
  /** Where its middle is, in pixels. */
  readonly x: number
  readonly y: number
  /** Pixels of its width, before it is tilted. */
  readonly width: number
  /** Degrees in the plane of the picture. */
  readonly turn?: number
  /** Degrees out of it, about the upright and about the level axis. */
  readonly yaw?: number
  readonly pitch?: number
  /** How much of half a turn it is wrapped around a can or bottle; 0: flat. */
  readonly curve?: number
  /** Light bars on dark paper. */
  readonly isInverted?: boolean
}

export interface Conditions {
  readonly width: number
  readonly height: number
  readonly seed: number
  readonly labels: readonly PlacedLabel[]
  /** 1: as bright as paper in a shop; 0.1: a cellar. */
  readonly light?: number
  /** How much darker one side of the picture is: 0 to 1. */
  readonly shadow?: number
  /** The shine of a lamp on the first label: 0 to 1. */
  readonly glare?: number
  /** Pixels, as the spread of a bell. */
  readonly blur?: number
  /** Pixels in which the hand moved, level. */
  readonly motion?: number
  /** Shades, as the spread of a bell. */
  readonly noise?: number
  readonly quality?: number
}

export interface Photograph {
  readonly jpeg: Buffer
  readonly picture: Picture
}

const AREA = 2

export async function takePhotograph(conditions: Conditions): Promise<Photograph> {
  const random = randomFrom(conditions.seed)
  const shades = backgroundOf(conditions, random)
  for (const label of conditions.labels) drawLabel(shades, conditions, label, await printed(label))
  const lit = moved(litBy(shades, conditions), conditions)
  const jpeg = await developed(lit, conditions, random)
  const { data, info } = await sharp(jpeg)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const luma = new Uint8Array(data.buffer, data.byteOffset, data.length).slice()
  return { jpeg, picture: { width: info.width, height: info.height, luma } }
}

/** Boards, packs and print: things with edges that are no codes. */
function backgroundOf({ width, height }: Conditions, random: () => number): Float32Array {
  const shades = new Float32Array(width * height).fill(150 + 60 * random())
  for (let thing = 0; thing < 24; thing += 1) {
    const [left, top] = [random() * width, random() * height]
    const [wide, high] = [(0.03 + 0.25 * random()) * width, (0.02 + 0.25 * random()) * height]
    const [shade, rough] = [40 + 190 * random(), random() < 0.3 ? 40 : 0]
    for (let y = Math.floor(top); y < Math.min(height, top + high); y += 1) {
      for (let x = Math.floor(left); x < Math.min(width, left + wide); x += 1) {
        shades[y * width + x] = shade + rough * (random() - 0.5)
      }
    }
  }
  return shades
}

async function printed({ symbology, text }: SceneCode): Promise<Picture> {
  const isSquare = symbology === 'qrcode' || symbology === 'datamatrix'
  const png = await bwip.toBuffer({
    bcid: symbology,
    text,
    scale: isSquare ? 8 : 4,
    ...(isSquare ? {} : { height: 14, includetext: true }),
    paddingwidth: 10,
    paddingheight: 6,
    backgroundcolor: 'FFFFFF',
  })
  const pipeline = sharp(png).flatten({ background: 'white' }).toColourspace('b-w').raw()
  const { data, info } = await pipeline.toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, luma: new Uint8Array(data) }
}

/** From places in the picture back to places on the paper, each pixel as a mean of the area it sees. */
function drawLabel(
  shades: Float32Array,
  { width, height }: Conditions,
  label: PlacedLabel,
  paper: Picture,
): void {
  const inkAt = onPaper(label, paper)
  const reach = label.width * 0.8
  const bottom = Math.floor(Math.min(height, label.y + reach))
  const right = Math.floor(Math.min(width, label.x + reach))
  for (let y = Math.floor(Math.max(0, label.y - reach)); y < bottom; y += 1) {
    for (let x = Math.floor(Math.max(0, label.x - reach)); x < right; x += 1) {
      let sum = 0
      let hits = 0
      for (let part = 0; part < AREA * AREA; part += 1) {
        const across = ((part % AREA) + 0.5) / AREA
        const ink = inkAt(x + across, y + (Math.floor(part / AREA) + 0.5) / AREA)
        if (ink < 0) continue
        sum += label.isInverted ? 255 - ink : ink
        hits += 1
      }
      const at = y * width + x
      // Print is neither black nor white.
      if (hits > 0) {
        const seen = 25 + (sum / hits) * 0.86
        shades[at] = (seen * hits + (shades[at] ?? 0) * (AREA * AREA - hits)) / (AREA * AREA)
      }
    }
  }
}

/** A pinhole camera, three label widths away: what is printed where a pixel looks; -1: it looks past the paper. */
function onPaper(label: PlacedLabel, paper: Picture): (px: number, py: number) => number {
  const { turn = 0, yaw = 0, pitch = 0, curve = 0, width } = label
  const high = (width * paper.height) / paper.width
  const [cz, sz] = cosSin(turn)
  const [cy, sy] = cosSin(yaw)
  const [cx, sx] = cosSin(pitch)
  const distance = 3 * width
  // Where the two axes of the paper point.
  const [rightX, rightY, rightZ] = [cz * cy, sz * cy, -sy]
  const [downX, downY, downZ] = [cz * sy * sx - sz * cx, sz * sy * sx + cz * cx, cy * sx]
  return (px, py) => {
    const x = px - label.x
    const y = py - label.y
    // (a·right + b·down) seen at (x, y): two equations for a and b.
    const a1 = rightX * distance - x * rightZ
    const b1 = downX * distance - x * downZ
    const a2 = rightY * distance - y * rightZ
    const b2 = downY * distance - y * downZ
    const det = a1 * b2 - b1 * a2
    if (det === 0) return -1
    const v = 0.5 + (a1 * y * distance - x * distance * a2) / det / high
    if (v < 0 || v >= 1) return -1
    const across = (2 * (x * distance * b2 - b1 * y * distance)) / det / width
    const bent = curve === 0 ? across : bend(across, curve)
    if (bent === undefined || bent < -1 || bent >= 1) return -1
    const column = Math.floor((0.5 + bent / 2) * paper.width)
    return paper.luma[Math.floor(v * paper.height) * paper.width + column] ?? -1
  }
}

/** A place across a flat picture of a can, as a place along its paper. */
function bend(across: number, curve: number): number | undefined {
  const widest = (curve * Math.PI) / 2
  const sine = across * Math.sin(widest)
  return Math.abs(sine) > 1 ? undefined : Math.asin(sine) / widest
}

function litBy(shades: Float32Array, conditions: Conditions): Float32Array {
  const { width, height, light = 1, shadow = 0, glare = 0, labels } = conditions
  const [first] = labels
  if (light === 1 && shadow === 0 && glare === 0) return shades
  const lit = new Float32Array(shades.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const dim = light * (1 - shadow * (x / width))
      const off = first
        ? Math.hypot((x - first.x - first.width / 6) / first.width, (y - first.y) / first.width)
        : 9
      const shine = glare === 0 ? 0 : glare * 255 * Math.exp(-((off / 0.16) ** 2))
      lit[at] = (shades[at] ?? 0) * dim + shine
    }
  }
  return lit
}

function moved(shades: Float32Array, { width, motion = 0 }: Conditions): Float32Array {
  const reach = Math.round(motion)
  if (reach < 2) return shades
  return shades.map((_, at) => {
    const start = at - (at % width)
    let sum = 0
    for (let step = 0; step < reach; step += 1) {
      sum += shades[Math.min(start + width - 1, at + step)] ?? 0
    }
    return sum / reach
  })
}

/** Through the lens, onto the sensor, into the file. */
async function developed(
  shades: Float32Array,
  { width, height, blur = 0, noise = 0, quality = 88 }: Conditions,
  random: () => number,
): Promise<Buffer> {
  const raw = { width, height, channels: 1 } as const
  const clean = Buffer.from(Uint8ClampedArray.from(shades).buffer)
  const soft =
    blur < 0.3
      ? clean
      : await sharp(clean, { raw }).blur(blur).toColourspace('b-w').raw().toBuffer()
  const grainy = Uint8ClampedArray.from(soft, (shade) => shade + noise * bell(random))
  return sharp(Buffer.from(grainy.buffer), { raw }).jpeg({ quality }).toBuffer()
}

function bell(random: () => number): number {
  return (random() + random() + random() + random() - 2) * Math.sqrt(3)
}

function cosSin(degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle), Math.sin(angle)]
}

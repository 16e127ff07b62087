// A shelf that is drawn once and filmed by a camera that moves along it, in shades of grey: labels hang where
// they hang, the lens loses its focus, and people stand in between.

import { writeFile } from 'node:fs/promises'
import bwip from 'bwip-js/node'
import sharp from 'sharp'
import type { SceneCode } from './scene.ts'

export interface HungLabel extends SceneCode {
  /** Its middle on the shelf, in pixels. */
  readonly x: number
  readonly y: number
  /** Of its bars and the paper around them. */
  readonly width: number
}

export interface FilmShot {
  /** What of the shelf is in the middle of the picture. */
  readonly x: number
  readonly y: number
  /** How near the camera is: at 2 everything is twice as large. */
  readonly zoom?: number
  /** Degrees that the camera is turned in the hand, and to the side and upwards. */
  readonly roll?: number
  readonly yaw?: number
  readonly pitch?: number
  /** 1: as bright as the shelf is drawn. */
  readonly light?: number
  /** Pixels by which the view moved while the picture was taken. */
  readonly motion?: { readonly x: number; readonly y: number }
  /** How far edges are smeared, in pixels. */
  readonly blur?: number
  /** A round thing in front of the lens, in the picture. */
  readonly cover?: { readonly x: number; readonly y: number; readonly radius: number }
  /** Somebody in front of the shelf, from the top of the picture to its bottom. */
  readonly person?: { readonly x: number; readonly width: number }
  /** More of them, with what they push and carry; those behind come first. */
  readonly passers?: readonly Passer[]
  /** A light that is reflected, in the picture. */
  readonly glare?: { readonly x: number; readonly y: number; readonly radius: number }
}

/** Something that passes in front of the shelf, in the picture. */
interface Passer {
  /** Its middle. */
  readonly x: number
  readonly width: number
  /** From the top of the picture to its bottom when left out. */
  readonly top?: number
  readonly bottom?: number
  readonly wears: 'coat' | 'checks' | 'print' | 'plain' | 'stripes' | 'wire'
}

export interface ShelfFilm {
  readonly width: number
  readonly height: number
  readonly labels: readonly HungLabel[]
  readonly shots: readonly FilmShot[]
  /** What the shelf looks like behind its labels: boards and boxes when left out. */
  readonly behind?: 'boards' | 'plain' | 'goods'
}

const SHELF_GREY = 176
const HAND_GREY = 92
/** Beyond the outermost labels. */
const MARGIN = 1_400

interface GreyFrame {
  readonly width: number
  readonly height: number
  readonly luma: Uint8Array
}

/** A camera's file begins anew when it is over: its ends are held, so that nothing of it is missed or comes twice. */
export const HELD_FIRST_FRAMES = 90
const HELD_LAST_FRAMES = 450

/**
 * Writes the film as a camera's file: one picture after the other, as JPEG, or raw where its name ends with y4m.
 * Answers for how many seconds it plays.
 */
export async function writeShelfFilm(file: string, film: ShelfFilm): Promise<number> {
  const isRaw = file.endsWith('.y4m')
  const encode = isRaw ? rawFrame : jpegFrame
  const frames: Buffer[] = []
  let before: { readonly drawn: GreyFrame; readonly frame: Buffer } | undefined
  for await (const drawn of framesOf(film)) {
    const frame = drawn === before?.drawn ? before.frame : await encode(drawn)
    before = { drawn, frame }
    frames.push(frame)
  }
  const [first = [], last = []] = [frames.slice(0, 1), frames.slice(-1)]
  const held = (frame: readonly Buffer[], times: number) =>
    Array.from({ length: times }, () => frame)
  const ends = [held(first, HELD_FIRST_FRAMES), [frames], held(last, HELD_LAST_FRAMES)]
  const head = isRaw ? `YUV4MPEG2 W${film.width} H${film.height} F30:1 Ip A1:1 C420jpeg\n` : ''
  await writeFile(file, Buffer.concat([Buffer.from(head), ...ends.flat(2)]))
  return (HELD_FIRST_FRAMES + frames.length) / FRAMES_PER_SECOND
}

/** Each picture of it; where nothing changes, the one from before. */
export async function* framesOf(film: ShelfFilm, every = 1): AsyncGenerator<GreyFrame> {
  const shelf = await drawShelf(film)
  let before: { readonly shot: string; readonly drawn: GreyFrame } | undefined
  for (const [at, one] of film.shots.entries()) {
    if (at % every > 0) continue
    const shot = JSON.stringify(one)
    const drawn = shot === before?.shot ? before.drawn : await drawShot(shelf, film, one)
    before = { shot, drawn }
    yield drawn
  }
}

const FRAMES_PER_SECOND = 30

interface Shelf extends GreyFrame {
  readonly left: number
  readonly top: number
}

async function drawShelf({ labels, width, height, behind }: ShelfFilm): Promise<Shelf> {
  const xs = labels.map(({ x }) => x)
  const ys = labels.map(({ y }) => y)
  const left = Math.min(0, ...xs) - MARGIN
  const top = Math.min(0, ...ys) - MARGIN
  const size = {
    width: Math.max(0, ...xs) + MARGIN - left + width,
    height: Math.max(0, ...ys) + MARGIN - top + height,
  }
  const luma = new Uint8Array(size.width * size.height)
  for (let at = 0; at < luma.length; at += 1) {
    luma[at] = shadeBehind(behind, at % size.width, Math.floor(at / size.width))
  }
  for (const label of labels) await hang(luma, size.width, label, { left, top })
  return { left, top, ...size, luma }
}

function shadeBehind(behind: ShelfFilm['behind'], x: number, y: number): number {
  if (behind === 'plain') return SHELF_GREY - 6 * Math.sin(x / 900) + 4 * Math.sin(y / 300)
  return behind === 'goods' ? goodsAt(x, y) : boardAt(x, y)
}

/** Jars and boxes of other widths, dark and light, on boards that are far apart. */
function goodsAt(x: number, y: number): number {
  const row = Math.floor(y / 310)
  const column = Math.floor((x + 40 * Math.sin(row)) / (70 + 12 * (row % 3)))
  if (y % 310 < 22) return 60
  return 70 + 130 * chanceAt(column, row) + 18 * Math.sin(y / 23 + column)
}

/** Boards and boxes of a shelf, with little contrast. */
function boardAt(x: number, y: number): number {
  return SHELF_GREY - 24 + 40 * chanceAt(Math.floor(x / 96), Math.floor(y / 130))
}

/** From 0 to 1, the same for the same place. */
function chanceAt(column: number, row: number): number {
  const shade = Math.sin(column * 12.9898 + row * 78.233) * 43_758.5453
  return shade - Math.floor(shade)
}

async function hang(
  luma: Uint8Array,
  shelfWidth: number,
  label: HungLabel,
  { left, top }: { readonly left: number; readonly top: number },
): Promise<void> {
  const { data, info } = await printed(label)
  const fromX = Math.round(label.x - left - info.width / 2)
  const fromY = Math.round(label.y - top - info.height / 2)
  for (let y = 0; y < info.height; y += 1) {
    luma.set(data.subarray(y * info.width, (y + 1) * info.width), (fromY + y) * shelfWidth + fromX)
  }
}

async function printed({ symbology, text, width }: HungLabel) {
  const isMatrix = /qrcode|datamatrix/.test(symbology)
  const png = await bwip.toBuffer({
    bcid: symbology,
    text,
    scale: 4,
    ...(isMatrix ? {} : { height: 15 }),
    paddingwidth: 12,
    paddingheight: 8,
    backgroundcolor: 'FFFFFF',
    ...(symbology.startsWith('gs1') && { parse: true }),
  })
  return sharp(png)
    .resize({ width })
    .flatten({ background: 'white' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function drawShot(shelf: Shelf, film: ShelfFilm, shot: FilmShot): Promise<GreyFrame> {
  const { width, height } = film
  const isStraight = !shot.zoom && !shot.roll && !shot.yaw && !shot.pitch
  const seen = isStraight ? cutOut(shelf, film, shot) : lookedAt(shelf, film, shot)
  if (shot.person) stand(seen, film, { ...shot.person, wears: 'coat' })
  for (const passer of shot.passers ?? []) stand(seen, film, passer)
  if (shot.cover) paint(seen, film, shot.cover, HAND_GREY)
  if (shot.glare) paint(seen, film, shot.glare, 255)
  const { light = 1, motion, blur } = shot
  const lit = light === 1 ? seen : seen.map((shade) => Math.min(255, shade * light))
  const luma = motion ? smeared(lit, film, motion) : lit
  if (!blur) return { width, height, luma }
  const raw = { width, height, channels: 1 } as const
  const soft = await sharp(luma, { raw }).blur(blur).greyscale().raw().toBuffer()
  return { width, height, luma: new Uint8Array(soft) }
}

function cutOut(shelf: Shelf, { width, height }: ShelfFilm, shot: FilmShot): Uint8Array {
  const luma = new Uint8Array(width * height)
  const fromX = Math.round(shot.x - shelf.left - width / 2)
  const fromY = Math.round(shot.y - shelf.top - height / 2)
  for (let y = 0; y < height; y += 1) {
    const start = (fromY + y) * shelf.width + fromX
    luma.set(shelf.luma.subarray(start, start + width), y * width)
  }
  return luma
}

/** A pinhole camera, as far from the shelf as its picture is wide; what is in the middle stays there. */
function lookedAt(shelf: Shelf, { width, height }: ShelfFilm, shot: FilmShot): Uint8Array {
  const { zoom = 1, roll = 0, yaw = 0, pitch = 0 } = shot
  const far = Math.max(width, height)
  const [[cr, sr], [cy, sy], [cp, sp]] = [turn(roll), turn(yaw), turn(pitch)]
  const ray = (u: number, v: number) => {
    const [x, y] = [u * cr - v * sr, u * sr + v * cr]
    const [down, ahead] = [y * cp + far * sp, far * cp - y * sp]
    const [across, depth] = [x * cy + ahead * sy, ahead * cy - x * sy]
    return [(across / depth) * (far / zoom), (down / depth) * (far / zoom)] as const
  }
  const [middleX, middleY] = ray(0, 0)
  const [fromX, fromY] = [shot.x - shelf.left - middleX, shot.y - shelf.top - middleY]
  const luma = new Uint8Array(width * height)
  // What is further away is a mean of more of the shelf.
  const parts = zoom < 1 ? [0.25, 0.75] : [0.5]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0
      for (const down of parts) {
        for (const right of parts) {
          const [atX, atY] = ray(x + right - width / 2, y + down - height / 2)
          sum += shadeOf(shelf, fromX + atX, fromY + atY)
        }
      }
      luma[y * width + x] = sum / parts.length ** 2
    }
  }
  return luma
}

/** Mixed of the four pixels around a place. */
function shadeOf({ width, height, luma }: GreyFrame, x: number, y: number): number {
  const column = Math.min(width - 2, Math.max(0, Math.floor(x - 0.5)))
  const row = Math.min(height - 2, Math.max(0, Math.floor(y - 0.5)))
  const right = Math.min(1, Math.max(0, x - 0.5 - column))
  const down = Math.min(1, Math.max(0, y - 0.5 - row))
  const at = row * width + column
  const above = (luma[at] ?? 0) * (1 - right) + (luma[at + 1] ?? 0) * right
  const below = (luma[at + width] ?? 0) * (1 - right) + (luma[at + width + 1] ?? 0) * right
  return above * (1 - down) + below * down
}

function turn(degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle), Math.sin(angle)]
}

/** A mean of all that was there while the picture was taken. */
function smeared(
  luma: Uint8Array,
  { width, height }: ShelfFilm,
  { x: byX, y: byY }: { readonly x: number; readonly y: number },
): Uint8Array {
  const steps = Math.max(1, Math.round(Math.hypot(byX, byY)))
  const offsets = Array.from({ length: steps }, (_, step) => [
    Math.round((byX * step) / steps - byX / 2),
    Math.round((byY * step) / steps - byY / 2),
  ])
  const soft = new Uint8Array(luma.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0
      for (const [right = 0, down = 0] of offsets) {
        const [atX, atY] = [
          Math.min(width - 1, Math.max(0, x + right)),
          Math.min(height - 1, Math.max(0, y + down)),
        ]
        sum += luma[atY * width + atX] ?? 0
      }
      soft[y * width + x] = sum / steps
    }
  }
  return soft
}

function stand(luma: Uint8Array, { width, height }: ShelfFilm, passer: Passer): void {
  const { x, width: wide, top = 0, bottom = height, wears } = passer
  const from = Math.max(0, Math.round(x - wide / 2))
  const to = Math.min(width, Math.round(x + wide / 2))
  for (let row = Math.max(0, Math.round(top)); row < Math.min(height, bottom); row += 1) {
    for (let column = from; column < to; column += 1) {
      const shade = CLOTH[wears](column - x, row - top)
      if (shade !== null) luma[row * width + column] = shade
    }
  }
}

/** By place from the middle of its upper edge; null where the shelf is seen through it. */
const CLOTH: Readonly<Record<Passer['wears'], (x: number, y: number) => number | null>> = {
  coat: (x, y) => 70 + 26 * Math.sin(x * 0.035 + y * 0.006),
  checks: (x, y) => 60 + (x & 64 ? 70 : 0) + (y & 64 ? 70 : 0),
  print: (x, y) => 40 + 180 * chanceAt(Math.floor(x / 34), Math.floor(y / 34)),
  plain: (x) => 96 - 0.0006 * x * x,
  stripes: (_x, y) => (y % 90 < 45 ? 40 : 190),
  wire: (x, y) => (Math.abs(x) % 46 < 7 || y % 46 < 7 ? 210 : null),
}

function paint(
  luma: Uint8Array,
  { width, height }: ShelfFilm,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
  shade: number,
): void {
  for (let row = Math.max(0, Math.ceil(y - radius)); row < Math.min(height, y + radius); row += 1) {
    const half = Math.sqrt(radius ** 2 - (row - y) ** 2)
    const from = Math.max(0, Math.round(x - half))
    const to = Math.min(width, Math.round(x + half))
    if (to > from) luma.fill(shade, row * width + from, row * width + to)
  }
}

/** Shades, then both colors, which are none. */
async function rawFrame({ width, height, luma }: GreyFrame): Promise<Buffer> {
  const colors = Buffer.alloc(2 * Math.ceil(width / 2) * Math.ceil(height / 2), 128)
  return Buffer.concat([Buffer.from('FRAME\n'), luma, colors])
}

function jpegFrame({ width, height, luma }: GreyFrame): Promise<Buffer> {
  const raw = { width, height, channels: 1 } as const
  return sharp(luma, { raw }).toColourspace('srgb').jpeg({ quality: 88 }).toBuffer()
}

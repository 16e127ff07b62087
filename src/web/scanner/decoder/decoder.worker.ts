// The decoder, away from the page: a slow picture never holds up a tap.

import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { decodeStill } from './decode-still.ts'
import { type Area, areaOfInterest, placeInFrame, type Size, turnedSize } from './frame-geometry.ts'
import { greyOf, pixelsOf, rotated } from './picture.ts'
import { plausible } from './plausible.ts'
import { type Effort, type Reading, readerOptions } from './reading.ts'
import { readingOf } from './reading-of.ts'
import type { Answer, FrameSource, Question } from './worker-messages.ts'

prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })

const canvas = typeof OffscreenCanvas === 'undefined' ? undefined : new OffscreenCanvas(1, 1)
const context = canvas?.getContext('2d', { willReadFrequently: true })

self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  self.postMessage(await answerTo(data))
})

async function answerTo(question: Question): Promise<Answer> {
  const nothing = { id: question.id, readings: [], brightness: null }
  try {
    if (question.kind === 'photo') return { ...nothing, ...(await readPhoto(question.photo)) }
    return { ...nothing, ...(await readFrame(question)) }
  } catch (error) {
    return { ...nothing, failure: error instanceof Error ? error.message : String(error) }
  }
}

async function readFrame({ frame, angle, many }: Extract<Question, { kind: 'frame' }>) {
  const size = sizeOf(frame)
  const area = areaOfInterest(size)
  const image = turnedImage(frame, area, angle)
  const found = await look(image, { many, smaller: true })
  const readings = found.filter(plausible).map((reading) => ({
    ...reading,
    corners: cornersOf(reading, (corner) => placeInFrame(corner, area, angle, size)),
  }))
  // A turned picture has white corners, which say nothing about the light.
  const brightness = angle === 0 ? brightnessOf(image) : null
  return { readings, brightness, failure: null }
}

async function readPhoto(photo: Blob) {
  const bitmap = await createImageBitmap(photo)
  const { width, height } = bitmap
  const picture = greyOf(turnedImage(bitmap, { left: 0, top: 0, width, height }, 0))
  const { readings } = await decodeStill(look, picture)
  return { readings, failure: null }
}

async function look(
  pixels: { width: number; height: number; data: Uint8ClampedArray },
  effort: Effort,
) {
  const { width, height, data } = pixels
  const image =
    pixels instanceof ImageData ? pixels : new ImageData(new Uint8ClampedArray(data), width, height)
  const results = await readBarcodes(image, readerOptions(effort))
  return results.filter(({ isValid }) => isValid).map(readingOf)
}

/** The area of a frame, turned about its middle. Frames are closed: there are only a few of them. */
function turnedImage(frame: FrameSource, area: Area, angle: number): ImageData {
  if (frame instanceof ImageData) return turnedPixels(frame, angle)
  if (!canvas || !context) throw new Error('This browser cannot draw outside of the page.')
  const { width, height } = turnedSize(area, angle)
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
  context.setTransform(1, 0, 0, 1, width / 2, height / 2)
  context.rotate((angle * Math.PI) / 180)
  context.fillStyle = 'white'
  context.fillRect(-width, -height, 2 * width, 2 * height)
  context.drawImage(
    frame,
    area.left,
    area.top,
    area.width,
    area.height,
    -area.width / 2,
    -area.height / 2,
    area.width,
    area.height,
  )
  frame.close()
  return context.getImageData(0, 0, width, height)
}

function turnedPixels(frame: ImageData, angle: number): ImageData {
  if (angle === 0) return frame
  const { width, height, data } = pixelsOf(rotated(greyOf(frame), angle))
  return new ImageData(new Uint8ClampedArray(data), width, height)
}

function sizeOf(frame: FrameSource): Size {
  if ('displayWidth' in frame) return { width: frame.displayWidth, height: frame.displayHeight }
  return { width: frame.width, height: frame.height }
}

function cornersOf(
  { corners: [a, b, c, d] }: Reading,
  place: (corner: Reading['corners'][0]) => Reading['corners'][0],
): Reading['corners'] {
  return [place(a), place(b), place(c), place(d)]
}

/** Of a few hundred pixels: enough to know that somebody stands in the dark. */
function brightnessOf({ data }: ImageData): number {
  const step = 4 * Math.max(1, Math.floor(data.length / 4 / 500))
  let [sum, count] = [0, 0]
  for (let at = 0; at < data.length; at += step, count += 1) sum += data[at + 1] ?? 0
  return count === 0 ? 0 : sum / count
}

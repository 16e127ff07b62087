// The middle of a frame as a grayscale picture, by the fastest way the browser offers.

import { type Area, areaOfInterest, type Size } from './frame-geometry.ts'
import { greyOf, type Picture } from './picture.ts'
import type { FrameSource } from './worker-messages.ts'

/** Camera formats that start with the brightness plane; color follows. */
const BRIGHTNESS_FIRST = new Set<unknown>(['I420', 'I420A', 'I422', 'I444', 'NV12'])

export interface FramePicture {
  readonly picture: Picture
  readonly area: Area
  readonly frame: Size
}

const canvas = typeof OffscreenCanvas === 'undefined' ? undefined : new OffscreenCanvas(1, 1)
const context = canvas?.getContext('2d', { willReadFrequently: true })
let bytes = new Uint8Array()

/** Closes the frame, because a camera has only a few of them. */
export async function framePicture(source: FrameSource): Promise<FramePicture> {
  if (source instanceof ImageData) return cutOut(source)
  const frame = sizeOf(source)
  const area = areaOfInterest(frame)
  try {
    const copied = 'copyTo' in source ? await copiedGrey(source, area) : undefined
    return { picture: copied ?? greyOf(drawn(source, area)), area, frame }
  } finally {
    source.close()
  }
}

/** The whole of a picture that a person took. */
export function photoPicture(photo: ImageBitmap): Picture {
  const { width, height } = photo
  const picture = greyOf(drawn(photo, { left: 0, top: 0, width, height }))
  photo.close()
  return picture
}

/** Encodes a grayscale picture as an image file that pages can show. */
export function photographOf({ width, height, luma }: Picture): Promise<Blob> {
  const drawing = new OffscreenCanvas(width, height)
  const pixels = new ImageData(width, height)
  for (const [at, shade] of luma.entries()) pixels.data.set([shade, shade, shade, 255], at * 4)
  drawing.getContext('2d')?.putImageData(pixels, 0, 0)
  return drawing.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
}

/** For frames that the page had to draw. */
function cutOut(pixels: ImageData): FramePicture {
  const frame = { width: pixels.width, height: pixels.height }
  const area = areaOfInterest(frame)
  const { luma } = greyOf(pixels)
  const plane = { offset: area.top * frame.width + area.left, stride: frame.width }
  const { width, height } = area
  return { picture: { width, height, luma: cutRows(luma, plane, area) }, area, frame }
}

/** Copies the pixels without drawing; undefined if the frame would look different when drawn. */
async function copiedGrey(frame: VideoFrame, area: Area): Promise<Picture | undefined> {
  const { visibleRect, displayWidth, displayHeight, format } = frame
  const isUpright = !Reflect.get(frame, 'rotation') && !Reflect.get(frame, 'flip')
  const isAsShown = visibleRect?.width === displayWidth && visibleRect.height === displayHeight
  if (!BRIGHTNESS_FIRST.has(format) || !isUpright || !isAsShown) return undefined
  const { width, height } = area
  const rect = { x: visibleRect.x + area.left, y: visibleRect.y + area.top, width, height }
  try {
    const size = frame.allocationSize({ rect })
    if (bytes.length < size) bytes = new Uint8Array(size)
    const [plane] = await frame.copyTo(bytes, { rect })
    return plane && { width, height, luma: cutRows(bytes, plane, area) }
  } catch {
    // Some frames are in memory that cannot be copied from.
    return undefined
  }
}

function cutRows(from: Uint8Array, { offset, stride }: PlaneLayout, { width, height }: Size) {
  if (stride === width) return from.subarray(offset, offset + width * height)
  const luma = new Uint8Array(width * height)
  for (let row = 0; row < height; row += 1) {
    const start = offset + row * stride
    luma.set(from.subarray(start, start + width), row * width)
  }
  return luma
}

function drawn(source: VideoFrame | ImageBitmap, area: Area): ImageData {
  if (!canvas || !context) throw new Error('This browser cannot draw outside of the page.')
  const { left, top, width, height } = area
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
  context.drawImage(source, left, top, width, height, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}

function sizeOf(frame: VideoFrame | ImageBitmap): Size {
  if ('displayWidth' in frame) return { width: frame.displayWidth, height: frame.displayHeight }
  return { width: frame.width, height: frame.height }
}

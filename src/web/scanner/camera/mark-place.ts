// Maps fractions of the camera's picture to pixels on the screen, where the picture is cropped to fill its frame.

import { type CountingMode, partOfPicture, type ScanView } from '#domain/camera/counting-mode.ts'
import type { Area } from '#domain/camera/tracks.ts'

export interface Cover {
  /** The position and size of the uncropped picture, in pixels of the frame. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Corner {
  readonly x: number
  readonly y: number
}

/** Large enough for gloved fingers. */
const SMALLEST_TARGET = 56
/** Keeps the frame clear of the bars, in pixels. */
const MARGIN = 8
const STEP = 8
/** Absorbs rounding errors, so that an exact multiple is not rounded up to the next step. */
const ROUNDING = 0.001

export function coverOf({
  clientWidth,
  clientHeight,
  videoWidth,
  videoHeight,
}: Pick<HTMLVideoElement, 'clientWidth' | 'clientHeight' | 'videoWidth' | 'videoHeight'>):
  | Cover
  | undefined {
  if (videoWidth === 0 || videoHeight === 0) return undefined
  const scale = Math.max(clientWidth / videoWidth, clientHeight / videoHeight)
  const [width, height] = [videoWidth * scale, videoHeight * scale]
  return { left: (clientWidth - width) / 2, top: (clientHeight - height) / 2, width, height }
}

/** Which part of the picture is visible, and which part of that lies in the finder, as fractions of its size. */
export function viewOf(
  mode: CountingMode,
  video: HTMLVideoElement,
  finder: HTMLElement | null,
): ScanView | undefined {
  const cover = coverOf(video)
  if (!cover) return undefined
  const { left, top, right, bottom } = video.getBoundingClientRect()
  const part = (box: Area) =>
    partOfPicture(
      {
        left: box.left - left,
        top: box.top - top,
        right: box.right - left,
        bottom: box.bottom - top,
      },
      cover,
    )
  const visible = part({ left, top, right, bottom })
  return { mode, visible, finder: finder ? part(finder.getBoundingClientRect()) : visible }
}

export function placeOnScreen(corners: readonly Corner[], cover: Cover) {
  const xs = corners.map(({ x }) => cover.left + x * cover.width)
  const ys = corners.map(({ y }) => cover.top + y * cover.height)
  const across = span(xs)
  const down = span(ys)
  return { left: across.from, top: down.from, width: across.length, height: down.length }
}

/**
 * Puts a mark around its label. Its position is a transform, so that moving it needs no layout. A moving
 * label also seems to change size a little with every frame; its mark changes size in steps.
 */
export function placeMark(mark: HTMLElement, corners: readonly Corner[], cover: Cover): void {
  const place = placeOnScreen(corners, cover)
  mark.style.transform = `translate(${Math.round(place.left)}px, ${Math.round(place.top)}px)`
  mark.style.width = `${Math.round(place.width)}px`
  mark.style.height = `${Math.round(place.height)}px`
  mark.toggleAttribute('data-cut', isCut(place, cover))
}

/** Whether the right edge cuts off so much of a mark that nothing fits there. */
export function isCut(place: { readonly left: number; readonly width: number }, cover: Cover) {
  const frameWidth = 2 * cover.left + cover.width
  return place.left + place.width > frameWidth - MARGIN
}

function span(values: readonly number[]) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const around = Math.max(SMALLEST_TARGET, high - low + 2 * MARGIN)
  const length = Math.ceil((around - ROUNDING) / STEP) * STEP
  return { from: (low + high - length) / 2, length }
}

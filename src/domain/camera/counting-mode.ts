// What the camera counts by itself: the label it is aimed at, or every label it sweeps past.

import type { Area, CountingView } from './tracks.ts'

export type CountingMode = 'aim' | 'sweep'

/** What the screen shows, as fractions of the frame's width and height. */
export interface ScanView {
  readonly mode: CountingMode
  readonly finder: Area
  /** The part of the picture that fits on the screen. */
  readonly visible: Area
}

const NOWHERE = { left: 0, top: 0, right: -1, bottom: -1 }

/** Labels are followed, but none is counted. */
export function withoutCounting(mode: CountingMode): ScanView {
  return { mode, finder: NOWHERE, visible: NOWHERE }
}

/** Fraction of the finder's width and height: a label that only touches the edge is not aimed at. */
const EDGE = 0.04
/** Looking away briefly and back must not count the same label again. */
const AIM_REMEMBERS_MS = 3_000

/** In pixels of a frame. */
export function countingView(
  { mode, finder, visible }: ScanView,
  { width, height }: { readonly width: number; readonly height: number },
): CountingView {
  const { left, top, right, bottom } = mode === 'aim' ? insideOf(finder) : visible
  return {
    area: { left: left * width, top: top * height, right: right * width, bottom: bottom * height },
    remembersMs: mode === 'aim' ? AIM_REMEMBERS_MS : Number.POSITIVE_INFINITY,
  }
}

function insideOf({ left, top, right, bottom }: Area): Area {
  const [across, down] = [(right - left) * EDGE, (bottom - top) * EDGE]
  return { left: left + across, top: top + down, right: right - across, bottom: bottom - down }
}

/** Converts a rectangle on the screen to fractions of a picture that is cropped to cover its frame. */
export function partOfPicture(
  box: Area,
  picture: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  },
): Area {
  const across = (x: number) => within((x - picture.left) / picture.width)
  const down = (y: number) => within((y - picture.top) / picture.height)
  const { left, top, right, bottom } = box
  return { left: across(left), top: down(top), right: across(right), bottom: down(bottom) }
}

function within(part: number): number {
  return Math.min(1, Math.max(0, part))
}

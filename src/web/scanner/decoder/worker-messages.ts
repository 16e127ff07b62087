// What the page and the decoder's worker say to each other.

import type { Way } from '#domain/camera/look-plan.ts'
import type { FrameReading } from './merge-readings.ts'

export type Question =
  | {
      readonly id: number
      readonly kind: 'frame'
      readonly frame: FrameSource
      readonly ways: readonly Way[]
    }
  | { readonly id: number; readonly kind: 'photo'; readonly photo: Blob }

export type FrameSource = VideoFrame | ImageBitmap | ImageData

export interface Answer {
  readonly id: number
  /** Corners are parts of the picture's width and height. */
  readonly readings: readonly FrameReading[]
  /** How bright the picture is, from 0 to 255; null for photographs. */
  readonly brightness: number | null
  /** Said when the picture could not be looked at. */
  readonly failure: string | null
}

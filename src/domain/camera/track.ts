// A label as it was read in a frame, and as it is followed from frame to frame.

import type { LookOfPlace } from './look-of-place.ts'
import type { Shades } from './shades.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A code that was read in a frame. */
export interface Detection {
  /** What tells it from others: the number of the item, and the serial where it has one. */
  readonly key: string
  /** Whether there is only one such label in the world. */
  readonly isUnique: boolean
  /** Whether so little of the label says so that it may say something else. */
  readonly isFaint?: boolean
  /** Pixels of the frame, clockwise. */
  readonly corners: readonly Point[]
}

export interface Track<D extends Detection = Detection> {
  readonly id: number
  readonly key: string
  /** The piece of the shelf on which it hangs: where its labels hang to each other is known. */
  readonly piece: number
  /** As it was read last. */
  readonly detection: D
  /** Where it is now, as far as that is known. */
  readonly corners: readonly Point[]
  readonly seenAt: number
  /** When it was last known where it is: read, or known by its look. */
  readonly sureAt: number
  readonly isSure: boolean
  /** Whether every frame since then told how the view moved. */
  readonly isFollowed: boolean
  /** How far the view has moved since then, in pixels. */
  readonly moved: Point
  /** When it went out of view; null: it is in view. */
  readonly leftAt: number | null
  readonly look: LookOfPlace | null
  /** How high its bars were in that picture, as a part of their length. */
  readonly lookHeight: number
  /** The picture in which it was last known where it is. */
  readonly scene: Shades | null
  readonly bareSince: number | null
  readonly bareFrames: number
  /** Since when nobody knows where it is, though it should be in view, and for how many frames. */
  readonly unsureSince: number | null
  readonly unsureFrames: number
  /** How often in a row it was read where it counts. */
  readonly aimedReads: number
  readonly isBelieved: boolean
  readonly isCounted: boolean
  /** Found again elsewhere than expected: it may be another one. */
  readonly isDoubtful: boolean
}

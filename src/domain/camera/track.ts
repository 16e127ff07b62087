// A label as it was read in a frame, and as it is followed across frames.

import type { LookOfPlace } from './look-of-place.ts'
import type { Shades } from './shades.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A code that was read in a frame. */
export interface Detection {
  /** Identifies the label: the item's number, plus the serial number if it has one. */
  readonly key: string
  /** Whether no other label can have the same key. */
  readonly isUnique: boolean
  /** Whether so little of the label was read that it may be a misread. */
  readonly isFaint?: boolean
  /** Pixels of the frame, clockwise. */
  readonly corners: readonly Point[]
}

export interface Track<D extends Detection = Detection> {
  readonly id: number
  readonly key: string
  /** The piece of the shelf that it hangs on; positions within a piece are known relative to each other. */
  readonly piece: number
  /** The latest read. */
  readonly detection: D
  /** Its current position, as far as known. */
  readonly corners: readonly Point[]
  readonly seenAt: number
  /** When its position was last certain: read, or recognized by its look. */
  readonly sureAt: number
  readonly isSure: boolean
  /** Whether the movement of the view is known for every frame since then. */
  readonly isFollowed: boolean
  /** How far the view has moved since then, in pixels. */
  readonly moved: Point
  /** When it went out of view; null while it is in view. */
  readonly leftAt: number | null
  readonly look: LookOfPlace | null
  /** Height of the bars in that picture, as a fraction of their length. */
  readonly lookHeight: number
  /** The picture in which its position was last certain. */
  readonly scene: Shades | null
  readonly bareSince: number | null
  readonly bareFrames: number
  /** Since when, and for how many frames, its position is unknown although it should be in view. */
  readonly unsureSince: number | null
  readonly unsureFrames: number
  /** How many reads in a row were in the counting area. */
  readonly aimedReads: number
  readonly isBelieved: boolean
  readonly isCounted: boolean
  /** Found away from its expected position, so it may be another label. */
  readonly isDoubtful: boolean
}

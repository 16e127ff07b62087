// The state of one video, and how a new frame updates it.

import { middleOf } from '#domain/camera/corners.ts'
import { countingView, type ScanView } from '#domain/camera/counting-mode.ts'
import { afterBrightness, BRIGHT, type Darkness } from '#domain/camera/darkness.ts'
import { boxOf, type LabelBox } from '#domain/camera/label-box.ts'
import { afterFrame, FIRST_LOOK, type LookCycle } from '#domain/camera/look-plan.ts'
import type { Shades } from '#domain/camera/shades.ts'
import type { Detection, Point, Track } from '#domain/camera/track.ts'
import { follow, isWithin, markCounted, noTracks, type Tracks } from '#domain/camera/tracks.ts'
import { followUnread, NOTHING_UNREAD, type UnreadLabels } from '#domain/camera/unread.ts'
import { readCode } from '#domain/codes/read-code.ts'
import type { ReadCode, SeenLabel } from '../camera/code-source.ts'
import { codeOf } from './code-of.ts'
import type { Area, Size } from './frame-geometry.ts'
import type { FrameReading } from './merge-readings.ts'
import { itemText } from './plausible.ts'
import { isMatrix } from './reading.ts'

export interface Watching {
  readonly tracks: Tracks<ReadLabel>
  readonly cycle: LookCycle
  readonly darkness: Darkness
  /** What this sweep saw but could not read. */
  readonly unread: UnreadLabels
  readonly size: Size
  /** When the last frame was seen. */
  readonly at: number
}

interface ReadLabel extends Detection {
  readonly reading: FrameReading
}

export const START: Watching = {
  tracks: noTracks(),
  cycle: FIRST_LOOK,
  darkness: BRIGHT,
  unread: NOTHING_UNREAD,
  size: { width: 1, height: 1 },
  at: 0,
}

/** What the decoder found in a frame. */
export interface DecodedFrame {
  /** Corners are fractions of the frame. */
  readonly readings: readonly FrameReading[]
  /** From 0 to 255; null if the frame does not say. */
  readonly brightness: number | null
  readonly size: Size
  /** The area that was decoded, in pixels. */
  readonly area: Area
  readonly shades: Shades | null
  /** Where bars were found, in pixels of the frame; empty unless asked for. */
  readonly bars?: readonly LabelBox[]
}

export interface SeenFrame {
  readonly watching: Watching
  /** Labels that count from now on. */
  readonly arrived: readonly ReadCode[]
}

/** Adds a frame: which labels it shows, and which of them count. */
export function see(
  watching: Watching,
  frame: DecodedFrame,
  at: number,
  view: ScanView,
): SeenFrame {
  const { size, area, shades } = frame
  const detections = frame.readings.map((reading) => labelOf(reading, size))
  const { left, top, width, height } = area
  const looked = { left, top, right: left + width, bottom: top + height }
  const counting = countingView(view, size)
  const seen = { at, area: looked, detections, shades }
  const { tracks, counted } = follow(watching.tracks, seen, counting)
  const aim = aimedAt(tracks.tracks, counting.area)
  const cycle = afterFrame(
    watching.cycle,
    detections.map(({ key, reading }) => ({ key, way: reading.way })),
  )
  const unread = followUnread(watching.unread, {
    regions: (frame.bars ?? []).filter((bars) => isWithin(centerOf(bars), counting.area)),
    shift: tracks.shift,
    read: tracks.tracks.filter(({ isBelieved }) => isBelieved).map(({ corners }) => boxOf(corners)),
  })
  const darkness = afterBrightness(watching.darkness, at, frame.brightness)
  return {
    watching: { tracks, cycle, darkness, unread, size, at },
    arrived: counted.map((track) => ({
      ...codeOf(track.detection.reading),
      label: String(track.id),
      isAimed: track.id === aim,
    })),
  }
}

/** The label was counted with a tap. */
export function countByHand(watching: Watching, label: string): Watching {
  return { ...watching, tracks: markCounted(watching.tracks, Number(label)) }
}

/** The unread labels have been reported, and a new sweep begins. */
export function afterSweep(watching: Watching): Watching {
  return { ...watching, unread: NOTHING_UNREAD }
}

/** A mark outlasts a few blurred frames, so that it does not flicker. */
const MARKED_FOR_MS = 500

/** The labels that are marked on the picture now. */
export function labelsOf({ tracks, size, at }: Watching): readonly SeenLabel[] {
  return tracks.tracks
    .filter(
      ({ leftAt, isSure, seenAt }) => leftAt === null && (isSure || at - seenAt <= MARKED_FOR_MS),
    )
    .map(({ id, corners, isBelieved, isCounted, isDoubtful, detection }) => ({
      key: String(id),
      corners: corners.map(({ x, y }) => ({ x: x / size.width, y: y / size.height })),
      isBelieved,
      isCounted,
      isDoubtful,
      code: codeOf(detection.reading),
    }))
}

/** The label in view that is nearest to the center of the counting area. */
function aimedAt(
  tracks: readonly Track<ReadLabel>[],
  area: { left: number; top: number; right: number; bottom: number },
): number | undefined {
  const aim = { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 }
  const distance = ({ corners }: Track<ReadLabel>) => distanceOf(middleOf(corners), aim)
  const inView = tracks.filter(({ leftAt, isSure }) => leftAt === null && isSure)
  return [...inView].sort((a, b) => distance(a) - distance(b))[0]?.id
}

function centerOf({ left, top, right, bottom }: LabelBox): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

function distanceOf(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** On curved labels, this many rows may agree on a wrong text. */
const FAINT_LINES = 2

function labelOf(reading: FrameReading, { width, height }: Size): ReadLabel {
  const { key, serial } = readCode(itemText(reading))
  const corners = reading.corners.map(({ x, y }) => ({ x: x * width, y: y * height }))
  // A different serial number is a different object; the same number is the same object.
  const own = serial === null ? key : `${key} ${serial}`
  const isFaint = !isMatrix(reading) && reading.lines <= FAINT_LINES
  return { key: own, isUnique: serial !== null, isFaint, corners, reading }
}

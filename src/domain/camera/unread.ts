// Labels that a sweep saw but did not read. Each is followed as the view moves, and dropped when a label is read at
// its position.

import { type LabelBox, overlaps } from './label-box.ts'

export interface Unread {
  readonly id: number
  readonly place: LabelBox
  /** Number of frames in which it was seen. */
  readonly frames: number
}

export interface UnreadLabels {
  readonly labels: readonly Unread[]
  readonly nextId: number
}

export const NOTHING_UNREAD: UnreadLabels = { labels: [], nextId: 1 }

/** A region seen in fewer frames may be anything. Not every frame is searched. */
const LEAST_FRAMES = 3
const MOST_LABELS = 60

interface SeenRegions {
  /** In pixels of the frame. */
  readonly regions: readonly LabelBox[]
  /** Movement of the view since the previous frame. */
  readonly shift: { readonly x: number; readonly y: number }
  /** Positions of labels that were read, including those out of view. */
  readonly read: readonly LabelBox[]
}

export function followUnread(
  { labels, nextId }: UnreadLabels,
  { regions, shift, read }: SeenRegions,
): UnreadLabels {
  const isRead = (place: LabelBox) => read.some((one) => overlaps(one, place))
  const moved = labels.map((label) => ({ ...label, place: movedBy(label.place, shift) }))
  const left = regions.filter((region) => !isRead(region))
  const taken = new Set<LabelBox>()
  const followed = moved.map((label) => {
    const region = left.find((one) => !taken.has(one) && overlaps(one, label.place))
    if (!region) return label
    taken.add(region)
    return { ...label, place: region, frames: label.frames + 1 }
  })
  const fresh = left.filter((one) => !taken.has(one)).slice(0, MOST_LABELS - followed.length)
  const begun = fresh.map((place, index) => ({ id: nextId + index, place, frames: 1 }))
  return {
    labels: [...followed, ...begun].filter(({ place }) => !isRead(place)),
    nextId: nextId + begun.length,
  }
}

export function unreadOf({ labels }: UnreadLabels): readonly Unread[] {
  return labels.filter(({ frames }) => frames >= LEAST_FRAMES)
}

function movedBy(place: LabelBox, { x, y }: { readonly x: number; readonly y: number }): LabelBox {
  const { left, top, right, bottom } = place
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
}

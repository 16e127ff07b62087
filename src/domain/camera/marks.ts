// What is marked on the picture: every label in view, where it was seen last.

import { distanceFromAim, placeOf } from './place.ts'

interface Corner {
  readonly x: number
  readonly y: number
}

/** A label that was read. */
export interface Label {
  readonly key: string
  /** As parts of the picture's width and height, clockwise. */
  readonly corners: readonly Corner[]
}

export interface Mark<L extends Label> {
  readonly label: L
  /** Whether it was believed since it came into view. */
  readonly isBelieved: boolean
  readonly seenAt: number
}

/** A mark outlasts a few blurred frames, so that it does not flicker. */
export const MARKED_FOR_MS = 500

export function markLabels<L extends Label>(
  marks: readonly Mark<L>[],
  at: number,
  seen: readonly L[],
  inView: ReadonlySet<string>,
): readonly Mark<L>[] {
  const keys = new Set(seen.map(({ key }) => key))
  const before = marks.filter(
    ({ label, seenAt }) => !keys.has(label.key) && at - seenAt <= MARKED_FOR_MS,
  )
  return [...before, ...seen.map((label) => ({ label, seenAt: at }))]
    .map(({ label, seenAt }) => ({ label, seenAt, isBelieved: inView.has(label.key) }))
    .sort((a, b) => (a.label.key < b.label.key ? -1 : 1))
}

/** The one that somebody aims at: the nearest to the middle of the picture. */
export function aimedAt<L extends Label>(labels: readonly L[]): L | undefined {
  const distance = ({ corners }: L) => distanceFromAim(placeOf(corners))
  return [...labels].sort((a, b) => distance(a) - distance(b))[0]
}

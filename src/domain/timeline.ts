// How many shelves were done over time, with as many points as a small chart can show.

export interface TimelinePoint {
  readonly at: number
  /** How many were done by then. */
  readonly shelves: number
}

const POINTS = 48

/** From the start to the latest one; empty until the first is done. */
export function timelineOf(
  doneAt: readonly number[],
  startedAt: number | null,
): readonly TimelinePoint[] {
  if (startedAt === null || doneAt.length === 0) return []
  const inOrder = doneAt.map((at) => Math.max(at, startedAt)).toSorted((one, other) => one - other)
  const step = Math.max(1, Math.ceil(inOrder.length / POINTS))
  const points = inOrder.flatMap((at, index) =>
    (index + 1) % step === 0 || index === inOrder.length - 1 ? [{ at, shelves: index + 1 }] : [],
  )
  return [{ at: startedAt, shelves: 0 }, ...points]
}

// The progress of a count as points of a chart: shelves over time, next to the straight line of the plan.

import type { TimelinePoint } from '#domain/timeline.ts'

export interface ProgressFacts {
  readonly timeline: readonly TimelinePoint[]
  readonly startedAt: number | null
  readonly dueAt: number | null
  /** All shelves to be counted. */
  readonly shelves: number
  readonly now: number
  /** Counting is over: what has happened since is not included. */
  readonly isClosed: boolean
}

export interface ProgressPicture {
  /** SVG paths. */
  readonly done: string
  /** Undefined without a due date. */
  readonly plan: string | undefined
  /** Where the line ends: the current progress. */
  readonly end: { readonly x: number; readonly y: number }
  readonly from: number
  readonly until: number
  /** How many shelves the count is ahead of the plan; negative: behind. Undefined without a plan. */
  readonly ahead: number | undefined
}

export const PICTURE = { width: 240, height: 64 } as const

/** Undefined while there is nothing to show. */
export function progressPicture(facts: ProgressFacts): ProgressPicture | undefined {
  const { timeline, startedAt, dueAt, shelves, now, isClosed } = facts
  const last = timeline.at(-1)
  if (startedAt === null || !last || shelves === 0) return undefined
  const seen = isClosed ? last.at : Math.max(now, last.at)
  const until = Math.max(seen, dueAt ?? 0)
  const x = (at: number) =>
    round(((at - startedAt) / Math.max(1, until - startedAt)) * PICTURE.width)
  const y = (done: number) => round(PICTURE.height * (1 - Math.min(1, done / shelves)))
  const steps = timeline.map((point) => `H${x(point.at)}V${y(point.shelves)}`)
  return {
    done: `M0 ${PICTURE.height}${steps.join('')}H${x(seen)}`,
    plan: dueAt === null ? undefined : `M0 ${PICTURE.height}L${x(dueAt)} 0`,
    end: { x: x(seen), y: y(last.shelves) },
    from: startedAt,
    until,
    ahead: dueAt === null ? undefined : aheadOf(last.shelves, facts, { startedAt, dueAt, seen }),
  }
}

function aheadOf(
  done: number,
  { shelves }: ProgressFacts,
  { startedAt, dueAt, seen }: { startedAt: number; dueAt: number; seen: number },
): number {
  const share = Math.min(1, (seen - startedAt) / Math.max(1, dueAt - startedAt))
  return Math.round(done - share * shelves)
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}

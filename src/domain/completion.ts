// Progress of completing an audit, for people who wait: a large audit takes a while.

export const COMPLETION_STEPS = ['freezing', 'reading', 'hashing'] as const
export type CompletionStep = (typeof COMPLETION_STEPS)[number]

export interface CompletionRun {
  readonly step: CompletionStep
  readonly startedAt: number
  readonly byName: string
}

/** From this size on, people would wait long enough to wonder what is happening. */
const WORTH_TELLING_LINES = 2_000

export function isWorthTelling(lines: number): boolean {
  return lines >= WORTH_TELLING_LINES
}

/** No completion takes longer. One that stopped without a word, for example because its server did, has ended. */
const LONGEST_MS = 2 * 60_000

export function isUnderWay(run: CompletionRun, nowMs: number): boolean {
  return nowMs - run.startedAt < LONGEST_MS
}

/** Progress from 0 to 1: a step counts once the next one has started. */
export function shareOf(step: CompletionStep): number {
  return COMPLETION_STEPS.indexOf(step) / COMPLETION_STEPS.length
}

// Completing a large audit takes a while. What those who wait for it are told.

export const COMPLETION_STEPS = ['freezing', 'reading', 'hashing'] as const
export type CompletionStep = (typeof COMPLETION_STEPS)[number]

export interface CompletionRun {
  readonly step: CompletionStep
  readonly startedAt: number
  readonly byName: string
}

/** From here on somebody would wait long enough to wonder. */
const WORTH_TELLING_LINES = 2_000

export function isWorthTelling(lines: number): boolean {
  return lines >= WORTH_TELLING_LINES
}

/** No completion takes longer: one that ended without a word, with its server, is over. */
const LONGEST_MS = 2 * 60_000

export function isUnderWay(run: CompletionRun, nowMs: number): boolean {
  return nowMs - run.startedAt < LONGEST_MS
}

/** How far it is, from 0 to 1: a step counts once the next one has begun. */
export function shareOf(step: CompletionStep): number {
  return COMPLETION_STEPS.indexOf(step) / COMPLETION_STEPS.length
}

import type { FinishEstimate } from '#domain/estimate.ts'
import { formatAge, formatClock, formatDuration } from '#web/kit/format-time.ts'

const MINUTE_MS = 60_000
const STILL_AFTER_MS = 20 * MINUTE_MS

/** Nobody counts: an estimate that goes by people at work says nothing. */
export function isStill({ asOf }: FinishEstimate, nowMs: number): boolean {
  return nowMs - asOf > STILL_AFTER_MS
}

/** Also the latest time has passed: people did not go on as they did. */
export function isLate({ until }: FinishEstimate, nowMs: number): boolean {
  return nowMs - until > MINUTE_MS
}

/** "about 1 h 50 min to go"; an estimate that has passed says that it is late. */
export function describeRemaining(finish: FinishEstimate, nowMs: number): string {
  if (isStill(finish, nowMs)) return `nobody has counted for ${formatAge(nowMs - finish.asOf)}`
  if (isLate(finish, nowMs)) return 'taking longer than estimated'
  const leftMs = finish.about - nowMs
  if (leftMs < MINUTE_MS) return 'should be done any minute'
  return `about ${formatDuration(rounded(leftMs))} to go`
}

export interface FinishWords {
  readonly about: string
  /** Undefined: it is as good as certain. */
  readonly range: string | undefined
}

/** "Finish about 3:30 pm", and between which times. */
export function describeFinish(finish: FinishEstimate, nowMs: number): FinishWords {
  const clock = (timeMs: number) => formatClock(toFiveMinutes(Math.max(timeMs, nowMs)), nowMs)
  const [from, until] = [clock(finish.from), clock(finish.until)]
  return {
    about: `Finish about ${clock(finish.about)}`,
    range: from === until ? undefined : `${from} to ${until}`,
  }
}

/** Nobody knows it by the minute. */
function rounded(leftMs: number): number {
  const stepMs = leftMs > 20 * MINUTE_MS ? 5 * MINUTE_MS : MINUTE_MS
  return Math.max(stepMs, Math.round(leftMs / stepMs) * stepMs)
}

function toFiveMinutes(timeMs: number): number {
  const stepMs = 5 * MINUTE_MS
  return Math.round(timeMs / stepMs) * stepMs
}

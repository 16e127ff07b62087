// When a count will be done: from what is left, how long a shelf has taken, and how many people are counting.

export interface FinishEstimate {
  /** The time of the last count, which the estimate is based on. */
  readonly asOf: number
  /** The estimate, and the range around it, if people continue at this pace. */
  readonly about: number
  readonly from: number
  readonly until: number
}

export interface EstimateFacts {
  /** Counting time of each finished shelf that was not empty. */
  readonly doneMs: readonly number[]
  /** Counting time so far of each remaining shelf; 0 when not started. */
  readonly leftMs: readonly number[]
  /** When each person counted last. */
  readonly lastSeenMs: readonly number[]
}

const FEWEST_SHELVES = 3
/** A person who has counted within this time is at work. */
const AT_WORK_MS = 10 * 60_000
/** A shelf that takes longer than usual still has at least this share left. */
const LEAST_SHARE = 0.1
/** Four fifths of the outcomes are within this many standard deviations. */
const DEVIATIONS = 1.28

export function estimateFinish({
  doneMs,
  leftMs,
  lastSeenMs,
}: EstimateFacts): FinishEstimate | null {
  const asOf = Math.max(...lastSeenMs)
  if (doneMs.length < FEWEST_SHELVES || leftMs.length === 0) return null
  if (lastSeenMs.length === 0) return null
  const people = lastSeenMs.filter((seenMs) => asOf - seenMs <= AT_WORK_MS).length
  const meanMs = mean(doneMs)
  if (meanMs <= 0) return null
  const workMs = sum(leftMs.map((ms) => Math.max(meanMs - ms, meanMs * LEAST_SHARE)))
  // The remaining shelves vary, and the mean itself is only as reliable as the finished shelves make it.
  const spread = deviation(doneMs, meanMs)
  const { length } = leftMs
  const errorMs = DEVIATIONS * spread * Math.sqrt(length + length ** 2 / doneMs.length)
  const at = (ms: number) => Math.round(asOf + Math.max(0, ms) / people)
  return { asOf, about: at(workMs), from: at(workMs - errorMs), until: at(workMs + errorMs) }
}

const FEWEST_ACTIVE_MS = 30_000

/** Per minute of counting; null when there is too little data. */
export function paceOf(amount: number, activeMs: number): number | null {
  return activeMs < FEWEST_ACTIVE_MS ? null : (amount * 60_000) / activeMs
}

function mean(numbers: readonly number[]): number {
  return sum(numbers) / numbers.length
}

function deviation(numbers: readonly number[], center: number): number {
  const squares = numbers.map((one) => (one - center) ** 2)
  return Math.sqrt(sum(squares) / Math.max(1, numbers.length - 1))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

// When a count will be done: from what is left, how long a shelf has taken, and how many are at it.

export interface FinishEstimate {
  /** What it goes by: the last count. */
  readonly asOf: number
  /** About then, and between these two, if people go on as they do. */
  readonly about: number
  readonly from: number
  readonly until: number
}

export interface EstimateFacts {
  /** Time of counting on each shelf that is done and was not empty. */
  readonly doneMs: readonly number[]
  /** Time of counting so far on each shelf that is left; 0: nobody has begun. */
  readonly leftMs: readonly number[]
  /** When each person counted last. */
  readonly lastSeenMs: readonly number[]
}

const FEWEST_SHELVES = 3
/** Whoever has counted within this time is at work. */
const AT_WORK_MS = 10 * 60_000
/** A shelf that takes longer than usual is not done at once. */
const LEAST_SHARE = 0.1
/** Four fifths of the outcomes lie within so many deviations. */
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
  // Shelves left vary on their own, and the mean is known only as well as the shelves done tell.
  const spread = deviation(doneMs, meanMs)
  const { length } = leftMs
  const errorMs = DEVIATIONS * spread * Math.sqrt(length + length ** 2 / doneMs.length)
  const at = (ms: number) => Math.round(asOf + Math.max(0, ms) / people)
  return { asOf, about: at(workMs), from: at(workMs - errorMs), until: at(workMs + errorMs) }
}

const FEWEST_ACTIVE_MS = 30_000

/** Per minute of counting; null while too little is known. */
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

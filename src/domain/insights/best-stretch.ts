/** The stretch of a sequence with the highest total score; null when none is above zero. */
export interface Stretch {
  readonly from: number
  /** Inclusive. */
  readonly to: number
  readonly score: number
}

export function bestStretch(
  scores: readonly number[],
  from = 0,
  to = scores.length,
): Stretch | null {
  let best: Stretch | null = null
  let start = from
  let sum = 0
  for (let at = from; at < to; at += 1) {
    if (sum <= 0) {
      sum = 0
      start = at
    }
    sum += scores[at] ?? 0
    if (sum > (best?.score ?? 0)) best = { from: start, to: at, score: sum }
  }
  return best
}

/** All stretches that reach the minimum score, without overlaps, in order. */
export function allStretches(
  scores: readonly number[],
  least: number,
  from = 0,
  to = scores.length,
): readonly Stretch[] {
  const best = bestStretch(scores, from, to)
  if (!best || best.score < least) return []
  return [
    ...allStretches(scores, least, from, best.from),
    best,
    ...allStretches(scores, least, best.to + 1, to),
  ]
}

export function sigmoid(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

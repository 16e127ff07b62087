// How long people take between two pieces, and how soon a label is read twice. The two speeds are told apart by each
// person's pace and by whether the line is one over.

import { density, type Pace } from './person-paces.ts'
import { type Gaps, SHORT_OF_STRAY, type ShortOnes } from './short-ones.ts'

const ROUNDS = 8
/** A few gaps have any length. */
const STRAYS = { share: 0.01, gaps: 200, least: 0.001 }
/**
 * The prior: one scan in ten thousand and one row in five hundred is a second read, after half of the usual time. Long
 * rows have short gaps by chance, so the audit has to show that they have more second reads as well.
 */
const START = { rate: 0.000_1, rowRate: 0.002, sooner: 0.8, spread: 0.3 }
/** How many cases the prior counts for, so that a few chance gaps are not taken for the speed of re-reads. */
const CAUTION = { rate: 0.5, centre: 8, spread: 8 }
const LARGEST_RATE = 0.05
const SPREADS = { least: 0.12, most: 0.6 }

interface Speed extends Pace {
  /** Rates per scan and per row; which of them explains long rows better is learned. */
  readonly rate: number
  readonly rowRate: number
}

/**
 * Odds that each short gap is a second read, before its line's difference is considered. `fits` says for each line how
 * much better it fits with one less.
 */
export function modelReReads(gaps: Gaps, short: ShortOnes, fits: Float64Array): Float64Array {
  const { sooner, ...start } = START
  const guess = { ...start, centre: short.middle - sooner }
  const seen = {
    odds: new Float64Array(short.at.length),
    /** By line, summed over its gaps and including its difference. */
    sums: new Float64Array(fits.length),
  }
  let speed: Speed = guess
  let strays = STRAYS.share
  for (let round = 0; round < ROUNDS; round += 1) {
    weigh({ gaps, short, fits, ...seen }, speed, strays)
    const learnt = learn({ gaps, short, fits, ...seen }, { guess, speed, strays })
    speed = learnt.speed
    strays = learnt.strays
  }
  return seen.odds
}

interface Weighed {
  readonly gaps: Gaps
  readonly short: ShortOnes
  readonly fits: Float64Array
  readonly odds: Float64Array
  readonly sums: Float64Array
}

function weigh({ gaps, short, fits, odds, sums }: Weighed, speed: Speed, strays: number): void {
  sums.fill(0)
  for (let place = 0; place < odds.length; place += 1) {
    const at = short.at[place] ?? 0
    const rate = speed.rate + speed.rowRate * (gaps.parts[at] ?? 0)
    const soon = rate * density(gaps.lengths[at] ?? 0, speed)
    const own = ((gaps.ways[at] ?? 1) * soon) / usualAt(short, place, strays)
    const line = gaps.lines[at] ?? 0
    odds[place] = own
    sums[line] = (sums[line] ?? 0) + own * (fits[line] ?? 0)
  }
}

function usualAt({ regular, stray }: ShortOnes, place: number, strays: number): number {
  return (1 - strays) * (regular[place] ?? 0) + strays * (stray[place] ?? 0) + 1e-12
}

interface Learning {
  readonly guess: Speed
  /** The current estimate. */
  readonly speed: Speed
  readonly strays: number
}

function learn(
  { gaps, short, fits, odds, sums }: Weighed,
  { guess, speed, strays }: Learning,
): { readonly speed: Speed; readonly strays: number } {
  let seen = 0
  let byRow = 0
  let sum = CAUTION.centre * guess.centre
  let squares = CAUTION.centre * guess.centre ** 2
  let astray = 0
  for (let place = 0; place < odds.length; place += 1) {
    const at = short.at[place] ?? 0
    const line = gaps.lines[at] ?? 0
    const share = ((odds[place] ?? 0) * (fits[line] ?? 0)) / (1 + (sums[line] ?? 0))
    const length = gaps.lengths[at] ?? 0
    const rowRate = speed.rowRate * (gaps.parts[at] ?? 0)
    seen += share
    byRow += (share * rowRate) / (speed.rate + rowRate)
    sum += share * length
    squares += share * length * length
    const stray = (strays * (short.stray[place] ?? 0)) / usualAt(short, place, strays)
    astray += (1 - share) * stray
  }
  const known = seen + CAUTION.centre
  const centre = sum / known
  const varied = squares - known * centre * centre + CAUTION.spread * guess.spread ** 2
  const spread = Math.sqrt(Math.max(0, varied) / (known + CAUTION.spread))
  const kept = STRAYS.share * STRAYS.gaps
  return {
    speed: {
      rate: rateOf(seen - byRow, short.all, guess.rate),
      rowRate: rateOf(byRow, short.rows, guess.rowRate),
      centre,
      spread: Math.max(SPREADS.least, Math.min(SPREADS.most, spread)),
    },
    strays: Math.max(STRAYS.least, (astray / SHORT_OF_STRAY + kept) / (short.all + STRAYS.gaps)),
  }
}

function rateOf(seen: number, all: number, guess: number): number {
  return Math.min(LARGEST_RATE, (seen + CAUTION.rate) / (all + CAUTION.rate / guess))
}

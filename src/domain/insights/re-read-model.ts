// How long people take from one piece to the next, and how soon a label is read twice: two speeds, told
// apart by how quick each person is and by whether the line is one over.

export interface Gaps {
  /** Natural logarithms of milliseconds. */
  readonly lengths: Float64Array
  readonly people: Int32Array
  readonly lines: Int32Array
  /** How much likelier people enter one piece less in this way. */
  readonly ways: Float64Array
  /** Which part of its row of readings each is: one of so many gaps. */
  readonly parts: Float64Array
}

/** Gaps that are short for the person: only those can be a second reading. */
export interface ShortOnes {
  readonly at: Int32Array
  /** How usual each is for the person, and for a gap of any length. */
  readonly regular: Float64Array
  readonly stray: Float64Array
  /** Gaps of all people of whom enough is known, and the rows that they make up. */
  readonly all: number
  readonly rows: number
  /** The usual gap of everybody. */
  readonly middle: number
}

const FEWEST_GAPS = 30
const ROUNDS = 8
/** Shorter than usual by so many deviates; how many of regular and of stray gaps are. */
const SHORT = { deviates: 0.7, ofStray: 0.41 }
/** A person's pace is known from so many gaps as well as from all. */
const SAMPLE = 2_000
/** A person's gaps are never more regular than this, and a few are of any length. */
const LEAST_SPREAD = 0.12
const STRAYS = { share: 0.01, gaps: 200, least: 0.001, spread: 3 }
/** Before any is seen: one reading in two thousand and one row in five hundred, in half of the usual time. */
const START = { rate: 0.000_5, rowRate: 0.002, sooner: 0.8, spread: 0.3 }
/** How many cases these guesses are worth: a few chance gaps must not pass for the speed of re-reads. */
const CAUTION = { rate: 0.5, centre: 8, spread: 8 }
const LARGEST_RATE = 0.05
const SPREADS = { least: 0.12, most: 0.6 }

interface Speed {
  /** Whether long rows have more of them or not is learnt: so often for a reading, and so often for a row. */
  readonly rate: number
  readonly rowRate: number
  readonly centre: number
  readonly spread: number
}

/**
 * Odds that each short gap is a second reading, before the difference of its line is looked at. `fits`
 * says for each line how much better it fits with one less.
 */
export function modelReReads(gaps: Gaps, short: ShortOnes, fits: Float64Array): Float64Array {
  const { sooner, ...start } = START
  const guess = { ...start, centre: short.middle - sooner }
  const seen = {
    odds: new Float64Array(short.at.length),
    /** By line, over all of its gaps, its difference taken in. */
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
    const soon = rate * density(gaps.lengths[at] ?? 0, speed.centre, speed.spread)
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
  /** As it stands. */
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
    strays: Math.max(STRAYS.least, (astray / SHORT.ofStray + kept) / (short.all + STRAYS.gaps)),
  }
}

function rateOf(seen: number, all: number, guess: number): number {
  return Math.min(LARGEST_RATE, (seen + CAUTION.rate) / (all + CAUTION.rate / guess))
}

/** People of whom too little is known are left out. */
export function shortOnes({ lengths, people, parts }: Gaps): ShortOnes {
  const paces = pacesOf(lengths, people)
  const at = new Int32Array(lengths.length)
  let count = 0
  let all = 0
  let rows = 0
  for (let gap = 0; gap < lengths.length; gap += 1) {
    const pace = paces.get(people[gap] ?? 0)
    if (!pace) continue
    all += 1
    rows += parts[gap] ?? 0
    if ((lengths[gap] ?? 0) > pace.centre - SHORT.deviates * pace.spread) continue
    at[count] = gap
    count += 1
  }
  const kept = at.slice(0, count)
  const densities = (wider: number) =>
    Float64Array.from(kept, (gap) => {
      const { centre = 0, spread = 1 } = paces.get(people[gap] ?? 0) ?? {}
      return density(lengths[gap] ?? 0, centre, wider * spread)
    })
  const middle = median(sampled(lengths))
  const [regular, stray] = [densities(1), densities(STRAYS.spread)]
  return { at: kept, regular, stray, all, rows, middle }
}

type Pace = Pick<Speed, 'centre' | 'spread'>

function pacesOf(lengths: Float64Array, people: Int32Array): ReadonlyMap<number, Pace> {
  const counts = new Map<number, number>()
  for (const person of people) counts.set(person, (counts.get(person) ?? 0) + 1)
  const samples = new Map<number, number[]>()
  const met = new Map<number, number>()
  for (let at = 0; at < lengths.length; at += 1) {
    const person = people[at] ?? 0
    const nth = met.get(person) ?? 0
    met.set(person, nth + 1)
    if (nth % Math.ceil((counts.get(person) ?? 1) / SAMPLE) !== 0) continue
    const known = samples.get(person)
    if (known) known.push(lengths[at] ?? 0)
    else samples.set(person, [lengths[at] ?? 0])
  }
  const enough = [...samples].filter(([, some]) => some.length >= FEWEST_GAPS)
  return new Map(enough.map(([person, some]) => [person, paceOf(Float64Array.from(some))]))
}

function paceOf(lengths: Float64Array): Pace {
  const centre = median(lengths)
  const deviations = lengths.map((length) => Math.abs(length - centre))
  return { centre, spread: Math.max(LEAST_SPREAD, 1.482_6 * median(deviations)) }
}

function sampled(values: Float64Array): Float64Array {
  const step = Math.ceil(values.length / SAMPLE)
  return step <= 1 ? values : values.filter((_, at) => at % step === 0)
}

function median(values: Float64Array): number {
  return values.toSorted()[values.length >> 1] ?? 0
}

function density(value: number, centre: number, spread: number): number {
  const deviate = (value - centre) / spread
  return Math.exp(-0.5 * deviate * deviate) / (spread * 2.506_628)
}

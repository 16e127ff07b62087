// How fast each person moves from one piece to the next: the median of the gaps, and their spread.

/** In natural logarithms of milliseconds. */
export interface Pace {
  readonly centre: number
  readonly spread: number
}

const FEWEST_GAPS = 30
/** This many gaps are enough to know a person's pace. */
const SAMPLE = 2_000
/** A person's gaps are never more regular than this. */
const LEAST_SPREAD = 0.12

/** Leaves out people with too little data. */
export function pacesOf(lengths: Float64Array, people: Int32Array): ReadonlyMap<number, Pace> {
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

/** The median of all gaps of all people. */
export function usualGap(lengths: Float64Array): number {
  const step = Math.ceil(lengths.length / SAMPLE)
  return median(step <= 1 ? lengths : lengths.filter((_, at) => at % step === 0))
}

export function density(value: number, { centre, spread }: Pace): number {
  const deviate = (value - centre) / spread
  return Math.exp(-0.5 * deviate * deviate) / (spread * 2.506_628)
}

function paceOf(lengths: Float64Array): Pace {
  const centre = median(lengths)
  const deviations = lengths.map((length) => Math.abs(length - centre))
  return { centre, spread: Math.max(LEAST_SPREAD, 1.482_6 * median(deviations)) }
}

function median(values: Float64Array): number {
  return values.toSorted()[values.length >> 1] ?? 0
}

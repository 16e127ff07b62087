// Proposals about a line compete with each other and with "an honest difference". How often each mechanism occurs is
// learned from the same audit, held back by a prior from counts in general.

import { type Exposure, MECHANISMS, type Mechanism, type Proposal } from './proposal.ts'

export interface Weighed {
  /** Probability of each proposal, in the given order. */
  readonly chances: Float64Array
  /** By line: the probability that any proposal explains it. */
  readonly explained: Float64Array
}

/** Prior: the share of opportunities in which each mechanism occurs. */
const PRIORS: Readonly<Record<Mechanism, number>> = {
  transposed: 0.002,
  repeated: 0.002,
  missing: 0.003,
  extra: 0.002,
  neighbour: 0.0012,
  decimal_point: 0.003,
  cases_as_units: 0.0025,
  units_as_cases: 0.0025,
  misplaced: 0.5,
  moved: 0.02,
  sibling: 0.005,
  re_read: 0.5,
  settled: 0.5,
}
type Priors = ReadonlyMap<Mechanism, number>
/** How many observed cases the prior counts for. */
const PRIOR_CASES = 5
const LEVEL_CASES = 6
const ROUNDS = 5
const TURNS = 3
const LARGEST_ODDS = 1e9
const LARGEST_SHARE = 0.95
/** Limits how far a mechanism can grow, because it may just be absorbing honest differences. */
const LARGEST_GROWTH = 8
/** Their odds are already complete. */
const FIXED: ReadonlySet<Mechanism> = new Set(['re_read', 'settled'])

/** Mechanisms that tend to occur together. */
const FAMILIES: readonly (readonly Mechanism[])[] = [
  ['transposed', 'repeated', 'missing', 'extra', 'neighbour', 'decimal_point'],
  ['cases_as_units', 'units_as_cases'],
  ['sibling'],
]

export function weighProposals(
  proposals: readonly Proposal[],
  lineCount: number,
  exposure: Exposure,
): Weighed {
  const contest = new Contest(proposals, lineCount)
  let priors: Priors = new Map(MECHANISMS.map((one) => [one, PRIORS[one]]))
  for (let round = 0; round < ROUNDS; round += 1) {
    contest.settle(priors)
    priors = learnt(proposals, contest.chances, exposure)
  }
  contest.settle(priors)
  return { chances: contest.chances, explained: contest.explained() }
}

/** Both sides of a proposal are next to each other; with a single line the second one is empty. */
const SIDES = 2
const NO_LINE = -1

class Contest {
  readonly chances: Float64Array
  readonly #proposals: readonly Proposal[]
  readonly #lineCount: number
  readonly #lines: Int32Array
  /** What each side claims of its line, as odds. */
  #own: Float64Array
  #claims: Float64Array

  constructor(proposals: readonly Proposal[], lineCount: number) {
    this.#proposals = proposals
    this.#lineCount = lineCount
    this.chances = new Float64Array(proposals.length)
    this.#lines = new Int32Array(proposals.length * SIDES).fill(NO_LINE)
    proposals.forEach(({ changes }, at) => {
      for (const [side, { line }] of changes.entries()) this.#lines[at * SIDES + side] = line.index
    })
    this.#own = new Float64Array(proposals.length * SIDES)
    this.#claims = new Float64Array(lineCount)
  }

  /** A pair claims a line only as far as its partner has no better explanation. */
  settle(priors: Priors): void {
    const odds = Float64Array.from(this.#proposals, ({ mechanism, weight }) => {
      const prior = priors.get(mechanism) ?? 0
      return Math.min(LARGEST_ODDS, (weight * prior) / (1 - prior))
    })
    for (let turn = 0; turn < TURNS; turn += 1) this.#claim(odds)
    for (const [at, strength] of odds.entries()) {
      const against = this.#others(at * SIDES) * this.#others(at * SIDES + 1)
      this.chances[at] = strength / (strength + against)
    }
  }

  explained(): Float64Array {
    return this.#claims.map((claim) => claim / (1 + claim))
  }

  #claim(odds: Float64Array): void {
    const own = new Float64Array(this.#own.length)
    const claims = new Float64Array(this.#lineCount)
    for (let side = 0; side < own.length; side += 1) {
      const line = this.#lines[side] ?? NO_LINE
      if (line === NO_LINE) continue
      const partner = side % SIDES === 0 ? side + 1 : side - 1
      own[side] = (odds[Math.floor(side / SIDES)] ?? 0) / this.#others(partner)
      claims[line] = (claims[line] ?? 0) + (own[side] ?? 0)
    }
    this.#own = own
    this.#claims = claims
  }

  /** An honest difference, plus everything that others claim of this side's line. */
  #others(side: number): number {
    const line = this.#lines[side] ?? NO_LINE
    if (line === NO_LINE) return 1
    return 1 + Math.max(0, (this.#claims[line] ?? 0) - (this.#own[side] ?? 0))
  }
}

/**
 * Careless audits have more mistakes of every kind. How careless this one is comes from all mechanisms together; each
 * family of mechanisms starts from that, and each mechanism from its family.
 */
function learnt(proposals: readonly Proposal[], chances: Float64Array, exposure: Exposure): Priors {
  const seen = new Map<Mechanism, number>()
  for (const [at, { mechanism }] of proposals.entries()) {
    seen.set(mechanism, (seen.get(mechanism) ?? 0) + (chances[at] ?? 0))
  }
  const level = levelOf(FAMILIES.flat(), 1, { seen, exposure })
  const levels = new Map(
    FAMILIES.flatMap((family) => {
      const own = levelOf(family, level, { seen, exposure })
      return family.map((mechanism) => [mechanism, own])
    }),
  )
  return new Map(
    MECHANISMS.map((mechanism) => {
      const prior = PRIORS[mechanism]
      if (FIXED.has(mechanism)) return [mechanism, prior]
      const usual = prior * (levels.get(mechanism) ?? 1)
      const cases = (seen.get(mechanism) ?? 0) + PRIOR_CASES
      const share = cases / (exposure[mechanism] + PRIOR_CASES / usual)
      return [mechanism, Math.min(LARGEST_SHARE, LARGEST_GROWTH * prior, share)]
    }),
  )
}

interface Seen {
  readonly seen: ReadonlyMap<Mechanism, number>
  readonly exposure: Exposure
}

/** How often they occur compared with usual, pulled toward how often others do. */
function levelOf(family: readonly Mechanism[], leaning: number, { seen, exposure }: Seen): number {
  let cases = LEVEL_CASES
  let usual = LEVEL_CASES / leaning
  for (const mechanism of family) {
    cases += seen.get(mechanism) ?? 0
    usual += exposure[mechanism] * PRIORS[mechanism]
  }
  return cases / usual
}

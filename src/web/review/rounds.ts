// The counts of one line side by side: rounds as columns, shelves as rows. Each independent count has a
// column of its own: they are compared, never added up.

import type { LinePlace, PlaceRound, VarianceLine } from '#contract/audit-variances.ts'
import type { Messages } from '../kit/use-messages.ts'

export interface RoundColumn extends Pick<PlaceRound, 'round' | 'pass'> {
  /** Whether the result uses it, at least in part. */
  readonly isInForce: boolean
  /** The people who counted in this round. */
  readonly people: readonly string[]
  /** Null: not counted in this round, which is not 0. */
  readonly total: number | null
}

export function roundColumns({ places }: Pick<VarianceLine, 'places'>): readonly RoundColumn[] {
  const all = places.flatMap(({ rounds }) => rounds)
  const columns = Map.groupBy(all, ({ round, pass }) => round * MOST_PASSES + pass)
  return [...columns.entries()]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, own]) => {
      const [first] = own
      if (!first) return []
      const { round, pass } = first
      return [
        {
          round,
          pass,
          isInForce: own.some(({ inTotals }) => inTotals),
          people: [...new Set(own.flatMap(({ userName }) => userName ?? []))],
          total: totalOf(own),
        },
      ]
    })
}

const MOST_PASSES = 3

const ROUNDS = ['rounds.first', 'rounds.recount', 'rounds.tieBreak'] as const

/** "First count", "Second count", "Recount, tie-break". */
export function sayRound(
  { round, pass }: Pick<RoundColumn, 'round' | 'pass'>,
  t: Messages<'results'>,
): string {
  const key = ROUNDS[round]
  const name = key ? t(key) : t('rounds.later', { round: round + 1 })
  if (pass === 0) return name
  if (round === 0) return t(pass === 1 ? 'rounds.second' : 'rounds.tieBreak')
  return t('rounds.pass', { round: name, pass: pass === 1 ? 'second' : 'tieBreak' })
}

/** The quantity of a count at a place; counts of several people that add up become one number. */
export function countedIn(
  place: LinePlace,
  { round, pass }: Pick<RoundColumn, 'round' | 'pass'>,
): number | null {
  return totalOf(place.rounds.filter((one) => one.round === round && one.pass === pass))
}

function totalOf(rounds: readonly PlaceRound[]): number | null {
  const counted = rounds.flatMap((one) => one.counted ?? [])
  return counted.length === 0 ? null : counted.reduce((sum, one) => sum + one, 0)
}

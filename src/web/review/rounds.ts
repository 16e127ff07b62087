// The counts of one line side by side: rounds as columns, shelves as rows.

import type { LinePlace, PlaceRound, VarianceLine } from '#contract/audit-variances.ts'

export interface RoundColumn {
  readonly round: number
  readonly name: string
  /** Whether the result stands on it, at least in part. */
  readonly isInForce: boolean
  /** Who counted in this round. */
  readonly people: readonly string[]
  /** Null: not counted in this round, which is not 0. */
  readonly total: number | null
}

const NAMES = ['First count', 'Recount', 'Tie-break'] as const

export function roundColumns({ places }: Pick<VarianceLine, 'places'>): readonly RoundColumn[] {
  const all = places.flatMap(({ rounds }) => rounds)
  const numbers = [...new Set(all.map(({ round }) => round))].toSorted((one, other) => one - other)
  return numbers.map((round) => {
    const own = all.filter((one) => one.round === round)
    return {
      round,
      name: NAMES[round] ?? `Round ${round + 1}`,
      isInForce: own.some(({ inTotals }) => inTotals),
      people: [...new Set(own.flatMap(({ userName }) => userName ?? []))],
      total: totalOf(own),
    }
  })
}

/** What a round found at a place; several people who add up are one number. */
export function countedIn(place: LinePlace, round: number): number | null {
  return totalOf(place.rounds.filter((one) => one.round === round))
}

function totalOf(rounds: readonly PlaceRound[]): number | null {
  const counted = rounds.flatMap((one) => one.counted ?? [])
  return counted.length === 0 ? null : counted.reduce((sum, one) => sum + one, 0)
}

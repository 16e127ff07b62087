// Oracle of `app.freeze_counters`, which decides: a line that was counted again is told of everybody who had
// counted it before, and one that was missed of whoever held the shelf, and so handed it in.

import type { Milli } from '#domain/quantity.ts'

/** One line of a shelf in a round that a later one has taken the place of. */
export interface RecountedLine {
  /** Null: not counted, which is not 0. */
  readonly counted: Milli | null
  /** What stands of it since then. */
  readonly standing: Milli | null
  readonly counterIds: readonly string[]
  readonly holderId: string | null
}

export interface RecountTold {
  readonly userIds: readonly string[]
  readonly differs: boolean
}

/** Of whom a recount is told, and whether it came out otherwise; null: neither round has the line. */
export function recountTold(line: RecountedLine): RecountTold | null {
  const { counted, standing, counterIds, holderId } = line
  if (counted === null && standing === null) return null
  const missedBy = holderId === null ? [] : [holderId]
  return {
    userIds: counted === null ? missedBy : [...new Set(counterIds)],
    differs: counted !== standing,
  }
}

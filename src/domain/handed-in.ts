// What of a line can be compared: what should lie on the shelves that were handed in. Where shelves and
// lines stand is decided by src/server/queries/results/handed-in.ts.

import type { Milli } from './quantity.ts'

export interface CountedAndDue {
  /** Null: not counted, which is not 0. */
  readonly counted: Milli | null
  /** What of the expectation is due; null: nothing yet, or nothing is expected of this count. */
  readonly due: Milli | null
}

/** Expected where everybody has looked, and nobody counted it: somebody has to say whether it is gone. */
export function isNotFound({ counted, due }: CountedAndDue): boolean {
  return counted === null && due !== null
}

/** What of a line nobody has counted and nobody has spoken for, by the books. */
export function notCountedOf(line: {
  readonly expected: Milli | null
  /** The count, or 0 where somebody has said that there is none. */
  readonly found: Milli | null
  readonly due: Milli | null
}): Milli {
  const { expected, found, due } = line
  if (expected === null) return 0
  return found === null ? expected : expected - (due ?? found)
}

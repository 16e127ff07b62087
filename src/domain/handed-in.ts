// The part of a line that can be compared: what is expected on the shelves that were handed in. Which lines and
// shelves these are is decided by src/server/queries/results/handed-in.ts.

import type { Milli } from './quantity.ts'

export interface CountedAndDue {
  /** Null when not counted, which is not the same as 0. */
  readonly counted: Milli | null
  /** How much of the expectation is due; null when nothing is due yet or nothing is expected in this audit. */
  readonly due: Milli | null
}

/** Expected on shelves that were all counted, but not found there: a manager has to decide whether it is gone. */
export function isNotFound({ counted, due }: CountedAndDue): boolean {
  return counted === null && due !== null
}

/** How much of a line is neither counted nor decided, compared with the expectation. */
export function notCountedOf(line: {
  readonly expected: Milli | null
  /** The count, or 0 where a manager decided that there is none. */
  readonly found: Milli | null
  readonly due: Milli | null
}): Milli {
  const { expected, found, due } = line
  if (expected === null) return 0
  return found === null ? expected : expected - (due ?? found)
}

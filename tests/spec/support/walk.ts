import { describe, test } from 'vitest'
import { isPending, type SpecSection } from './rows.ts'

/** A test for each real row. What is pending is counted by pending.test.ts. */
export function walk({ section, tables }: SpecSection): void {
  describe(section, () => {
    for (const { name, rows } of tables) {
      const real = rows.flatMap((row) => (isPending(row) ? [] : [row]))
      if (real.length === 0) continue
      describe(name, () => {
        for (const { row, check } of real) test(row, check)
      })
    }
  })
}

import { describe, test } from 'vitest'
import type { SpecSection } from './rows.ts'

/** A test for each row. */
export function walk({ section, tables }: SpecSection): void {
  describe(section, () => {
    for (const { name, rows } of tables) {
      describe(name, () => {
        for (const { row, check } of rows) test(row, check)
      })
    }
  })
}

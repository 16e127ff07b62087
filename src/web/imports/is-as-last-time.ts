import type { ColumnGuess } from '#domain/import/mapping-guess.ts'

/** Whether the columns are used as they were the last time for a file of this shape. */
export function isAsLastTime(guesses: readonly ColumnGuess[] | undefined): boolean {
  return guesses?.some(({ why }) => why.some(({ code }) => code === 'as_last_time')) ?? false
}

import type { ColumnGuess } from '#domain/import/guess-mapping.ts'

/** Whether the columns are used as somebody has answered for the last file of this shape. */
export function isAsLastTime(guesses: readonly ColumnGuess[] | undefined): boolean {
  return guesses?.some(({ why }) => why === 'As last time') ?? false
}

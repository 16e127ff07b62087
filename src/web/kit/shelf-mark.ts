import type { CountMode } from '#domain/independent.ts'

export interface MarkedCount {
  readonly mode: CountMode
  /** Which count of an independent shelf it is, from 0. */
  readonly pass: number
}

/** What tells the counts of one shelf apart where they stand side by side; most have nothing. */
export function shelfMark({ mode, pass }: MarkedCount): string | undefined {
  return mode === 'independent' ? `${pass + 1}` : undefined
}

import type { Comparison } from '#domain/independent.ts'
import type { CountMode } from '#domain/protocol.ts'
import type { Messages } from '../kit/use-messages.ts'

export interface MarkedCount {
  readonly mode: CountMode
  /** Which count of an independent shelf it is, from 0. */
  readonly pass: number
  /** With the other counts of the shelf; null: there is none, or the viewer is not told. */
  readonly comparison: Pick<Comparison, 'state'> | null
}

/** What tells the counts of one shelf apart where they stand side by side; most have nothing. */
export function shelfMark(
  { mode, pass, comparison }: MarkedCount,
  t: Messages<'shared'>,
): string | undefined {
  if (comparison?.state === 'single') return t('mark.once')
  if (comparison?.state === 'chosen') return t('mark.chosen')
  return mode === 'independent' ? `${pass + 1}` : undefined
}

import type { Comparison } from '#domain/independent.ts'
import type { CountMode } from '#domain/protocol.ts'
import type { Messages } from '../kit/use-messages.ts'

export interface MarkedCount {
  readonly mode: CountMode
  /** Which count of an independently counted shelf it is, from 0. */
  readonly pass: number
  /** Compared with the other counts of the shelf; null: there are none, or the viewer may not know. */
  readonly comparison: Pick<Comparison, 'state'> | null
}

/** Tells the counts of one shelf apart where they are side by side; most shelves have no mark. */
export function shelfMark(
  { mode, pass, comparison }: MarkedCount,
  t: Messages<'shared'>,
): string | undefined {
  if (comparison?.state === 'single') return t('mark.once')
  if (comparison?.state === 'chosen') return t('mark.chosen')
  return mode === 'independent' ? `${pass + 1}` : undefined
}

import type { Proposal } from './proposal.ts'

type Cause = Exclude<Proposal['detail']['kind'], 'settled'> | 'shelf_twice' | 'missed_run'

/**
 * How often a pattern comes from counting when other causes are possible too: a sale rung up as the other variant,
 * stock moved to its other place, or a section that was cleared.
 */
export const MISTAKE_SHARE: Readonly<Record<Cause | 'unknown_code' | 'barcode', number>> = {
  keying: 0.97,
  case_pack: 0.97,
  misplaced: 0.9,
  moved: 0.3,
  sibling: 0.5,
  re_read: 0.97,
  shelf_twice: 0.97,
  missed_run: 0.5,
  unknown_code: 0.97,
  barcode: 1,
}

export function mistakeShareOf({ detail, mistakeShare }: Proposal): number {
  return mistakeShare ?? MISTAKE_SHARE[detail.kind === 'settled' ? detail.by : detail.kind]
}

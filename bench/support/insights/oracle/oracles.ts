// Kinds of mistakes whose evidence is weighed by the simulator's own chances, so that what nobody could
// find is not asked for.

import type { SimulatedAudit } from '../truth.ts'
import { keyingCandidates, type SlipCandidate } from './keying-oracle.ts'
import type { Candidate } from './labelled-places.ts'
import { reReadCandidates } from './re-read-oracle.ts'

export interface Oracles {
  readonly keying: readonly SlipCandidate[]
  readonly re_read: readonly Candidate[]
}
/** An audit as an oracle sees it. */
export type KnownAudit = Pick<SimulatedAudit, 'truth' | 'world'>

export const NO_ORACLES: Oracles = { keying: [], re_read: [] }

export function askOracles(audit: KnownAudit): Oracles {
  return {
    keying: keyingCandidates(audit).filter(matters),
    re_read: reReadCandidates(audit).filter(matters),
  }
}

function matters({ odds, isRight }: Candidate): boolean {
  return odds > 0 || isRight
}

// Kinds of mistakes whose evidence is weighed by the simulator's own chances, so that what nobody could
// find is not asked for.

import { keyingCandidates, type SlipCandidate } from './keying-oracle.ts'
import type { KnownAudit } from './known-audit.ts'
import type { Candidate } from './labelled-places.ts'
import { reReadCandidates } from './re-read-oracle.ts'

export interface Oracles {
  readonly keying: readonly SlipCandidate[]
  readonly re_read: readonly Candidate[]
}
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

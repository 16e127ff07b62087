// Kinds of mistakes whose evidence is weighed by the simulator's own chances, so that what nobody could
// find is not asked for.

import type { SimulatedAudit } from '../truth.ts'
import { keyingCandidates } from './keying-oracle.ts'
import type { Candidate } from './labelled-places.ts'
import { reReadCandidates } from './re-read-oracle.ts'

export const ORACLE_KINDS = ['keying', 're_read'] as const
export type OracleKind = (typeof ORACLE_KINDS)[number]
export type Oracles = Readonly<Record<OracleKind, readonly Candidate[]>>
/** An audit as an oracle sees it. */
export type KnownAudit = Pick<SimulatedAudit, 'truth' | 'world'>

export const NO_ORACLES: Oracles = { keying: [], re_read: [] }
/** How often what is said must be right: as the goals have it. */
export const ORACLE_PRECISION: Readonly<Record<OracleKind, number>> = { keying: 0.9, re_read: 0.85 }

export function askOracles(audit: KnownAudit): Oracles {
  return {
    keying: keyingCandidates(audit).filter(matters),
    re_read: reReadCandidates(audit).filter(matters),
  }
}

function matters({ odds, isRight }: Candidate): boolean {
  return odds > 0 || isRight
}

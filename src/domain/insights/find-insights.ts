// Computes, from the facts of an audit, what they show and what to check first. Deterministic: the same facts give the
// same result, in whatever order events of different devices arrived.

import { type Analysis, analyzeAudit, backgroundOf } from './analyze-audit.ts'
import type { AuditFacts } from './audit-facts.ts'
import { type AuditLine, type CountedAudit, countedAudit } from './counted-audit.ts'
import { countTyped } from './entry-proposals.ts'
import type { Insights } from './finding.ts'
import { fitHonest } from './honest-model.ts'
import { cellsOf } from './line-cells.ts'
import { makeFindings } from './make-findings.ts'
import { rankLines } from './rank-lines.ts'
import type { ScanLog } from './scan-log.ts'
import { LARGE_FROM } from './tail-shares.ts'

/**
 * Initial trust in a large difference with a typed number, when judging entries. If such differences counted as
 * honest, ten similar slips would make each other look normal. Those that nothing explains count in full later.
 */
const FIRST_TRUST = 0.05

export function findInsights(facts: AuditFacts): Insights {
  const audit = countedAudit(facts)
  const analysis = analyzeClosely(audit)
  const findings = makeFindings(audit, analysis)
  return { findings, ranking: rankLines(audit, analysis, findings) }
}

/**
 * Weighs everything that could explain the differences of an audit. Honest differences are learned twice without what
 * a first analysis explained: once trusting all lines, and once doubting those with possible typing mistakes.
 */
function analyzeClosely(audit: CountedAudit): Analysis {
  const { lines, log } = audit
  const background = backgroundOf(audit)
  const cells = cellsOf(lines)
  const learnt = (trust: Float64Array) => {
    const first = analyzeAudit(audit, fitHonest(lines, trust, cells), background)
    return fitHonest(
      lines,
      first.explained.map((share) => 1 - share),
      cells,
    )
  }
  const honest = learnt(new Float64Array(lines.length).fill(1))
  const entering = learnt(Float64Array.from(lines, (line) => trustAtFirst(log, line)))
  return analyzeAudit(audit, honest, background, entering)
}

function trustAtFirst(log: ScanLog, { expected, variance, entries }: AuditLine): number {
  const isDoubtful = expected > 0 && Math.abs(variance) >= LARGE_FROM
  return isDoubtful && countTyped(log, entries) > 0 ? FIRST_TRUST : 1
}

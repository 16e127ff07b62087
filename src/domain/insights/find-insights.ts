// From the facts of an audit to what they show and what to look at first. Deterministic: the same facts
// give the same answer, in whatever order the events of different devices came in.

import type { AuditFacts } from './audit-facts.ts'
import { type CountedAudit, countedAudit } from './counted-audit.ts'
import type { Insights } from './finding.ts'
import { fitHonest } from './honest-model.ts'
import { cellsOf } from './line-cells.ts'
import { backgroundOf, type Look, lookAt } from './look.ts'
import { makeFindings } from './make-findings.ts'
import { rankLines } from './rank-lines.ts'

/** Honest differences are learnt again without what the first look explained. */
const SECOND_LOOKS = 1

export function findInsights(facts: AuditFacts): Insights {
  const audit = countedAudit(facts)
  const look = lookClosely(audit)
  const findings = makeFindings(audit, look)
  return { findings, ranking: rankLines(audit, look, findings) }
}

/** Everything that could explain the differences of an audit, weighed. */
export function lookClosely(audit: CountedAudit): Look {
  const background = backgroundOf(audit)
  const cells = cellsOf(audit.lines)
  const everyLine = new Float64Array(audit.lines.length).fill(1)
  let look = lookAt(audit, fitHonest(audit.lines, everyLine, cells), background)
  for (let again = 0; again < SECOND_LOOKS; again += 1) {
    const honestShare = look.explained.map((share) => 1 - share)
    look = lookAt(audit, fitHonest(audit.lines, honestShare, cells), background)
  }
  return look
}

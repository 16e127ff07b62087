// What was weighed, as findings.

import type { AuditFacts } from './audit-facts.ts'
import { entryFindings } from './entry-findings.ts'
import type { Finding } from './finding.ts'
import { findingKey } from './finding-key.ts'
import { changeValue, eventIdsOf, findingLine, MOST_EVENTS } from './finding-parts.ts'
import type { Look } from './look.ts'
import { MISTAKE_SHARE } from './mistake-share.ts'
import { findRecountsDiffer } from './recounts-differ.ts'
import { shelfFindings } from './shelf-findings.ts'

/** What is less probable than this is not said; of a single unit only what is rather sure. */
const LEAST_CONFIDENCE = 0.5
const LEAST_OF_ONE_UNIT = 0.65

export function makeFindings(facts: AuditFacts, look: Look): readonly Finding[] {
  const findings = [
    ...offsetFindings(look),
    ...entryFindings(look),
    ...shelfFindings(look),
    ...recountFindings(facts),
  ].filter(({ kind, confidence }) => {
    return confidence >= (kind === 're_read' ? LEAST_OF_ONE_UNIT : LEAST_CONFIDENCE)
  })
  const weightOf = ({ mistake, value }: Finding) => mistake * value
  return findings.sort(
    (one, other) =>
      weightOf(other) - weightOf(one) ||
      other.confidence - one.confidence ||
      (one.key < other.key ? -1 : 1),
  )
}

function offsetFindings({ proposals, chances }: Look): readonly Finding[] {
  return proposals.flatMap(({ detail, changes }, at): Finding[] => {
    const confidence = chances[at] ?? 0
    const [from, to] = changes
    if (confidence < LEAST_CONFIDENCE || !from || !to) return []
    if (detail.kind !== 'misplaced' && detail.kind !== 'moved' && detail.kind !== 'sibling') {
      return []
    }
    const { quantity } = detail
    const base = {
      key: findingKey('offset', [from.line, to.line]),
      storeId: from.line.storeId,
      lines: changes.map(({ line, change }) => findingLine(line, change)),
      evidence: { eventIds: eventIdsOf(changes), figures: { quantity } },
      confidence,
      mistake: confidence * MISTAKE_SHARE[detail.kind],
      value: changeValue(changes),
      quantity,
    }
    if (detail.kind === 'sibling') {
      const [shortItemId, overItemId] = [from.line.itemId, to.line.itemId]
      return [{ ...base, kind: 'sibling', shortItemId, overItemId }]
    }
    const [fromShelfId, toShelfId] = [from.line.shelfId ?? '', to.line.shelfId ?? '']
    return [{ ...base, kind: detail.kind, fromShelfId, toShelfId }]
  })
}

function recountFindings(facts: AuditFacts): readonly Finding[] {
  return findRecountsDiffer(facts).map(({ userId, storeId, chance, eventIds, ...figures }) => ({
    kind: 'recounts_differ',
    key: findingKey('person', [], userId, figures.recounted, figures.differing),
    storeId,
    userId,
    lines: [],
    evidence: { eventIds: eventIds.slice(0, MOST_EVENTS), figures },
    confidence: chance,
    mistake: 0,
    value: 0,
    ...figures,
  }))
}

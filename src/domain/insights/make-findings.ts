// Turns weighed proposals into findings.

import type { Analysis } from './analyze-audit.ts'
import { calibrated } from './calibrate.ts'
import type { CountedAudit } from './counted-audit.ts'
import { entryFindings } from './entry-findings.ts'
import type { Finding } from './finding.ts'
import { findingKey } from './finding-key.ts'
import { changeValue, eventIdsOf, findingLine, MOST_EVENTS } from './finding-parts.ts'
import { mistakeShareOf } from './mistake-share.ts'
import { findRecountsDiffer } from './recounts-differ.ts'
import type { ScanLog } from './scan-log.ts'
import { shelfFindings } from './shelf-findings.ts'

/**
 * Less probable findings are not reported. Single units and variants have to be quite sure, because there are so many
 * of them that few would be right otherwise. Keying slips are reported even if in doubt, because nearly all of them
 * are sure. Stock in two places is never reported below what was tried.
 */
const LEAST_CONFIDENCE = 0.5
const LEAST: Partial<Readonly<Record<Finding['kind'], number>>> = {
  keying: 0.45,
  sibling: 0.77,
  re_read: 0.61,
  unknown_code: 0.76,
  moved: 0.86,
  misplaced: 0.92,
}
/** Pairs that the models consider less probable are skipped. */
const LEAST_TRIED = 0.1
const NOTHING_SAID: readonly Finding[] = []

export function makeFindings({ log }: CountedAudit, analysis: Analysis): readonly Finding[] {
  const findings = [
    ...offsetFindings(log, analysis),
    ...entryFindings(log, analysis),
    ...shelfFindings(log, analysis),
    ...recountFindings(log),
  ].flatMap(sureEnough)
  const weightOf = ({ mistake, value }: Finding) => mistake * value
  return findings.sort(
    (one, other) =>
      weightOf(other) - weightOf(one) ||
      other.confidence - one.confidence ||
      (one.key < other.key ? -1 : 1),
  )
}

/** The finding with calibrated confidence, or nothing if it is not sure enough. */
function sureEnough(finding: Finding): readonly Finding[] {
  const confidence = calibrated(finding, finding.confidence)
  if (confidence < (LEAST[finding.kind] ?? LEAST_CONFIDENCE)) return NOTHING_SAID
  const mistake = (finding.mistake * confidence) / Math.max(finding.confidence, confidence * 1e-6)
  return [{ ...finding, confidence, mistake: Math.min(1, mistake) }]
}

function offsetFindings(log: ScanLog, { proposals, chances }: Analysis): readonly Finding[] {
  return proposals.flatMap((proposal, at): Finding[] => {
    const { detail, changes } = proposal
    const confidence = chances[at] ?? 0
    const [from, to] = changes
    if (confidence < LEAST_TRIED || !from || !to) return []
    if (detail.kind !== 'misplaced' && detail.kind !== 'moved' && detail.kind !== 'sibling') {
      return []
    }
    const { quantity } = detail
    const base = {
      key: findingKey('offset', [from.line, to.line]),
      storeId: from.line.storeId,
      lines: changes.map(({ line, change }) => findingLine(line, change)),
      evidence: { eventIds: eventIdsOf(log, changes), figures: { quantity } },
      confidence,
      mistake: confidence * mistakeShareOf(proposal),
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

function recountFindings(log: ScanLog): readonly Finding[] {
  return findRecountsDiffer(log).map(({ userId, storeId, chance, eventIds, ...figures }) => ({
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

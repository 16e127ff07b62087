// Precision and recall by kind, and how sure findings were against how often they were right.

import type { Finding } from '#domain/insights/finding.ts'
import type { Verdict } from './judge-findings.ts'
import { type Share, shareOf } from './share.ts'
import type { Mistake, MistakeKind, Truth } from './truth.ts'

export interface KindScore {
  readonly kind: string
  /** Of findings. */
  readonly patternPrecision: Share
  readonly mistakePrecision: Share
  /** Of labels. */
  readonly recall: Share
  readonly materialRecall: Share
}

export interface Judged {
  readonly verdicts: readonly Verdict[]
  readonly truth: Truth
}

interface Row {
  readonly kind: string
  readonly findings: readonly Finding['kind'][]
  readonly labels: readonly MistakeKind[]
  /** Findings of other kinds that name this cause too count for recall. */
  readonly alsoFoundBy?: readonly Finding['kind'][]
  /** Which of the labels recall is over, if not all. */
  readonly isAskedFor?: (mistake: Mistake) => boolean
}

const ROWS: readonly Row[] = [
  { kind: 'misplaced', findings: ['misplaced'], labels: ['misplaced'] },
  { kind: 'moved', findings: ['moved'], labels: [] },
  { kind: 'sibling', findings: ['sibling'], labels: ['sibling'] },
  {
    kind: 'case_pack',
    findings: ['case_pack'],
    labels: ['case_pack'],
    alsoFoundBy: ['case_or_keying'],
  },
  {
    kind: 'keying',
    findings: ['keying'],
    labels: ['keying'],
    alsoFoundBy: ['case_or_keying'],
    // The goal was made for transposed, repeated, missing and extra digits, lost points and codes in the box.
    isAskedFor: (mistake) => !isNeighbour(mistake),
  },
  {
    kind: 'case_or_keying',
    findings: ['case_pack', 'keying', 'case_or_keying'],
    labels: ['case_pack', 'keying'],
  },
  { kind: 'shelf_twice', findings: ['shelf_twice'], labels: ['shelf_twice'] },
  { kind: 'missed_run', findings: ['missed_run'], labels: ['missed_run'] },
  { kind: 'unknown_code', findings: ['unknown_code'], labels: ['unknown_code'] },
  { kind: 're_read', findings: ['re_read'], labels: ['re_read'] },
]
const MATERIAL_UNITS = 3

export function kindScores(audits: readonly Judged[]): readonly KindScore[] {
  return ROWS.map((row) => scoreOf(row, audits))
}

function scoreOf(row: Row, audits: readonly Judged[]): KindScore {
  const verdicts = audits.flatMap((audit) =>
    audit.verdicts.filter(({ finding }) => row.findings.includes(finding.kind)),
  )
  // "Together" takes a case for a slip of the keys and the other way round.
  const isTogether = row.labels.length > 1
  const right = audits.flatMap((audit) =>
    audit.verdicts.filter(({ finding, mistake }) => {
      if (!row.findings.includes(finding.kind)) return false
      if (mistake) return true
      return isTogether && touches(finding, audit.truth, row.labels)
    }),
  )
  const labels = audits
    .flatMap((audit) => labelsOf(audit, row))
    .filter(({ mistake }) => row.isAskedFor?.(mistake) ?? true)
  const material = labels.filter(({ mistake }) => mistake.units >= MATERIAL_UNITS)
  return {
    kind: row.kind,
    patternPrecision: shareOf(verdicts, (one) => one.isPattern || right.includes(one)),
    mistakePrecision: { hits: right.length, of: verdicts.length },
    recall: shareOf(labels, isFound),
    materialRecall: shareOf(material, isFound),
  }
}

function isFound(label: { readonly isFound: boolean }): boolean {
  return label.isFound
}

function touches(finding: Finding, { mistakes }: Truth, kinds: readonly MistakeKind[]): boolean {
  const [line] = finding.lines
  return mistakes.some(
    ({ kind, storeId, shelfIds, itemIds }) =>
      kinds.includes(kind) &&
      line !== undefined &&
      storeId === line.storeId &&
      itemIds.includes(line.itemId) &&
      (line.shelfId === null || shelfIds.includes(line.shelfId)),
  )
}

function labelsOf({ verdicts, truth }: Judged, row: Row) {
  const kinds = [...row.findings, ...(row.alsoFoundBy ?? [])]
  const named = verdicts.filter(({ finding }) => kinds.includes(finding.kind))
  const found = new Set(named.map(({ mistake }) => mistake))
  const isTogether = row.labels.length > 1
  const lines = new Set(named.flatMap(({ finding }) => finding.lines.map(lineKey)))
  return truth.mistakes
    .filter(({ kind }) => row.labels.includes(kind))
    .map((mistake) => ({
      mistake,
      isFound: found.has(mistake) || (isTogether && keysOf(mistake).some((key) => lines.has(key))),
    }))
}

function lineKey({ storeId, itemId, shelfId }: Finding['lines'][number]): string {
  return `${storeId} ${itemId} ${shelfId ?? ''}`
}

function keysOf({ storeId, itemIds, shelfIds }: Mistake): readonly string[] {
  return itemIds.flatMap((itemId) =>
    [...shelfIds, ''].map((shelfId) => `${storeId} ${itemId} ${shelfId}`),
  )
}

export interface SlipScore {
  readonly slip: string
  readonly recall: Share
}

/** A key beside the right one that changes this little looks like any honest difference. */
const LITTLE_UNITS = 3

/** Slips of the keys, all together, those onto a key beside, and by what the fingers did where the labels say so. */
export function slipScores(audits: readonly Judged[]): readonly SlipScore[] {
  const row = ROWS.find(({ kind }) => kind === 'keying')
  const labels = row ? audits.flatMap((audit) => labelsOf(audit, row)) : []
  const beside = labels.filter(({ mistake }) => isNeighbour(mistake))
  const bySlip = Map.groupBy(labels, ({ mistake }) => slipName(mistake))
  return [
    { slip: 'any_slip', recall: shareOf(labels, isFound) },
    { slip: 'any_neighbour', recall: shareOf(beside, isFound) },
    ...[...bySlip].flatMap(([slip, some]): SlipScore[] => {
      return slip === null ? [] : [{ slip, recall: shareOf(some, isFound) }]
    }),
  ]
}

function slipName(mistake: Mistake): string | null {
  const { slip, units } = mistake
  if (slip === undefined) return null
  return isNeighbour(mistake) && units <= LITTLE_UNITS ? `neighbour_by_1-${LITTLE_UNITS}` : slip
}

function isNeighbour({ slip }: Mistake): boolean {
  return slip === 'neighbour'
}

export interface CalibrationRow {
  readonly from: number
  readonly to: number
  readonly findings: number
  /** How sure they were on average, and how often the pattern was there. */
  readonly claimed: number
  readonly right: number
}

const STEPS = [0.5, 0.6, 0.7, 0.8, 0.9, 0.97, 1.000_001]

export function calibration(
  audits: readonly Judged[],
  kinds: readonly Finding['kind'][] | null,
): readonly CalibrationRow[] {
  const all = audits
    .flatMap(({ verdicts }) => verdicts)
    .filter(({ finding }) => finding.kind !== 'recounts_differ')
    .filter(({ finding }) => kinds?.includes(finding.kind) ?? true)
  return STEPS.slice(1).map((to, at) => {
    const from = STEPS[at] ?? 0
    const some = all.filter(({ finding }) => finding.confidence >= from && finding.confidence < to)
    const claimed = some.reduce((sum, { finding }) => sum + finding.confidence, 0) / some.length
    const right = some.filter(({ isPattern }) => isPattern).length / some.length
    return { from, to: Math.min(1, to), findings: some.length, claimed, right }
  })
}

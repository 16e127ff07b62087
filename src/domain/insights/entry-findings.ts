// Findings about what was entered on one line. A number that could be either a case or a keying slip is reported as
// one or the other.

import type { Analysis } from './analyze-audit.ts'
import type { AuditLine } from './counted-audit.ts'
import type { Finding } from './finding.ts'
import { findingKey } from './finding-key.ts'
import { changeValue, findingLine } from './finding-parts.ts'
import { MISTAKE_SHARE } from './mistake-share.ts'
import type { Proposal, ProposalDetail } from './proposal.ts'
import type { ScanLog } from './scan-log.ts'

/** The less likely explanation is mentioned too if it has at least this share. */
const NAMED_SHARE = 0.25

interface Explained<Kind extends ProposalDetail['kind']> {
  readonly proposal: Proposal
  readonly detail: Extract<ProposalDetail, { readonly kind: Kind }>
  /** For this proposal only. */
  readonly chance: number
  /** For all proposals of its kind on the line. */
  total: number
}

interface LineExplained {
  keying?: Explained<'keying'>
  cases?: Explained<'case_pack'>
  reRead?: Explained<'re_read'>
}

export function entryFindings(log: ScanLog, analysis: Analysis): readonly Finding[] {
  return [
    ...[...explainedLines(analysis)].flatMap(([line, explained]) => [
      ...entryFinding(log, line, explained),
      ...reReadFinding(log, line, explained),
    ]),
    ...codeFindings(log, analysis),
  ]
}

function explainedLines({ proposals, chances }: Analysis): ReadonlyMap<AuditLine, LineExplained> {
  const lines = new Map<AuditLine, LineExplained>()
  for (const [at, proposal] of proposals.entries()) {
    const { detail, changes } = proposal
    const [first] = changes
    if (!first || changes.length > 1 || detail.kind === 'settled') continue
    const known = lines.get(first.line) ?? {}
    lines.set(first.line, known)
    const chance = chances[at] ?? 0
    if (detail.kind === 'keying') known.keying = better(known.keying, { proposal, detail, chance })
    if (detail.kind === 'case_pack') known.cases = better(known.cases, { proposal, detail, chance })
    if (detail.kind === 're_read') known.reRead = better(known.reRead, { proposal, detail, chance })
  }
  return lines
}

function better<Kind extends ProposalDetail['kind']>(
  known: Explained<Kind> | undefined,
  next: Omit<Explained<Kind>, 'total'>,
): Explained<Kind> {
  const total = (known?.total ?? 0) + next.chance
  return known && known.chance >= next.chance ? { ...known, total } : { ...next, total }
}

function entryFinding(
  log: ScanLog,
  line: AuditLine,
  { keying, cases }: LineExplained,
): readonly Finding[] {
  const [typed, packed] = [keying?.total ?? 0, cases?.total ?? 0]
  const both = typed + packed
  if (keying && cases && Math.min(typed, packed) >= NAMED_SHARE * both) {
    const likelier = typed > packed ? 'keying' : 'case_pack'
    const { entered, pack } = cases.detail
    const base = baseOf(log, line, likelier === 'keying' ? keying : cases, both)
    const { slip, meant } = keying.detail
    return [{ ...base, kind: 'case_or_keying', entered, pack, meant, slip, likelier }]
  }
  if (keying && typed > packed) {
    const { entered, meant, slip } = keying.detail
    const base = baseOf(log, line, keying, typed)
    return [{ ...base, kind: 'keying', entered, meant, slip }]
  }
  if (!cases) return []
  const { entered, pack, slip } = cases.detail
  return [{ ...baseOf(log, line, cases, packed), kind: 'case_pack', entered, pack, slip }]
}

function baseOf(
  log: ScanLog,
  line: AuditLine,
  { proposal, detail }: Explained<'keying'> | Explained<'case_pack'>,
  confidence: number,
) {
  const [first] = proposal.changes
  const events = detail.kind === 'keying' ? [detail.event] : detail.events
  return {
    key: findingKey('entry', [line]),
    storeId: line.storeId,
    lines: [findingLine(line, first?.change ?? 0)],
    evidence: {
      eventIds: [...events].map((at) => log.idOf(at)),
      figures: { expected: line.expected, counted: line.counted ?? 0 },
    },
    confidence,
    mistake: confidence * MISTAKE_SHARE[detail.kind],
    value: changeValue(proposal.changes),
  }
}

function reReadFinding(
  log: ScanLog,
  line: AuditLine,
  { reRead }: LineExplained,
): readonly Finding[] {
  if (!reRead) return []
  const { event, gapMs } = reRead.detail
  return [
    {
      kind: 're_read',
      key: findingKey('read', [line], log.idOf(event)),
      storeId: line.storeId,
      itemId: line.itemId,
      userId: log.textAt(log.user, event),
      gapMs,
      lines: [findingLine(line, reRead.proposal.changes[0]?.change ?? 0)],
      evidence: { eventIds: [log.idOf(event)], figures: { gapMs: gapMs ?? 0 } },
      confidence: reRead.total,
      mistake: reRead.total * MISTAKE_SHARE.re_read,
      value: changeValue(reRead.proposal.changes),
    },
  ]
}

function codeFindings(log: ScanLog, { codes }: Analysis): readonly Finding[] {
  return codes.map(({ line, event, chance }) => {
    const [id, entered] = [log.idOf(event), log.enteredAt(event)]
    return {
      kind: 'keying',
      key: findingKey('entry', [line], id),
      storeId: line.storeId,
      entered,
      meant: null,
      slip: 'barcode',
      lines: [findingLine(line, null)],
      evidence: { eventIds: [id], figures: { entered } },
      confidence: chance,
      mistake: chance * MISTAKE_SHARE.barcode,
      value: changeValue([{ line, change: line.variance }]),
    }
  })
}

// What the data of an audit show: patterns with their evidence, and what to recount first.

import type { Finding, RankedLine } from '#domain/insights/finding.ts'
import { inAudit } from './audit-arguments.ts'
import { action, defineModule, mutation, query } from './define.ts'
import type { ScanEventDetails } from './scan-events.ts'
import { someText } from './text.ts'

/** Of lines and events that a finding names. */
export interface InsightNames {
  readonly items: Readonly<Record<string, { readonly name: string; readonly sku: string | null }>>
  readonly shelves: Readonly<Record<string, string>>
  /** Left out where nothing was found since people are named. */
  readonly people?: Readonly<Record<string, string>>
}

export interface Dismissal {
  readonly reason: string
  readonly dismissedByName: string | null
  readonly dismissedAt: number
}

export interface ShownFinding {
  /** The key of the finding: lists are matched by it. */
  readonly id: string
  readonly title: string
  readonly sentence: string
  readonly finding: Finding
  /** What its value is in. */
  readonly currency: string
  /** Null: it stands. */
  readonly dismissal: Dismissal | null
}

export interface ShownRankedLine {
  /** Store, item and shelf. */
  readonly id: string
  readonly line: RankedLine
  readonly currency: string
  /** Somebody has decided it as it stands: nobody has to look at it again. Only known in review. */
  readonly isSettled: boolean
}

export interface AuditInsights {
  /** Null: nothing was computed yet. */
  readonly computedAt: number | null
  /** Of the newest counts; otherwise `refresh` makes them so. */
  readonly isCurrent: boolean
  readonly findings: readonly ShownFinding[]
  /** Of all, when so many were found that not all are listed. */
  readonly totalFindings: number
  /** What to recount first at the top, as far as it is listed. */
  readonly ranking: readonly ShownRankedLine[]
  readonly totalRanked: number
  readonly names: InsightNames
}

export interface EvidenceEvent extends ScanEventDetails {
  readonly roomName: string
  readonly shelfCode: string | null
  readonly round: number
}

const ofFinding = inAudit.extend({ findingKey: someText(500) })

export const insights = defineModule('insights', {
  list: query<AuditInsights>()({ access: 'audits:manage', args: inAudit }),
  /** Computes them from the newest counts, away from everybody else's work. */
  refresh: action<{ readonly isCurrent: boolean }>()({ access: 'audits:manage', args: inAudit }),
  /** The counts that a finding stands on, in the order of scanning. */
  getEvidence: query<readonly EvidenceEvent[]>()({ access: 'audits:manage', args: ofFinding }),
  /** Somebody has looked: it is not a mistake. Remembered while the counts stay as they are. */
  dismiss: mutation<null>()({
    access: 'audits:manage',
    args: ofFinding.extend({ reason: someText(1_000) }),
  }),
  restore: mutation<null>()({ access: 'audits:manage', args: ofFinding }),
})

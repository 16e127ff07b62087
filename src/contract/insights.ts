// Patterns in the data of an audit, with their evidence, and what to recount first.

import type { Finding, RankedLine } from '#domain/insights/finding.ts'
import { inAudit } from './audit-arguments.ts'
import { action, defineModule, mutation, query } from './define.ts'
import type { ScanEventDetails } from './scan-events.ts'
import { someText } from './text.ts'

/** Names of the lines and events in the findings. */
export interface InsightNames {
  readonly items: Readonly<Record<string, { readonly name: string; readonly sku: string | null }>>
  readonly shelves: Readonly<Record<string, string>>
  /** Left out of results that were computed before people were named. */
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
  /** The currency of its value. */
  readonly currency: string
  /** When it was there for the first time, with these counts. */
  readonly foundAt: number
  /** Null unless it was dismissed. */
  readonly dismissal: Dismissal | null
}

export interface ShownRankedLine {
  /** Store, item and shelf. */
  readonly id: string
  readonly line: RankedLine
  readonly currency: string
  /** The line was decided with its current count, so it needs no second look. Only known in review. */
  readonly isSettled: boolean
}

export interface AuditInsights {
  /** Null before the first computation. */
  readonly computedAt: number | null
  /** Whether it covers the newest counts; if not, `refresh` brings it up to date. */
  readonly isCurrent: boolean
  readonly findings: readonly ShownFinding[]
  /** How many there are in total; a long list is cut. */
  readonly totalFindings: number
  /** What to recount, the most important line first; a long list is cut. */
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
  /** Computes them from the newest counts, without slowing down other users. */
  refresh: action<{ readonly isCurrent: boolean }>()({ access: 'audits:manage', args: inAudit }),
  /** The counts that a finding is based on, in the order of scanning. */
  getEvidence: query<readonly EvidenceEvent[]>()({ access: 'audits:manage', args: ofFinding }),
  /** Marks a finding as not a mistake. Remembered until the counts change. */
  dismiss: mutation<null>()({
    access: 'audits:manage',
    args: ofFinding.extend({ reason: someText(1_000) }),
  }),
  restore: mutation<null>()({ access: 'audits:manage', args: ofFinding }),
})

// The insights of an audit, stored in one row: written by the insight worker, read by the queries.

import type { InsightNames } from '#contract/insights.ts'
import type { Finding, RankedLine } from '#domain/insights/finding.ts'

export interface StoredFinding {
  readonly title: string
  readonly sentence: string
  readonly finding: Finding
  /** When it was stored first; missing in what was stored before this was noted. */
  readonly foundAtMs?: number
}

export interface StoredInsights {
  readonly findings: readonly StoredFinding[]
  readonly totalFindings: number
  readonly ranking: readonly RankedLine[]
  readonly totalRanked: number
  readonly names: InsightNames
}

const NOTHING_STORED: StoredInsights = {
  findings: [],
  totalFindings: 0,
  ranking: [],
  totalRanked: 0,
  names: { items: {}, shelves: {} },
}

/** No parsing needed: only this product writes it, with a version that is part of its key. */
export function parseStoredInsights(stored: unknown): StoredInsights {
  const isThere = typeof stored === 'object' && stored !== null && 'findings' in stored
  return isThere ? (stored as StoredInsights) : NOTHING_STORED
}

// Insights as they are kept in one row: written by the maker, read by the queries.

import type { InsightNames } from '#contract/insights.ts'
import type { Finding, RankedLine } from '#domain/insights/finding.ts'

export interface KeptFinding {
  readonly title: string
  readonly sentence: string
  readonly finding: Finding
}

export interface KeptInsights {
  readonly findings: readonly KeptFinding[]
  readonly totalFindings: number
  readonly ranking: readonly RankedLine[]
  readonly totalRanked: number
  readonly names: InsightNames
}

const NOTHING_KEPT: KeptInsights = {
  findings: [],
  totalFindings: 0,
  ranking: [],
  totalRanked: 0,
  names: { items: {}, shelves: {} },
}

/** Written by this product alone, under a version that is part of its key. */
export function parseKeptInsights(kept: unknown): KeptInsights {
  const isThere = typeof kept === 'object' && kept !== null && 'findings' in kept
  return isThere ? (kept as KeptInsights) : NOTHING_KEPT
}

// Queries on lines, for each source the lines can be read from.

import type { FigurePart, VarianceTab } from '#contract/audit-variances.ts'
import type { VarianceLimits } from '#domain/variance.ts'
import { type RawStatement, rawStatement } from '#server/db/raw-statement.ts'
import type { TableName } from '#server/db/schema.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { rawWithoutNestedLoops } from '../without-nested-loops.ts'
import type { ResultFreshness, ResultScope } from './result-freshness.ts'
import { FROZEN, LIVE, MATERIALIZED, MOVED, type ResultSource } from './result-sources.ts'

/** Selects lines. Omitted lists do not filter. */
export interface LineFilter {
  readonly tab: VarianceTab
  readonly part?: FigurePart | undefined
  /** The limits of the protocol, and those of the query. */
  readonly limits: VarianceLimits
  readonly asked: VarianceLimits
  readonly words?: readonly string[] | undefined
  /** Items found by their codes, regardless of the words. */
  readonly itemIds?: readonly string[] | undefined
  readonly category?: string | undefined
  readonly roomId?: string | undefined
  readonly shelfId?: string | undefined
}

export function askedOf({ limits, asked, words, ...filter }: LineFilter) {
  return {
    ...limits,
    valueLimit: limits.value,
    sameLimits: asked === limits,
    askedUnits: asked.units,
    askedPercent: asked.percent,
    askedValue: asked.value,
    askedValuePercent: asked.valuePercent,
    patterns: words && words.length > 0 ? words.map(patternOf) : undefined,
    ...filter,
  }
}

/** Matches a word anywhere in a text. */
function patternOf(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
}

/** All lines, with the limits of the protocol. */
export function askedBy(limits: VarianceLimits): string {
  return JSON.stringify(askedOf({ tab: 'all', limits, asked: limits }))
}

/** True if only the tab narrows the lines, and no other limits are given. */
export function isPlain(filter: LineFilter): boolean {
  return filter.asked === filter.limits && filter.part === undefined && isWhole(filter)
}

/** True if every line is in question, apart from the tab and the part of it. */
export function isWhole({ words, category, roomId, shelfId }: LineFilter): boolean {
  return (words?.length ?? 0) === 0 && (category ?? roomId ?? shelfId) === undefined
}

type Asked = readonly [auditId: string, storeIds: readonly string[], asked: string]

/** The same query for each source. The one for moved lines has the items in $4. */
export interface Question<Row> {
  readonly still: Readonly<
    Record<
      'frozen' | 'materialized' | 'live',
      RawStatement<Row, [string, readonly string[], string]>
    >
  >
  readonly moved: RawStatement<Row, [string, readonly string[], string, readonly string[]]>
}

export function questionOver<Row>(
  name: string,
  write: (source: ResultSource) => {
    readonly text: string
    readonly reads: readonly TableName[]
  },
): Question<Row> {
  const over = (source: ResultSource) => {
    const { text, reads } = write(source)
    return { name: `${name}_${source.name}`, text, reads: [...new Set(reads)] }
  }
  const still = rawStatement<Row, [string, readonly string[], string]>()
  return {
    still: {
      frozen: still(over(FROZEN)),
      materialized: still(over(MATERIALIZED)),
      live: still(over(LIVE)),
    },
    moved: rawStatement<Row, [string, readonly string[], string, readonly string[]]>()(over(MOVED)),
  }
}

export function askLines<Row extends object>(
  db: ScopedDatabase,
  { still, moved }: Question<Row>,
  { auditId, storeIds, freshness }: ResultScope & { readonly freshness: ResultFreshness },
  asked: string,
): Promise<readonly Row[]> {
  const values: Asked = [auditId, storeIds, asked]
  return freshness.source === 'moved'
    ? rawWithoutNestedLoops(db, moved, [...values, freshness.itemIds])
    : rawWithoutNestedLoops(db, still[freshness.source], [...values])
}

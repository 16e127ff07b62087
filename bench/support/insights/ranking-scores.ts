// How much of the value of mistakes lies in the first lines of a ranking, ours and others.

import type { AuditFacts } from '#domain/insights/audit-facts.ts'
import { type AuditLine, countedAudit } from '#domain/insights/counted-audit.ts'
import type { RankedLine } from '#domain/insights/finding.ts'
import { Chance } from '../chance.ts'
import type { Truth } from './truth.ts'

export const RANKERS = ['ours', 'abs', 'z', 'random', 'oracle'] as const
type Ranker = (typeof RANKERS)[number]
export const SHARES = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2] as const

export interface RankingScore {
  /** By ranker, for each of the shares of lines: the share of the value found. */
  readonly value: Readonly<Record<Ranker, readonly number[]>>
  /** Of the first 1 % of lines, how many are really wrong. */
  readonly yield: Readonly<Record<Ranker, number>>
  /** Lines needed for 80 % of the value. */
  readonly linesFor80: Readonly<Record<Ranker, number>>
  readonly lines: number
  readonly wrongLines: number
  readonly varyingLines: number
}

interface Scored {
  readonly line: AuditLine
  readonly error: number
}

const ENOUGH = 0.8
const YIELD_SHARE = 0.01

export function scoreRanking(
  facts: AuditFacts,
  truth: Truth,
  ranking: readonly RankedLine[],
): RankingScore {
  const lines = scoredLines(facts, truth)
  const rankOf = new Map(ranking.map((line) => [keyOf(line), line.rank]))
  const z = robustZ(lines)
  const chance = new Chance(7)
  const keys: Readonly<Record<Ranker, (one: Scored) => number>> = {
    ours: ({ line }) => -(rankOf.get(keyOf(line)) ?? Number.MAX_SAFE_INTEGER),
    abs: ({ line }) => Math.abs(line.variance) * line.cost,
    z,
    random: () => chance.next(),
    oracle: ({ error, line }) => error * line.cost,
  }
  const orders = each((ranker) => sortedBy(lines, keys[ranker]))
  const top = Math.max(1, Math.round(lines.length * YIELD_SHARE))
  return {
    value: each((ranker) => SHARES.map((share) => valueShare(orders[ranker], share))),
    yield: each((ranker) => wrongIn(orders[ranker].slice(0, top)) / top),
    linesFor80: each((ranker) => linesFor(orders[ranker], ENOUGH)),
    lines: lines.length,
    wrongLines: wrongIn(lines),
    varyingLines: lines.filter(({ line }) => line.variance !== 0).length,
  }
}

function each<Value>(of: (ranker: Ranker) => Value): Readonly<Record<Ranker, Value>> {
  return {
    ours: of('ours'),
    abs: of('abs'),
    z: of('z'),
    random: of('random'),
    oracle: of('oracle'),
  }
}

function scoredLines(facts: AuditFacts, truth: Truth): readonly Scored[] {
  const { lines } = countedAudit(facts)
  const actual = new Map<string, number>()
  for (const { storeId, itemId, shelfId, actual: amount } of truth.lines) {
    const [byShelf, whole] = [`${storeId} ${itemId} ${shelfId}`, `${storeId} ${itemId} `]
    if (shelfId !== null) actual.set(byShelf, amount)
    actual.set(whole, (actual.get(whole) ?? 0) + amount)
  }
  return lines.map((line) => {
    const error = Math.abs((line.counted ?? 0) - (actual.get(keyOf(line)) ?? 0))
    return { line, error: error < 0.000_5 ? 0 : error }
  })
}

function keyOf({ storeId, itemId, shelfId }: Pick<AuditLine, 'storeId' | 'itemId' | 'shelfId'>) {
  return `${storeId} ${itemId} ${shelfId ?? ''}`
}

function sortedBy(lines: readonly Scored[], key: (one: Scored) => number): readonly Scored[] {
  const keyed = lines.map((one) => ({ one, key: key(one) }))
  return keyed.sort((a, b) => b.key - a.key).map(({ one }) => one)
}

/** Against the usual size of differences of lines with as much stock. */
function robustZ(lines: readonly Scored[]): (one: Scored) => number {
  const sizes = new Map<number, number[]>()
  const sizeOf = ({ line }: Scored) => Math.floor(Math.log2(1 + Math.max(0, line.expected)))
  for (const one of lines) {
    if (one.line.variance === 0) continue
    const known = sizes.get(sizeOf(one)) ?? []
    known.push(Math.abs(one.line.variance))
    sizes.set(sizeOf(one), known)
  }
  const medians = new Map(
    [...sizes].map(([size, all]) => [size, all.sort((a, b) => a - b)[all.length >> 1] ?? 1]),
  )
  return (one) => Math.abs(one.line.variance) / (1.482_6 * (medians.get(sizeOf(one)) ?? 1))
}

function valueShare(order: readonly Scored[], share: number): number {
  const top = order.slice(0, Math.max(1, Math.round(order.length * share)))
  return valueOfLines(top) / valueOfLines(order)
}

function linesFor(order: readonly Scored[], share: number): number {
  let left = valueOfLines(order) * share
  const at = order.findIndex(({ error, line }) => {
    left -= error * line.cost
    return left <= 0
  })
  return at + 1
}

function valueOfLines(lines: readonly Scored[]): number {
  return lines.reduce((sum, { error, line }) => sum + error * line.cost, 0)
}

function wrongIn(lines: readonly Scored[]): number {
  return lines.filter(({ error }) => error > 0).length
}

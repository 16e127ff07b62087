// What to recount first: the lines where a recount is expected to correct the most, at cost. Explained differences
// count by how probable their explanation is, others by how surprising they are.

import type { Analysis } from './analyze-audit.ts'
import type { AuditLine, CountedAudit } from './counted-audit.ts'
import type { Finding, RankedLine, RankReason } from './finding.ts'
import { mistakeShareOf } from './mistake-share.ts'

/** How often a line has a mistake of no known mechanism, and how its size falls off. */
const PLAIN_MISTAKES = 0.004
const PLAIN_TAIL = 1.2
/** The least probability of a mistake for any difference, however ordinary. */
const FLOOR = 0.06
const UNUSUAL = 100
const HIGH_VALUE_SHARE = 0.01
const LARGEST_RARITY = 1_000_000

export function rankLines(
  audit: CountedAudit,
  analysis: Analysis,
  findings: readonly Finding[],
): readonly RankedLine[] {
  const risks = risksOf(audit, analysis)
  const reasons = findingReasons(findings)
  const lines = audit.lines.filter((line) => {
    if (!line.isCompared) return reasons.has(keyOf(line))
    return line.isDue && (line.variance !== 0 || (risks[line.index]?.units ?? 0) > 0)
  })
  const costly = highValueFrom(lines)
  const ranked = lines.map((line) => {
    const { units = 0, chance = 0 } = risks[line.index] ?? {}
    return {
      line,
      valueAtRisk: units * line.cost,
      mistake: chance,
      reasons: [
        ...(reasons.get(keyOf(line)) ?? []),
        ...plainReasons(line, analysis, Math.abs(line.variance) * line.cost >= costly),
      ],
    }
  })
  ranked.sort(
    (one, other) =>
      other.valueAtRisk - one.valueAtRisk ||
      other.mistake - one.mistake ||
      Math.abs(other.line.variance) - Math.abs(one.line.variance) ||
      one.line.index - other.line.index,
  )
  return ranked.map(({ line, valueAtRisk, ...rest }, at) => ({
    storeId: line.storeId,
    itemId: line.itemId,
    shelfId: line.shelfId,
    rank: at + 1,
    expected: line.isCompared ? line.expected : null,
    counted: line.counted,
    variance: line.isCompared ? line.variance : null,
    varianceValue: varianceValueOf(line),
    valueAtRisk: coins(valueAtRisk),
    ...rest,
  }))
}

function varianceValueOf({ isCompared, variance, unitCost }: AuditLine): number | null {
  return isCompared && unitCost !== null ? coins(variance * unitCost) : null
}

interface Risk {
  /** Units that a recount is expected to correct. */
  units: number
  /** Probability that the line was counted or entered wrongly. */
  chance: number
}

function risksOf({ lines }: CountedAudit, analysis: Analysis): readonly Risk[] {
  const risks = lines.map((line) => plainRisk(line, analysis))
  for (const [at, proposal] of analysis.proposals.entries()) {
    const chance = (analysis.chances[at] ?? 0) * mistakeShareOf(proposal)
    for (const { line, change } of proposal.changes) {
      const risk = risks[line.index]
      if (!risk) continue
      risk.units += chance * Math.abs(change)
      risk.chance = Math.min(1, risk.chance + chance)
    }
  }
  return risks
}

/** A difference without an explanation may still be a mistake; the rarer it is, the more likely. */
function plainRisk(line: AuditLine, { honest, explained }: Analysis): Risk {
  const size = Math.abs(line.variance)
  if (size === 0) return { units: 0, chance: 0 }
  const odds = PLAIN_MISTAKES / (1 + size / line.grain) ** PLAIN_TAIL
  const plain = odds / (odds + honest.chanceOf(line, line.variance))
  const chance = (1 - (explained[line.index] ?? 0)) * (FLOOR + (1 - FLOOR) * plain)
  return { units: chance * size, chance }
}

function findingReasons(findings: readonly Finding[]): ReadonlyMap<string, readonly RankReason[]> {
  const reasons = new Map<string, RankReason[]>()
  for (const { key, kind, lines } of findings) {
    for (const line of lines) {
      const known = reasons.get(keyOf(line)) ?? []
      known.push({ kind: 'finding', findingKey: key, findingKind: kind })
      reasons.set(keyOf(line), known)
    }
  }
  return reasons
}

function keyOf({ storeId, itemId, shelfId }: Pick<AuditLine, 'storeId' | 'itemId' | 'shelfId'>) {
  return `${storeId} ${itemId} ${shelfId ?? ''}`
}

function plainReasons(
  line: AuditLine,
  { honest }: Analysis,
  isCostly: boolean,
): readonly RankReason[] {
  const reasons: RankReason[] = []
  if (!line.isCompared) return reasons
  if (line.counted === null) reasons.push({ kind: 'not_counted' })
  if (!line.isExpected) reasons.push({ kind: 'unexpected_here' })
  const oneIn = Math.min(LARGEST_RARITY, Math.round(1 / honest.tailOf(line, line.variance)))
  if (line.isExpected && line.variance !== 0 && oneIn >= UNUSUAL) {
    reasons.push({ kind: 'unusual', oneIn })
  }
  const pack = line.packs.find((one) => line.variance !== 0 && line.variance % one === 0)
  if (pack !== undefined && line.counted !== null) {
    reasons.push({ kind: 'pack_multiple', pack, packs: line.variance / pack })
  }
  if (isCostly) reasons.push({ kind: 'high_value' })
  return reasons
}

/** The value from which a difference is among the costliest. */
function highValueFrom(lines: readonly AuditLine[]): number {
  const compared = lines.filter(({ isCompared }) => isCompared)
  const sizes = compared.map(({ variance, cost }) => Math.abs(variance) * cost)
  const values = Float64Array.from(sizes).sort()
  const from = values[Math.floor(values.length * (1 - HIGH_VALUE_SHARE))] ?? 0
  return from > 0 ? from : Number.POSITIVE_INFINITY
}

/** As fine as the smallest coin of any currency (some have thousandths); screens round to their currency. */
function coins(value: number): number {
  return Math.round(value * 1_000) / 1_000
}

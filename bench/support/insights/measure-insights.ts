// Figures of one setting, over some audits.

import type { AuditFacts } from '#domain/insights/audit-facts.ts'
import { findInsights } from '#domain/insights/find-insights.ts'
import type { Insights } from '#domain/insights/finding.ts'
import type { Figure } from '../figure.ts'
import { precisionGoal } from './goals.ts'
import { judgeFindings } from './judge-findings.ts'
import { calibration, type Judged, kindScores, slipScores } from './kind-scores.ts'
import { bestRecall } from './oracle/best-recall.ts'
import { KEY_BESIDE, NAMED_SLIP } from './oracle/keying-oracle.ts'
import { askOracles, NO_ORACLES, type Oracles } from './oracle/oracles.ts'
import { RANKERS, type RankingScore, SHARES, scoreRanking } from './ranking-scores.ts'
import { type CountedFigure, ratioOf, type Share } from './share.ts'
import type { Truth, World } from './truth.ts'

export interface MeasuredAudit extends Judged {
  readonly ranking: RankingScore
  readonly elapsedMs: number
  /** What could be told at all; nothing where no simulator is known. */
  readonly oracles: Oracles
}

/** The world is that of a simulated audit. */
export function measureAudit(
  facts: AuditFacts,
  truth: Truth,
  world: World | null = null,
): { readonly measured: MeasuredAudit; readonly insights: Insights } {
  const before = performance.now()
  const insights = findInsights(facts)
  const elapsedMs = performance.now() - before
  const verdicts = judgeFindings(insights.findings, truth)
  const ranking = scoreRanking(facts, truth, insights.ranking)
  const oracles = world ? askOracles({ truth, world }) : NO_ORACLES
  return { measured: { verdicts, truth, ranking, elapsedMs, oracles }, insights }
}

export function figuresOf(
  setting: string,
  audits: readonly MeasuredAudit[],
): readonly CountedFigure[] {
  return [
    ...worldFigures(audits),
    ...kindFigures(audits),
    ...slipFigures(audits),
    ...oracleFigures(setting, audits),
    ...calibrationFigures(audits),
    ...rankingFigures(audits),
  ].map((figure) => ({ ...figure, figure: `${setting}.${figure.figure}` }))
}

function plain(figure: string, value: number, unit: string): Figure {
  return { figure, value, unit, reference: null }
}

function worldFigures(audits: readonly MeasuredAudit[]): readonly Figure[] {
  const mean = meanOver(audits)
  const twins = new Map<string, number>()
  for (const { truth } of audits) {
    for (const { kind } of truth.twins) twins.set(kind, (twins.get(kind) ?? 0) + 1)
  }
  return [
    plain('audits', audits.length, 'count'),
    plain(
      'lines',
      mean(({ ranking }) => ranking.lines),
      'count',
    ),
    plain(
      'varying_lines',
      mean(({ ranking: one }) => one.varyingLines / one.lines),
      'share',
    ),
    plain(
      'wrong_lines',
      mean(({ ranking: one }) => one.wrongLines / one.lines),
      'share',
    ),
    plain(
      'time',
      mean(({ elapsedMs }) => elapsedMs),
      'ms',
    ),
    ...[...twins].map(([kind, count]) => plain(`honest_twins.${kind}`, count, 'count')),
  ]
}

function counted(figure: string, share: Share): CountedFigure {
  return { ...plain(figure, ratioOf(share), 'share'), share }
}

function kindFigures(audits: readonly MeasuredAudit[]): readonly CountedFigure[] {
  return kindScores(audits).flatMap((score) => [
    plain(`${score.kind}.findings`, score.mistakePrecision.of, 'count'),
    counted(`${score.kind}.pattern_precision`, score.patternPrecision),
    counted(`${score.kind}.mistake_precision`, score.mistakePrecision),
    plain(`${score.kind}.labels`, score.recall.of, 'count'),
    counted(`${score.kind}.recall`, score.recall),
    counted(`${score.kind}.material_recall`, score.materialRecall),
  ])
}

function slipFigures(audits: readonly MeasuredAudit[]): readonly CountedFigure[] {
  return slipScores(audits).flatMap(({ slip, recall }) => [
    plain(`keying.${slip}.labels`, recall.of, 'count'),
    counted(`keying.${slip}.recall`, recall),
  ])
}

/** The most that anybody could find at the precision that is asked for. */
function oracleFigures(setting: string, audits: readonly MeasuredAudit[]): readonly Figure[] {
  const keying = audits.flatMap(({ oracles }) => oracles.keying)
  const reReads = audits.flatMap(({ oracles }) => oracles.re_read)
  const sureKeying = precisionGoal(setting, 'keying')
  const found = {
    keying: bestRecall(keying, sureKeying, NAMED_SLIP),
    'keying.any_neighbour': bestRecall(keying, sureKeying, KEY_BESIDE),
    'keying.any_slip': bestRecall(keying, sureKeying),
    re_read: bestRecall(reReads, precisionGoal(setting, 're_read')),
  }
  return Object.entries(found).flatMap(([kind, recall]) =>
    Number.isFinite(recall) ? [plain(`${kind}.oracle_recall`, recall, 'share')] : [],
  )
}

/** How often findings were right, against how sure they were. */
function calibrationFigures(audits: readonly MeasuredAudit[]): readonly Figure[] {
  return calibration(audits, null).flatMap(({ from, to, findings, claimed, right }) => [
    { figure: `calibration.${from}-${to}`, value: right, unit: 'share', reference: claimed },
    plain(`calibration.${from}-${to}.findings`, findings, 'count'),
  ])
}

function rankingFigures(audits: readonly MeasuredAudit[]): readonly Figure[] {
  const mean = meanOver(audits)
  const atShare = SHARES.flatMap((share, at) => {
    const value = (ranker: (typeof RANKERS)[number]) =>
      mean(({ ranking }) => ranking.value[ranker][at] ?? 0)
    const abs = value('abs')
    const percent = `${share * 100}%`
    const headroom = (value('ours') - abs) / (value('oracle') - abs)
    return [
      ...RANKERS.map((ranker) => {
        const figure = `ranking.${ranker}.value_at_${percent}`
        return { figure, value: value(ranker), unit: 'share', reference: abs }
      }),
      plain(`ranking.headroom_at_${percent}`, headroom, 'share'),
      plain(`ranking.value_ratio_at_${percent}`, value('ours') / abs, 'ratio'),
      plain(`ranking.value_ceiling_at_${percent}`, value('oracle') / abs, 'ratio'),
    ]
  })
  const absLines = mean(({ ranking }) => ranking.linesFor80.abs)
  const zYield = mean(({ ranking }) => ranking.yield.z)
  const ourYield = mean(({ ranking }) => ranking.yield.ours)
  const oracleLines = mean(({ ranking }) => ranking.linesFor80.oracle)
  const ourLines = mean(({ ranking }) => ranking.linesFor80.ours)
  return [
    ...atShare,
    plain('ranking.lines_ratio_for_80%', ourLines / absLines, 'ratio'),
    plain('ranking.lines_ceiling_for_80%', oracleLines / absLines, 'ratio'),
    plain('ranking.yield_over_z', ourYield - zYield, 'difference'),
    ...RANKERS.flatMap((ranker): Figure[] => [
      {
        figure: `ranking.${ranker}.lines_for_80%`,
        value: mean(({ ranking }) => ranking.linesFor80[ranker]),
        unit: 'lines',
        reference: absLines,
      },
      {
        figure: `ranking.${ranker}.yield_at_1%`,
        value: mean(({ ranking }) => ranking.yield[ranker]),
        unit: 'share',
        reference: zYield,
      },
    ]),
  ]
}

function meanOver(audits: readonly MeasuredAudit[]) {
  return (of: (audit: MeasuredAudit) => number): number =>
    audits.reduce((sum, audit) => sum + of(audit), 0) / audits.length
}

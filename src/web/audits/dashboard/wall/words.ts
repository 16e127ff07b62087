// The texts of the wall.

import type { DashboardTile } from '#contract/audits.ts'
import { isExplained } from '#domain/assignment.ts'
import type { AuditStatus } from '#domain/audit.ts'
import type { Comparison } from '#domain/independent.ts'
import { SHELF_STATES } from '#domain/shelf-state.ts'
import type { Messages } from '#web/kit/use-messages.ts'
import { WALL_QUESTIONS, type WallFilter } from './wall.ts'

/** "Jonas Weber since 1:12 pm", "Unassigned". Only in the browser, which has a clock. */
export function describeHolder(
  tile: DashboardTile,
  clock: (timeMs: number) => string,
  t: Messages<'dashboard'>,
): string {
  const { userName, heldSince, status } = tile
  if (userName === null) return status === 'excluded' ? t('tile.excluded') : t('tile.nobody')
  if (heldSince === null) return userName
  const said = { name: userName, clock: clock(heldSince) }
  return isExplained(status) ? t('tile.from', said) : t('tile.since', said)
}

/** "58 lines", and what is unusual about them; undefined while nothing is counted. */
export function describeLines(tile: DashboardTile, t: Messages<'dashboard'>): string | undefined {
  const { progress, round, mode, pass, partial, comparison, status } = tile
  const parts = [
    round > 0 && t('tile.round', { round: round + 1 }),
    partial && t('tile.partial'),
    mode === 'independent' && comparison?.state !== 'single' && t(PASSES[pass] ?? 'tile.tieBreak'),
    comparison && sayComparison(comparison, t),
    progress.lines > 0 && t('tile.lines', { count: progress.lines }),
    progress.lines > 0 && status === 'excluded' && t('tile.notIncluded'),
    progress.unknownLines > 0 && t('tile.unknownCodes', { count: progress.unknownLines }),
    progress.warnings > 0 && t('tile.warnings', { count: progress.warnings }),
  ].filter(Boolean)
  return parts.length === 0 ? undefined : parts.join(', ')
}

const PASSES = ['tile.first', 'tile.second'] as const

/** How two independent counts of a shelf compare; null while one of them is missing. */
function sayComparison({ state, differing }: Comparison, t: Messages<'dashboard'>): string | null {
  if (state === 'waiting') return null
  if (state === 'agreed' || state === 'single') return t(`tile.${state}`)
  return t(`tile.${state}`, { count: differing })
}

/** What asking again for a canceled count does. */
export function describeAskingAgain(
  { comparison }: Pick<DashboardTile, 'comparison'>,
  auditStatus: AuditStatus,
  t: Messages<'dashboard'>,
): string {
  const reopens = auditStatus === 'submitted'
  if (comparison?.state === 'chosen') return reopens ? t('again.chosenReopens') : t('again.chosen')
  return reopens ? t('again.singleReopens') : t('again.single')
}

/** The text of a filter without matches. */
export function describeFilter(
  filter: WallFilter,
  t: Messages<'dashboard'>,
  tShared: Messages<'shared'>,
): string {
  if (filter === 'all') return t('no.all')
  const question = WALL_QUESTIONS.find((one) => one === filter)
  if (question) return t(`no.${question}`)
  const state = SHELF_STATES.find((one) => one === filter)
  return state ? t('no.state', { status: tShared(`shelf.${state}`) }) : t('no.all')
}

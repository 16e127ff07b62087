// What the wall of shelves says.

import type { DashboardTile } from '#contract/audits.ts'
import { isExplained } from '#domain/assignment.ts'
import type { AuditStatus } from '#domain/audit.ts'
import { sayComparison } from '#domain/comparison-words.ts'
import { countOf } from '#domain/count-words.ts'
import { formatClock } from '#web/kit/format-time.ts'
import { SHELF_LOOKS } from '#web/shared/shelf-status.tsx'
import type { WallFilter, WallQuestion } from './wall.ts'

/** "Jonas Weber since 1:12 pm", "Nobody yet". Only in the browser: it holds a clock. */
export function describeHolder(tile: DashboardTile): string {
  const { userName, heldSince, status } = tile
  if (userName === null) return status === 'excluded' ? 'Left out of the count' : 'Nobody yet'
  if (heldSince === null) return userName
  const word = isExplained(status) ? 'from' : 'since'
  return `${userName} ${word} ${formatClock(heldSince, Date.now())}`
}

/** "58 lines", and what is unusual about them; nothing while nothing was counted. */
export function describeLines({
  progress,
  round,
  mode,
  pass,
  partial,
  comparison,
  status,
}: DashboardTile): string | undefined {
  const parts = [
    round > 0 ? `round ${round + 1}` : undefined,
    partial ? 'single items' : undefined,
    mode === 'independent' && comparison?.state !== 'single' ? PASSES[pass] : undefined,
    (comparison && sayComparison(comparison)) ?? undefined,
    progress.lines > 0 ? countOf(progress.lines, 'line') : undefined,
    progress.lines > 0 && status === 'excluded' ? 'not in the result' : undefined,
    progress.unknownLines > 0 ? countOf(progress.unknownLines, 'unknown code') : undefined,
    progress.warnings > 0 ? countOf(progress.warnings, 'warning') : undefined,
  ].filter((part) => part !== undefined)
  return parts.length === 0 ? undefined : parts.join(', ')
}

/** What asking again for a count that was called off does. */
export function describeAskingAgain(
  { comparison }: Pick<DashboardTile, 'comparison'>,
  auditStatus: AuditStatus,
): string {
  const waits =
    comparison?.state === 'chosen'
      ? 'The chosen count leaves the result until a third is in and breaks the tie.'
      : 'The one count leaves the result until the second is in and they are compared.'
  return auditStatus === 'submitted' ? `Counting is opened again. ${waits}` : waits
}

const PASSES = ['first count', 'second count', 'tie-break'] as const

/** What the chip of a question says. */
export const QUESTION_WORDS: Readonly<Record<WallQuestion, string>> = {
  left: 'Left',
  lone: 'One of two counts',
  differing: 'Two counts that differ',
  once: 'Counted once instead of twice',
  chosen: 'Chosen by a manager',
  recounts: 'Recounts',
  unmet: 'Control total not met',
}

/** What a filter without hits says. */
export function describeFilter(filter: WallFilter): string {
  if (filter === 'all') return 'No shelves yet.'
  if (filter === 'left') return 'No shelf is left: every one is covered.'
  if (filter === 'lone') return 'No shelf waits for its second count.'
  if (filter === 'differing') return 'No two counts of a shelf differ.'
  if (filter === 'chosen') return 'No manager had to choose between two counts.'
  if (filter === 'once') return 'Every shelf for two people was counted by two.'
  if (filter === 'recounts') return 'Nothing is left to be counted again.'
  if (filter === 'unmet') return 'Every control total is met.'
  return `No shelf is ${SHELF_LOOKS[filter].word.toLowerCase()} now.`
}

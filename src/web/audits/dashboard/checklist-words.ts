// The closing checklist in words: what each point is called, and what is missing to meet it.

import type { AuditStatus, ChecklistPoint, ChecklistPointId } from '#domain/audit.ts'
import { countOf } from '#domain/count-words.ts'
import type { Protocol } from '#domain/protocol.ts'

export const POINT_NAMES: Readonly<Record<ChecklistPointId, string>> = {
  coverage: 'Coverage',
  unsent_events: 'Unsent counts',
  unknown_codes: 'Unknown codes',
  recounts: 'Recounts',
  control_totals: 'Control totals',
}

/** What whoever submits with an open point answers. */
export const WAIVER_QUESTIONS: Readonly<Record<ChecklistPointId, string>> = {
  coverage: 'Why can the rest stay uncounted?',
  unsent_events: 'Why do you not wait for them?',
  unknown_codes: 'Why can they stay unknown?',
  recounts: 'Why is no recount needed?',
  control_totals: 'Why can they stay unmet?',
}

/** What is left to do, or that nothing is. */
export function describePoint(
  { id, open }: ChecklistPoint,
  { controlTotals }: Pick<Protocol, 'controlTotals'>,
): string {
  if (id === 'control_totals' && open === 0 && !controlTotals) return 'Not asked for'
  return open === 0 ? MET_WORDS[id] : OPEN_WORDS[id](open)
}

/** Once counting is closed there is nothing before which anything is to be done. */
export function checklistTitle(status: AuditStatus): string {
  return status === 'active' || status === 'stopped' ? 'Before you submit' : 'Closing checklist'
}

/** "4 of 5 still open", or that all is met. */
export function describeOpenPoints(points: readonly ChecklistPoint[]): string {
  const open = points.filter((point) => point.open > 0).length
  return open === 0 ? 'All points met' : `${open} of ${points.length} still open`
}

const MET_WORDS: Readonly<Record<ChecklistPointId, string>> = {
  coverage: 'Every shelf explained',
  unsent_events: 'Everything has arrived',
  unknown_codes: 'None waiting',
  recounts: 'None open',
  control_totals: 'Met',
}

const OPEN_WORDS: Readonly<Record<ChecklistPointId, (open: number) => string>> = {
  coverage: (open) => `${countOf(open, 'shelf', 'shelves')} left`,
  unsent_events: (open) => `${countOf(open, 'count')} on devices`,
  // A code that was read on two shelves is a line of both.
  unknown_codes: (open) => `${countOf(open, 'line')} to resolve or park`,
  recounts: (open) => `${open.toLocaleString('en-US')} open`,
  control_totals: (open) => `${open.toLocaleString('en-US')} not met`,
}

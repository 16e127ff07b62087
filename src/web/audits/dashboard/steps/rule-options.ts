// The rules of an audit that are switched on or off, in the order of the dialog.

import type { AuditStatus } from '#domain/audit.ts'
import type { Messages } from '#web/kit/use-messages.ts'

/** With the keys of what they are called and what they do. */
export const RULE_OPTIONS = [
  { name: 'blind', label: 'blind.label', help: 'blind.help' },
  { name: 'selfAssignment', label: 'free.label', help: 'free.help' },
  { name: 'helping', label: 'helping.label', help: 'helping.help' },
  { name: 'controlTotals', label: 'control.label', help: 'control.help' },
  { name: 'showResults', label: 'results.label', help: 'results.help' },
  { name: 'showCosts', label: 'costs.label', help: 'costs.help' },
  { name: 'reasonCodes', label: 'reasons.label', help: 'reasons.help' },
] as const

export type RuleOption = (typeof RULE_OPTIONS)[number]['name']

/** Why an option cannot be changed any more. */
export function whyFixed(
  option: RuleOption,
  status: AuditStatus,
  t: Messages<'dashboard'>,
): string {
  if (option === 'blind') return t('rules.fixedBlind')
  return status === 'submitted' ? t('rules.fixedClosed') : t('rules.fixedStarted')
}

// The rules of an audit that are switched on or off, in the order and the words of the dialog.

import type { AuditStatus } from '#domain/audit.ts'

export const RULE_OPTIONS = [
  {
    name: 'blind',
    label: 'Blind count',
    description: "Counters don't see expected quantities or other people's counts.",
  },
  {
    name: 'selfAssignment',
    label: 'Counters can pick open shelves',
    description: 'Otherwise they only count shelves assigned to them.',
  },
  {
    name: 'helping',
    label: 'Anyone may help count a shelf',
    description: 'Counts that are already set aside still wait for your decision.',
  },
  {
    name: 'controlTotals',
    label: 'Control totals',
    description: "Counters also enter each shelf's total, as a cross-check.",
  },
  {
    name: 'showResults',
    label: 'Show results to counters',
    description: 'Differences and figures, as soon as something is counted.',
  },
  {
    name: 'showCosts',
    label: 'Show costs to counters',
    description: 'What an item costs, and what a difference is worth.',
  },
  {
    name: 'reasonCodes',
    label: 'Decisions need a reason',
    description: 'Ask for a reason when a difference is accepted or rejected.',
  },
] as const

export type RuleOption = (typeof RULE_OPTIONS)[number]['name']

/** Why an option cannot be changed any more. */
export function whyFixed(option: RuleOption, status: AuditStatus): string {
  if (option === 'blind') {
    return 'Set when counting started: the seal certifies it for the whole count.'
  }
  return status === 'submitted' ? 'Fixed since counting was closed.' : 'Set when counting started.'
}

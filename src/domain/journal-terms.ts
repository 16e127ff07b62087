// Stored codes that the journal has words for, by what they say something about.

import { REASON_CODES } from './decision.ts'
import { COLUMN_KINDS } from './import/column-kind.ts'

const TERMS = {
  accepted: ['yes', 'no'],
  as: ['item', 'new_item', 'junk', 'park', 'undo'],
  checkAgain: ['yes'],
  /** A checkout without a product only asks for a card. */
  checkout: ['setup'],
  column: COLUMN_KINDS,
  counter: ['anyone'],
  createPlaces: ['yes'],
  decision: ['accept', 'reject', 'recount', 'zero', 'undone'],
  email: ['link'],
  enabled: ['yes', 'no'],
  fileRow: ['keep', 'zero', 'leave_out'],
  /** Those of an import that are decided by hand. */
  finding: [
    'code_shortened',
    'code_rounded',
    'code_too_long',
    'code_not_calculated',
    'formula_not_calculated',
    'quantity_not_a_number',
    'quantity_missing',
    'quantity_absurd',
    'no_identity',
    'total_row',
    'text_too_long',
    'quote_not_closed',
    'quantity_negative',
    'quantity_blank',
    'quantity_large',
    'money_not_a_number',
    'pack_not_a_number',
    'code_doubtful',
    'same_item_twice',
    'code_of_two_items',
    'sku_of_two_names',
    'code_of_other_item',
    'sku_new_to_item',
    'cells_left_over',
    'letters_lost',
    'shelf_too_long',
    'expiry_not_a_date',
    'serial_twice',
    'serial_of_several',
  ],
  immediately: ['yes'],
  inReview: ['yes'],
  isOn: ['yes', 'no'],
  isProved: ['yes', 'no'],
  kind: ['catalogue', 'baseline'],
  letsJoin: ['yes', 'no'],
  mode: ['additive', 'independent'],
  outOf: ['one', 'two'],
  reason: REASON_CODES,
  removed: ['yes'],
  replace: ['yes'],
  role: ['manager', 'scanner', 'owner', 'member'],
  rule: [
    'blind.on',
    'blind.off',
    'selfAssignment.on',
    'selfAssignment.off',
    'helping.on',
    'helping.off',
    'controlTotals.on',
    'controlTotals.off',
    'showResults.on',
    'showResults.off',
    'showCosts.on',
    'showCosts.off',
    'reasonCodes.on',
    'reasonCodes.off',
  ],
  state: [
    'draft',
    'active',
    'stopped',
    'submitted',
    'completed',
    'cancelled',
    'open',
    'assigned',
    'in_progress',
    'approved',
    'returned',
    'excluded',
  ],
  tolerance: ['changed'],
  withoutBaseline: ['yes'],
} as const

export type JournalTermKind = keyof typeof TERMS

export type JournalTerm = {
  [Kind in JournalTermKind]: `${Kind}.${(typeof TERMS)[Kind][number]}`
}[JournalTermKind]

/** @internal */
export const JOURNAL_TERMS: ReadonlySet<string> = new Set(
  Object.entries(TERMS).flatMap(([kind, codes]) => codes.map((code) => `${kind}.${code}`)),
)

/** Undefined for a code that this version does not know. */
export function journalTerm(kind: JournalTermKind, code: string): JournalTerm | undefined {
  const term = `${kind}.${code}`
  return JOURNAL_TERMS.has(term) ? (term as JournalTerm) : undefined
}

/** Facts that are shown with their name, because they have no sentence of their own. */
const NAMED_FACTS = [
  'category',
  'controlTotal',
  'currency',
  'declaredEmpty',
  'emailDomains',
  'eventsSent',
  'quantity',
  'scopes',
  'sessionHours',
  'singleSignOn',
  'sku',
  'twoStep',
  'unit',
  'unitCost',
  'unitPrice',
] as const

export type NamedFact = (typeof NAMED_FACTS)[number]

export function isNamedFact(name: string): name is NamedFact {
  return NAMED_FACTS.some((known) => known === name)
}

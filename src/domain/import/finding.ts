// What the import doctor finds. Errors keep a row out until they are corrected; warnings may be accepted; repairs and
// notes need no action.

import type { ColumnKind } from './column-kind.ts'

export type Severity = 'error' | 'warning' | 'repaired' | 'note'

export const FINDING_CODES = [
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
  'cells_left_over',
  'letters_lost',
  'shelf_too_long',
  'expiry_not_a_date',
  'serial_twice',
  'serial_of_several',
  'zeros_put_back',
  'text_shortened',
  'code_from_catalogue',
  'code_missing',
  'sku_new_to_item',
  'sku_from_barcode',
  'sku_from_name',
  'case_of_unknown_size',
  'quantity_unknown',
  'not_stocked',
  'other_site',
  'header_again',
  'heading_row',
] as const

export type FindingCode = (typeof FINDING_CODES)[number]

export interface Finding {
  readonly row: number
  readonly code: FindingCode
  readonly column: ColumnKind | null
  /** As written in the file. */
  readonly value: string
  /** A suggested correction, if there is one. */
  readonly suggestion: string | null
}

/** What can be done about all findings of a kind at once; the first option is the default. */
export type FindingDecision = 'keep' | 'zero' | 'leave_out'

interface FindingKind {
  readonly severity: Severity
  readonly decisions: readonly FindingDecision[]
}

const ERROR: FindingKind = { severity: 'error', decisions: ['leave_out'] }
const WARNING: FindingKind = { severity: 'warning', decisions: ['keep', 'leave_out'] }
const REPAIRED: FindingKind = { severity: 'repaired', decisions: [] }
const NOTE: FindingKind = { severity: 'note', decisions: [] }

export const FINDINGS: Readonly<Record<FindingCode, FindingKind>> = {
  code_shortened: WARNING,
  code_rounded: WARNING,
  code_too_long: WARNING,
  code_not_calculated: WARNING,
  formula_not_calculated: ERROR,
  quantity_not_a_number: ERROR,
  quantity_missing: ERROR,
  quantity_absurd: ERROR,
  no_identity: ERROR,
  total_row: ERROR,
  text_too_long: ERROR,
  quote_not_closed: ERROR,
  quantity_negative: { severity: 'warning', decisions: ['keep', 'zero', 'leave_out'] },
  quantity_blank: WARNING,
  quantity_large: WARNING,
  money_not_a_number: WARNING,
  pack_not_a_number: WARNING,
  code_doubtful: WARNING,
  same_item_twice: WARNING,
  code_of_two_items: WARNING,
  sku_of_two_names: WARNING,
  code_of_other_item: WARNING,
  sku_new_to_item: WARNING,
  cells_left_over: WARNING,
  letters_lost: WARNING,
  shelf_too_long: WARNING,
  expiry_not_a_date: WARNING,
  serial_twice: WARNING,
  serial_of_several: WARNING,
  zeros_put_back: REPAIRED,
  text_shortened: REPAIRED,
  code_from_catalogue: REPAIRED,
  code_missing: NOTE,
  sku_from_barcode: NOTE,
  sku_from_name: NOTE,
  case_of_unknown_size: NOTE,
  quantity_unknown: NOTE,
  not_stocked: NOTE,
  other_site: NOTE,
  header_again: NOTE,
  heading_row: NOTE,
}

export function severityOf(code: FindingCode): Severity {
  return FINDINGS[code].severity
}

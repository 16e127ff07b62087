// What the import doctor finds. Errors keep a row out until they are corrected; warnings may be accepted; repairs and
// notes need no action.

import { NAME_MAX_LENGTH } from '../naming.ts'
import { SHELF_CODE_MAX_LENGTH } from '../shelf-code.ts'
import type { ColumnKind } from './column-kind.ts'
import { thousands } from './limits.ts'

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
  /** The title for a number of rows. */
  readonly title: (count: number) => string
  readonly text: string
  readonly decisions: readonly FindingDecision[]
}

/** What happens to an item with a broken barcode. */
const SCAN_ONCE = 'The item comes in without it: scan it once when you count.'

const rows = (count: number, one: string, many: string) =>
  `${thousands(count)} ${count === 1 ? one : many}`

const error = (one: string, many: string, text: string): FindingKind => ({
  severity: 'error',
  title: (count) => rows(count, one, many),
  text,
  decisions: ['leave_out'],
})

const warning = (
  one: string,
  many: string,
  text: string,
  decisions: readonly FindingDecision[] = ['keep', 'leave_out'],
): FindingKind => ({
  severity: 'warning',
  title: (count) => rows(count, one, many),
  text,
  decisions,
})

const told = (
  severity: 'repaired' | 'note',
  one: string,
  many: string,
  text: string,
): FindingKind => ({
  severity,
  title: (count) => rows(count, one, many),
  text,
  decisions: [],
})

export const FINDINGS: Readonly<Record<FindingCode, FindingKind>> = {
  code_shortened: warning(
    'barcode turned into 4.00638E+12 style',
    'barcodes turned into 4.00638E+12 style',
    `Excel has shortened this barcode. ${SCAN_ONCE} Or format the column as Text and export again.`,
  ),
  code_rounded: warning(
    'barcode has lost its last digits',
    'barcodes have lost their last digits',
    `A spreadsheet keeps 15 digits of a number. ${SCAN_ONCE} Or format the column as Text and export again.`,
  ),
  code_too_long: warning(
    'barcode is too long',
    'barcodes are too long',
    `A code has at most 100 characters. ${SCAN_ONCE}`,
  ),
  code_not_calculated: warning(
    'barcode is a formula without its result',
    'barcodes are formulas without their results',
    `${SCAN_ONCE} Or open the file in a spreadsheet program, save it there, and drop it again.`,
  ),
  formula_not_calculated: error(
    'cell holds a formula without its result',
    'cells hold a formula without its result',
    'Open the file in a spreadsheet program, save it there, and drop it again.',
  ),
  quantity_not_a_number: error(
    'quantity is not a number',
    'quantities are not numbers',
    'Type over them, or leave these rows out.',
  ),
  quantity_missing: error(
    'row has no quantity',
    'rows have no quantity',
    'Nothing is not zero: type 0 where there should be none.',
  ),
  quantity_absurd: error(
    'quantity cannot be meant',
    'quantities cannot be meant',
    'Above a million. Often a barcode in the column of quantities.',
  ),
  no_identity: error(
    'row does not say which item it is',
    'rows do not say which item they are',
    'No SKU, no barcode and no name.',
  ),
  total_row: error(
    'row is a sum, not an item',
    'rows are sums, not items',
    'Left out: what it adds up is there already. An item of that name needs its SKU or code.',
  ),
  text_too_long: error(
    'SKU is too long',
    'SKUs are too long',
    `A SKU has at most ${NAME_MAX_LENGTH} characters.`,
  ),
  quote_not_closed: error(
    'row has a quote that never closes',
    'rows have a quote that never closes',
    'The row is read up to its end; the rows after it are safe. Type over the cell, or leave it out.',
  ),
  quantity_negative: warning(
    'quantity is below zero',
    'quantities are below zero',
    'Books can be negative. Kept as they are unless you say otherwise.',
    ['keep', 'zero', 'leave_out'],
  ),
  quantity_large: warning(
    'quantity is very large',
    'quantities are very large',
    'Above 100,000. Kept as they are unless you say otherwise.',
  ),
  money_not_a_number: warning(
    'cost or price is not a number',
    'costs or prices are not numbers',
    'These rows are imported without it.',
  ),
  pack_not_a_number: warning(
    'pack size is not a number',
    'pack sizes are not numbers',
    'A barcode of these rows stands for one unit.',
  ),
  code_doubtful: warning(
    'barcode fails its check digit',
    'barcodes fail their check digit',
    'Scanners will not find them: a digit is wrong, or they are no barcodes. Kept as they stand; scan these items once when you count.',
  ),
  same_item_twice: warning(
    'row names an item again',
    'rows name an item again',
    'The same item in the same place: quantities are added up.',
  ),
  code_of_two_items: warning(
    'barcode belongs to two items',
    'barcodes belong to two items each',
    'The first item keeps the code; the other one is imported without it.',
  ),
  sku_of_two_names: warning(
    'SKU has two names',
    'SKUs have two names each',
    'The first name is taken; quantities are added up.',
  ),
  code_of_other_item: warning(
    'barcode belongs to another item of your catalogue',
    'barcodes belong to other items of your catalogue',
    'The code stays where it is; the row counts for the item with its SKU. A new item comes in without it: scan it once when you count.',
  ),
  cells_left_over: warning(
    'row has more cells than the header',
    'rows have more cells than the header',
    'A comma inside a value without quotes? Look whether the values stand in their columns.',
  ),
  letters_lost: warning(
    'row has letters that could not be read',
    'rows have letters that could not be read',
    'Choose another encoding, or import them as they are.',
  ),
  shelf_too_long: warning(
    'shelf has too long a name',
    'shelves have too long names',
    `A shelf has at most ${SHELF_CODE_MAX_LENGTH} characters. These rows are imported without it.`,
  ),
  expiry_not_a_date: warning(
    'expiry date is no date',
    'expiry dates are no dates',
    'Kept as they stand in the file.',
  ),
  serial_twice: warning(
    'serial number stands in two rows',
    'serial numbers stand in two rows each',
    'One serial number is one thing. Both rows are kept unless you say otherwise.',
  ),
  serial_of_several: warning(
    'row has a serial number and several pieces',
    'rows have a serial number and several pieces',
    'One serial number is one thing. Kept as they stand unless you say otherwise.',
  ),
  text_shortened: told(
    'repaired',
    'long name was shortened',
    'long names were shortened',
    `Names have at most ${NAME_MAX_LENGTH} characters; the rest was left out.`,
  ),
  code_missing: told(
    'note',
    'new item has no barcode',
    'new items have no barcode',
    'Nobody can scan them yet: scan them once when you count.',
  ),
  sku_new_to_item: told(
    'note',
    'SKU is new to an item that you have',
    'SKUs are new to items that you have',
    'Same barcode, and the same name or no SKU of its own so far: counted for your item, which keeps its SKU.',
  ),
  sku_from_barcode: told(
    'note',
    'item had no SKU: made from its barcode',
    'items had no SKU: made from their barcode',
    'An item that you have already keeps its own.',
  ),
  sku_from_name: told(
    'note',
    'item had no SKU: made from its name',
    'items had no SKU: made from their name',
    'An item that you have already keeps its own. Two of one name get a number behind it.',
  ),
  case_of_unknown_size: told(
    'note',
    'barcode of a case does not say how many are in it',
    'barcodes of cases do not say how many are in them',
    'A scan of one counts 1. To count what is in it, add the code to its item again, with its units.',
  ),
  quantity_unknown: told(
    'note',
    'row says that its quantity is not known',
    'rows say that their quantity is not known',
    'Unknown is not zero: the rows are left out.',
  ),
  zeros_put_back: told(
    'repaired',
    'barcode had lost a leading zero',
    'barcodes had lost a leading zero',
    'Zero put back; the check digit proves every one.',
  ),
  code_from_catalogue: told(
    'repaired',
    'shortened barcode is known by its SKU',
    'shortened barcodes are known by their SKU',
    'The catalogue has the whole code.',
  ),
  not_stocked: told(
    'note',
    'row is not stocked here',
    'rows are not stocked here',
    '“not stocked” is not zero: the rows are left out.',
  ),
  other_site: told(
    'note',
    'row is of another location',
    'rows are of other locations',
    'Only rows of the chosen location are imported.',
  ),
  header_again: told(
    'note',
    'row has the names of the columns again',
    'rows have the names of the columns again',
    'Printed on each page: the rows are left out.',
  ),
}

export function severityOf(code: FindingCode): Severity {
  return FINDINGS[code].severity
}

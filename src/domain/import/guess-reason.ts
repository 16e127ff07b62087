// Why a column is taken for something, or has to be asked about: codes and facts, for the page to say.

import type { DayOrder } from './expiry-text.ts'
import type { DecimalMark } from './number-text.ts'

export type GuessReason =
  | { readonly code: PlainReason }
  /** As this system writes it. */
  | { readonly code: 'as_source'; readonly source: string }
  | { readonly code: 'other_store'; readonly store: string }
  | { readonly code: 'column_per_place'; readonly places: readonly string[] }
  | { readonly code: 'rivals'; readonly headers: readonly string[] }
  /** Words of the header besides those for stock. */
  | { readonly code: 'other_number'; readonly words: string }
  | { readonly code: 'may_be_quantity'; readonly column: NamedColumn }
  | { readonly code: 'unclear_date'; readonly date: string }
  | { readonly code: 'stores_or_places'; readonly count: number }
  | { readonly code: 'pass_check_digit'; readonly share: number }
  | { readonly code: FailingReason; readonly failing: number; readonly of: number }
  | { readonly code: 'number_rival' | 'name_rival'; readonly header: string }
  | { readonly code: 'similar_sheets'; readonly sheets: readonly NamedSheet[] }

/** `failing_codes`: numbers of a barcode column; `unscannable_codes`: so many that scanners will not find the items. */
type FailingReason = 'failing_codes' | 'unscannable_codes'

type PlainReason =
  | NameReason
  | ValueReason
  | QuantityDoubt
  | TableDoubt
  | 'answered'
  | 'as_last_time'
  | 'empty'
  | 'empty_so_far'
  | 'not_needed'
  | 'not_on_hand'
  | 'other_fits_better'
  /** By the language model. */
  | 'proposed'

type NameReason = 'name_matches' | 'name_is_close' | 'same_name' | 'this_store'

/** What the values look like. */
type ValueReason =
  | 'above_cost'
  | 'barcodes'
  | 'by_values'
  | 'case_barcodes'
  | 'case_size'
  | 'dates'
  | 'decimals'
  | 'every_value_differs'
  | 'item_barcodes'
  | 'leading_numbers'
  | 'like_item_numbers'
  | 'like_names'
  | 'names'
  | 'names_other_stores'
  | 'names_some_stores'
  | 'names_stores'
  | 'names_this_store'
  | 'one_model_of_two_makers'
  | 'repeats'
  | 'room_and_shelf'
  | 'row_for_each'
  | 'same_in_every_row'
  | 'shelf_codes'
  | 'valued'
  | 'values_stock'
  | 'whole_numbers'
  | 'words'

type QuantityDoubt =
  | 'below_zero'
  | 'cases_beside_pieces'
  | 'cases_in_some_rows'
  | 'each_month'
  | 'groups_in_rows'
  | 'like_prices'
  | 'mostly_blank'
  | 'opening_stock'
  | 'row_for_each_day'
  | 'sums_of_rows'
  | 'too_large'
  | 'values_do_not_match'
  | 'yes_or_no'

type TableDoubt =
  | 'may_be_assets'
  | 'may_be_movements'
  | 'may_be_other'
  | 'may_be_part'
  | 'may_be_people'
  | 'may_be_recipe'
  | 'more_cells'

/** Its header, or its number from 1 if it has none. */
export type NamedColumn = string | number

/** A sheet by its position from 0. */
export interface NamedSheet {
  readonly sheet: number
  readonly name: string
}

/** How a file differs from the last one with the same headers. */
export type GuessNote =
  | {
      readonly code: 'marks_changed'
      readonly columns: readonly NamedColumn[]
      /** As in this file. */
      readonly mark: DecimalMark
    }
  | { readonly code: 'days_changed'; readonly order: DayOrder }

export function isSameReason(one: GuessReason, other: GuessReason): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

export function nameColumn(header: string, at: number): NamedColumn {
  return header.trim() || at + 1
}

// The quantity column of a file: by its name, as its system writes it, or by its numbers, and then somebody is asked.

import {
  chooseQuantity,
  doubted,
  type QuantityChoice,
  type StockColumn,
  stockColumns,
  type TableColumn,
} from './choose-quantity.ts'
import type { ColumnKind } from './column-kind.ts'
import type { ColumnProfile } from './column-profile.ts'
import { besideAvailable, besideCounted, openingStock, sizeOfItem } from './doubt-quantity.ts'
import type { ItemGuess } from './guess-item-columns.ts'
import { nameColumn } from './guess-reason.ts'
import type { OwnStores } from './guess-site.ts'
import { matchHeader } from './header-words.ts'
import type { KnownColumns } from './known-exports.ts'
import type { GuessContext } from './mapping-guess.ts'
import { areRowNumbers } from './row-numbers.ts'
import { isOtherNumber, mayBeginStock } from './stock-header.ts'
import { profiledRows } from './table-columns.ts'
import { monthColumns, saysTime } from './time-words.ts'

/** Columns that may be the quantity. */
export function stockIn(
  columns: readonly TableColumn[],
  known: KnownColumns | undefined,
  stores: OwnStores,
): readonly StockColumn[] {
  if (!known) return stockColumns(columns, stores)
  return known.quantities.flatMap(({ at, place }) => {
    const column = columns[at]
    if (!column) return []
    const isEmpty = column.profile.filled === 0
    const unlikely =
      !isEmpty && column.profile.numbers < 0.5
        ? ({ code: 'values_do_not_match' } as const)
        : undefined
    return [{ ...column, rank: 3 as const, rest: place, isNearly: false, isApart: true, unlikely }]
  })
}

export function quantityOf(
  {
    columns,
    stock,
    known,
    stores,
  }: {
    readonly columns: readonly TableColumn[]
    readonly stock: readonly StockColumn[]
    readonly known: KnownColumns | undefined
    readonly stores: OwnStores
  },
  rows: number,
): QuantityChoice {
  if (!known) return chooseQuantity(stock, profiledRows(rows), stores, columns)
  // Systems leave it empty for items whose stock is not tracked.
  const filled = rows === 0 ? stock : stock.filter(({ profile }) => profile.filled > 0)
  const choice = chooseQuantity(filled, 0, stores)
  return choice.doubt || choice.at === null
    ? choice
    : { ...choice, why: [{ code: 'as_source', source: known.name }] }
}

const NONE: QuantityChoice = { at: null, why: [], rivals: [], outlets: [] }

/** A list of items needs no quantities, so there is no question about them. */
export function neededQuantity(choice: QuantityChoice, { kind }: GuessContext): QuantityChoice {
  return kind === 'catalogue' && choice.doubt ? NONE : choice
}

/** Undefined when there is no new doubt. */
export function doubtedQuantity(
  {
    columns,
    items,
    stock,
    quantity,
  }: {
    readonly columns: readonly TableColumn[]
    readonly items: readonly ItemGuess[]
    readonly stock: readonly StockColumn[]
    readonly quantity: QuantityChoice
  },
  isNameless: boolean,
): QuantityChoice | undefined {
  if (quantity.at === null) {
    return (
      openingStock(columns) ??
      lastMonth(columns) ??
      unnamedQuantity(columns, items, quantity, isNameless)
    )
  }
  const other = sizeOfItem(quantity, columns, items) ?? besideCounted(quantity, columns)
  if (other) return other
  const beside = besideAvailable(quantity, stock, columns, items)
  return beside === quantity ? undefined : beside
}

/** With a column for each month, the last one that is filled may be what is there. */
function lastMonth(columns: readonly TableColumn[]): QuantityChoice | undefined {
  const months = monthColumns(columns.map(({ header }) => header))
  const filled = months.filter((at) => (columns[at]?.profile.filled ?? 0) > 0)
  const last = filled.findLast((at) => (columns[at]?.profile.numbers ?? 0) > 0.8)
  if (last === undefined || filled.length < 2) return undefined
  const rivals = filled.filter((at) => at !== last)
  return doubted({ at: last, rivals, outlets: [] }, { code: 'each_month' })
}

/** No column is named stock, but an unrecognized one may be it, so it is shown to a person. */
function unnamedQuantity(
  columns: readonly TableColumn[],
  items: readonly ItemGuess[],
  quantity: QuantityChoice,
  isNameless: boolean,
): QuantityChoice | undefined {
  if (quantity.at !== null) return undefined
  const numbers = columns.find(({ at }) => items[at]?.kind === 'sku')
  const possible = columns.filter(
    ({ at, header, profile, values }) =>
      !items[at]?.kind &&
      mayBeStock(header, profile, isNameless) &&
      !areRowNumbers(values) &&
      !areOtherItems(values, numbers) &&
      (isNameless || !arePrices(values)),
  )
  const [first, ...rivals] = possible
  if (!first) return undefined
  const column = nameColumn(first.header, first.at)
  return doubted(
    { at: first.at, rivals: rivals.map(({ at }) => at), outlets: [] },
    isNameless ? { code: 'by_values' } : { code: 'may_be_quantity', column },
  )
}

function mayBeStock(header: string, profile: ColumnProfile, isNameless: boolean): boolean {
  const { filled, integers, numbers, gtins, dates, distinctCount, beyondOne, largest } = profile
  if (areLevels(profile)) return false
  if (filled === 0 || numbers < 0.9 || gtins > 0.3 || dates > 0.3) return false
  if (profile.padded > 0) return false
  if (isNameless) return integers > 0.9 && largest < 100_000
  const isOther = isOtherNumber(header) && !mayBeginStock(header)
  if (header.trim() === '' || isOther || saysOtherKind(header)) return false
  if (saysTime(header) || areYears(profile)) return false
  const isNumbered = distinctCount > filled * 0.95 && filled >= 50
  return integers > 0.8 && beyondOne > 0 && distinctCount > 2 && !isNumbered && largest < 100_000
}

/** Numbers of other items of the list: what goes with an item, or replaces it. */
function areOtherItems(values: readonly string[], numbers: TableColumn | undefined): boolean {
  if (!numbers || numbers.profile.smallest < SMALLEST_NUMBER) return false
  const known = new Set(numbers.values.map((value) => value.trim()))
  const filled = values.map((value) => value.trim()).filter(Boolean)
  return filled.length > 0 && filled.every((value) => known.has(value))
}

/** Smaller ones may be quantities by chance. */
const SMALLEST_NUMBER = 1_000

/** 80, 90, 100: strengths, sizes and rates have a few values each. */
function areLevels({ filled, distinctCount, smallest }: ColumnProfile): boolean {
  return filled >= FEWEST_OF_LEVELS && distinctCount <= MOST_LEVELS && smallest >= LOWEST_LEVEL
}

const [FEWEST_OF_LEVELS, MOST_LEVELS, LOWEST_LEVEL] = [20, 4, 10]

/** Nothing, or an amount with cents: a price for a while, not a number of pieces. */
function arePrices(values: readonly string[]): boolean {
  const filled = values
    .map((value) => value.trim())
    .filter((value) => value !== '' && value !== '0')
  return (
    filled.length > 0 &&
    filled.filter((value) => /\d[.,]\d{2}\D*$/.test(value)).length * 2 > filled.length
  )
}

/** 2019, 2021: when a book appeared. */
function areYears({ filled, integers, smallest, largest }: ColumnProfile): boolean {
  return filled > 3 && integers > 0.95 && smallest > FIRST_YEAR && largest < LAST_YEAR
}
const [FIRST_YEAR, LAST_YEAR] = [1_900, 2_100]

const NUMBERED: ReadonlySet<ColumnKind> = new Set([
  'sku',
  'barcode',
  'case_barcode',
  'unit_cost',
  'unit_price',
  'pack',
  'lot',
  'serial',
])

/** Named as something else that has numbers, even if another column is used for that. */
function saysOtherKind(header: string): boolean {
  const said = matchHeader(header)
  return said.some(({ kind, exact, isShort }) => exact && !isShort && NUMBERED.has(kind))
}

// A first mapping of a file, from its headers and its values. It is only sure of a column if both agree and no other
// column fits as well.

import {
  chooseQuantity,
  doubted,
  type QuantityChoice,
  type StockColumn,
  stockColumns,
  type TableColumn,
} from './choose-quantity.ts'
import { type ColumnKind, isNumberKind, mayRepeat } from './column-kind.ts'
import { type ColumnProfile, profileColumn } from './column-profile.ts'
import { type FileMarks, isMarkUnclear, readMarks } from './decimal-marks.ts'
import { besideAvailable, besideCounted, openingStock, sizeOfItem } from './doubt-quantity.ts'
import { type DayOrderGuess, guessDayOrder } from './expiry-text.ts'
import type { FilePlace } from './file-place.ts'
import { findHeaderRows } from './find-header.ts'
import { type Certainty, guessItemColumns, type ItemGuess } from './guess-item-columns.ts'
import { type GuessNote, type GuessReason, type NamedSheet, nameColumn } from './guess-reason.ts'
import { guessSite, namesStores, type OwnStores, type SiteGuess, sayStores } from './guess-site.ts'
import { matchHeader } from './header-words.ts'
import { type KnownColumns, recogniseExport } from './known-exports.ts'
import { foldText, partedWords } from './likeness.ts'
import type { ImportKind, Mapping } from './mapping.ts'
import { outletColumnsIn } from './outlet-columns.ts'
import { doubtCodes } from './plausible-codes.ts'
import { changedMarks, type RememberedMarks, withRememberedMarks } from './remembered-marks.ts'
import { areRowNumbers } from './row-numbers.ts'
import { doubtDays, withSpread } from './spread-items.ts'
import { isOtherNumber, mayBeginStock } from './stock-header.ts'
import { hasSumsBeforeParts } from './sums-before-parts.ts'
import {
  guessTableKind,
  type RefusedKind,
  saysDiscount,
  saysPrices,
  type TableKind,
} from './table-kind.ts'
import { monthColumns, saysTime } from './time-words.ts'
import { withMoney } from './unexplained-money.ts'
import { mixesCases, saysCases, saysPieces } from './units-of-rows.ts'
import { withUnnamed } from './unnamed-items.ts'

export interface ColumnGuess {
  readonly header: string
  readonly kind: ColumnKind | null
  readonly certainty: Certainty
  readonly why: readonly GuessReason[]
  readonly samples: readonly string[]
}

export interface MappingGuess {
  readonly columns: readonly ColumnGuess[]
  readonly mapping: Mapping
  /** The POS or shop system that exported it, if recognized. */
  readonly source: string | null
  /** Stores or locations named in its rows. */
  readonly sites: readonly string[]
  /** Places with a quantity column each. */
  readonly outlets: readonly string[]
  /** Quantity columns that each name a place, including this store's. */
  readonly outletColumns: readonly FilePlace[]
  readonly tableKind: TableKind
  /** What it is if it cannot be a stock list; null when it may be one. */
  readonly refusal: RefusedKind | null
  /** Questions that only a person who knows the file can answer. */
  readonly questions: readonly GuessReason[]
  /** An ambiguous date, when nothing tells how to read it. */
  readonly unclearDate: string | null
  /** How this file differs from the last one with these headers. */
  readonly notes: readonly GuessNote[]
  /** Columns whose marks may separate thousands or decimals. */
  readonly unclearNumbers: readonly UnclearNumbers[]
}

interface UnclearNumbers {
  readonly at: number
  /** As written in the file: 1.234. */
  readonly samples: readonly string[]
}

export interface GuessContext {
  readonly kind: ImportKind
  readonly storeName?: string
  readonly otherStores?: readonly string[]
  /** The delimiter of a text file. */
  readonly delimiter?: string | null
  /** Sheets of the workbook with the same columns, if none of them was chosen. */
  readonly similarSheets?: readonly NamedSheet[]
  /** From the last file with these headers. */
  readonly remembered?: Mapping
}

type Rows = readonly (readonly string[])[]

export function guessMapping(rows: Rows, context: GuessContext): MappingGuess {
  const headerRows = findHeaderRows(rows)
  const headers = headerRows === 0 ? [] : (rows[headerRows - 1] ?? [])
  const body = rows.slice(headerRows).filter((row) => row.some((cell) => cell.trim() !== ''))
  const { columns, marks } = columnsOf(headers, body, context.delimiter ?? null)
  const known = recogniseExport(headers)
  const stores = storesOf(context)
  const stock = stockIn(columns, known, stores)
  const chosen = quantityOf({ columns, stock, known, stores }, body.length)
  const quantity = neededQuantity(chosen, context)
  const items = known
    ? columns.map(({ profile }, at) => knownGuess(profile, known.kinds[at], known.name))
    : itemsIn(columns, quantity.at, headerRows === 0)
  const site = siteOf(columns, items, context)
  const titles = rows.slice(0, Math.max(0, headerRows - 1)).flat()
  const asked =
    known || context.kind === 'catalogue' || (quantity.at === null && saysPrices(titles))
      ? undefined
      : doubtedQuantity({ columns, items, stock, quantity }, headerRows === 0)
  const days = daysOf(columns, items, context)
  const guesses = columns.map((column) =>
    guessOf(column, columns, {
      item: items[column.at] ?? UNUSED,
      quantity: asked ?? quantity,
      site: site?.at === column.at ? site : undefined,
      known,
      days: days?.at === column.at ? days : undefined,
    }),
  )
  const table = known
    ? { kind: quantity.at === null ? ('catalogue' as const) : ('stock' as const) }
    : guessTableKind(columns, foundIn(columns, guesses, quantity, stores), titles)
  const isRefused = table.refusal !== undefined
  const usable = isRefused ? guesses.map(withoutQuantity) : guesses
  const remembered = withRemembered(usable, columns, context.remembered)
  const isRemembered = remembered !== usable
  const kinds = remembered.map(({ kind }) => kind)
  const memory = isRemembered ? context.remembered : undefined
  const recalled = memory && withRememberedMarks(marks, memory)
  const doubts = [
    asked?.doubt ?? quantity.doubt,
    site?.doubt,
    table.doubt,
    days?.doubt,
    doubtSums({ columns, quantity, marks }, context),
    doubtUnits(columns, quantity),
    doubtTree(columns, stock, quantity),
    doubtGroups(columns),
    doubtSheet(context),
    known || context.kind === 'catalogue' || quantity.at === null
      ? undefined
      : doubtDays(columns, items),
    known || isRefused || asked || table.doubt ? undefined : doubtItems(table.kind, guesses),
    doubtWidth(headers, body),
  ]
  const questions = doubts.filter((doubt) => doubt !== undefined)
  return {
    columns: remembered,
    source: known?.name ?? null,
    sites: site?.sites ?? [],
    outlets: quantity.outlets,
    outletColumns: outletColumnsIn(stock),
    tableKind: asked && table.kind === 'catalogue' ? 'stock' : table.kind,
    refusal: isRemembered ? null : (table.refusal ?? null),
    questions: isRemembered ? [] : questions,
    notes: [...(recalled ? changedMarks(recalled, headers) : []), ...changedDays(days, memory)],
    unclearNumbers: recalled && !recalled.isWrittenAnew ? [] : unclearNumbers(marks, kinds),
    unclearDate: days?.unclear ?? null,
    mapping: {
      columns: kinds,
      headerRows,
      ...decimalsOf(recalled ?? plainMarks(marks), kinds),
      ...chooseSite(site, context),
      gtins: areGtins(columns, remembered),
      ...(days && { dayOrder: days.isShown ? days.order : (memory?.dayOrder ?? days.order) }),
    },
  }
}

interface Numbers {
  readonly columns: readonly TableColumn[]
  readonly quantity: QuantityChoice
  readonly marks: FileMarks
}

function saysPack(header: string): boolean {
  return matchHeader(header).some(({ kind, exact }) => kind === 'pack' && exact)
}

/** What was counted in cases has to be turned into pieces first. */
function doubtUnits(
  columns: readonly TableColumn[],
  quantity: QuantityChoice,
): GuessReason | undefined {
  if (quantity.at === null || !columns.some(({ header }) => saysPack(header))) return undefined
  if (columns.some(({ values }) => mixesCases(values))) return { code: 'cases_in_some_rows' }
  return hasCasesBeside(columns, quantity.at) ? { code: 'cases_beside_pieces' } : undefined
}

/** Without any of these, a list of names may be of anything. */
const OF_ITEMS: ReadonlySet<ColumnKind> = new Set([
  'sku',
  'barcode',
  'case_barcode',
  'variant',
  'unit',
  'pack',
  'unit_cost',
  'unit_price',
])

function doubtItems(kind: TableKind, guesses: readonly ColumnGuess[]): GuessReason | undefined {
  const has = (kinds: ReadonlySet<ColumnKind>) =>
    guesses.some((guess) => guess.kind && kinds.has(guess.kind))
  const isOfItems = guesses.some(isOfAnItem) && !(saysDiscounts(guesses) && !has(PRICED))
  return kind === 'catalogue' && !(isOfItems && has(CALLED)) ? { code: 'may_be_other' } : undefined
}

const PRICED: ReadonlySet<ColumnKind> = new Set(['unit_cost', 'unit_price', 'barcode'])

/** Discounts without a price are mostly those of whole groups of items. */
function saysDiscounts(guesses: readonly ColumnGuess[]): boolean {
  return guesses.some(({ header }) => saysDiscount(header))
}

/** What nobody can tell apart by its numbers alone. */
const CALLED: ReadonlySet<ColumnKind> = new Set(['name', 'barcode'])

/** Whatever is listed has an "ID", and names that are close to that of a number are many. */
function isOfAnItem({ kind, header, why, samples }: ColumnGuess): boolean {
  if (!kind || !OF_ITEMS.has(kind)) return false
  if (kind !== 'sku') return true
  const areMixed = samples.every((value) => /\p{L}/u.test(value) && /\d/.test(value))
  return areMixed || (why[0]?.code !== 'name_is_close' && foldText(header) !== 'id')
}

/** Rows with more cells than there are headers may stand beside them. */
function doubtWidth(headers: readonly string[], body: Rows): GuessReason | undefined {
  if (headers.length === 0) return undefined
  const wider = body.filter((row) => row.slice(headers.length).some((cell) => cell.trim() !== ''))
  return wider.length * 2 > body.length ? { code: 'more_cells' } : undefined
}

/** 1, 1.1, 1.2, 2: what something is made of, unless the list says that it is stock. */
function doubtTree(
  columns: readonly TableColumn[],
  stock: readonly StockColumn[],
  { at }: QuantityChoice,
): GuessReason | undefined {
  const isStock = stock.some((column) => column.at === at && column.rank === 3)
  const isTree = at !== null && !isStock && columns.some(({ values }) => areOfTree(values))
  return isTree ? { code: 'may_be_recipe' } : undefined
}

const FEWEST_PARTS = 2

function areOfTree(values: readonly string[]): boolean {
  const filled = values.map((value) => value.trim()).filter(Boolean)
  if (!filled.every((value) => /^\d{1,3}(?:\.\d{1,3})*$/.test(value))) return false
  const seen = new Set<string>()
  let parts = 0
  for (const value of filled) {
    const end = value.lastIndexOf('.')
    if (seen.has(value) || (end > 0 && !seen.has(value.slice(0, end)))) return false
    if (end > 0) parts += 1
    seen.add(value)
  }
  return parts >= FEWEST_PARTS
}

const GROUPS: ReadonlySet<string> = new Set(
  ['это группа', 'це група', 'is group', 'is folder', 'ist gruppe', 'isgroup', 'isfolder'].map(
    foldText,
  ),
)

/** Systems that keep groups and items in one table say in a column which rows are groups. */
function doubtGroups(columns: readonly TableColumn[]): GuessReason | undefined {
  const isMixed = columns.some(
    ({ header, profile }) =>
      profile.distinctCount === 2 &&
      (GROUPS.has(foldText(header)) || GROUPS.has(foldText(partedWords(header)))),
  )
  return isMixed ? { code: 'groups_in_rows' } : undefined
}

function doubtSheet({ similarSheets = [] }: GuessContext): GuessReason | undefined {
  return similarSheets.length > 1 ? { code: 'similar_sheets', sheets: similarSheets } : undefined
}

/** "Stock cases" and "Stock units" of an item have to be added up. */
function hasCasesBeside(columns: readonly TableColumn[], at: number): boolean {
  if (!saysPieces(columns[at]?.header ?? '')) return false
  return columns.some(
    ({ header, profile: { filled, integers, gtins } }) =>
      filled > 0 && integers > 0.9 && gtins < 0.1 && saysCases(header) && !saysPack(header),
  )
}

function doubtSums(
  { columns, quantity: { at }, marks }: Numbers,
  { kind }: GuessContext,
): GuessReason | undefined {
  if (at === null || kind === 'catalogue') return undefined
  const decimal = marks.columns[at]?.decimal ?? marks.decimal
  const isDoubtful = hasSumsBeforeParts(columns, at, decimal)
  return isDoubtful ? { code: 'sums_of_rows' } : undefined
}

/** Enough rows to recognize a column. */
const PROFILED_ROWS = 1_000

function columnsOf(
  headers: readonly string[],
  body: Rows,
  delimiter: string | null,
): { readonly columns: readonly TableColumn[]; readonly marks: FileMarks } {
  const widest = body.reduce((most, row) => Math.max(most, row.length), 0)
  const width = headers.length || widest
  const cells = Array.from({ length: width }, (_, at) => body.map((row) => row[at] ?? ''))
  const marks = readMarks(cells, delimiter, thinned)
  const columns = cells.map((values, at) => {
    const profile = profileColumn(thinned(values), marks.columns[at]?.decimal ?? marks.decimal)
    return { at, header: headers[at] ?? '', profile, values }
  })
  return { columns, marks }
}

function unclearNumbers(
  { columns }: FileMarks,
  kinds: Mapping['columns'],
): readonly UnclearNumbers[] {
  return columns.flatMap((mark, at) =>
    isMarkUnclear(mark, kinds[at] ?? null) ? [{ at, samples: mark.unclear }] : [],
  )
}

type PlainMarks = Pick<RememberedMarks, 'columns' | 'decimal'>

function plainMarks({ columns, decimal }: FileMarks): PlainMarks {
  return { columns: columns.map((mark) => mark.decimal), decimal }
}

/** The mark of the quantity column is the file's mark; other columns may have their own. */
function decimalsOf(
  marks: PlainMarks,
  kinds: Mapping['columns'],
): Pick<Mapping, 'decimal' | 'decimals'> {
  const decimal = marks.columns[kinds.indexOf('quantity')] ?? marks.decimal
  const decimals = marks.columns.map((mark, at) =>
    isNumberKind(kinds[at]) && mark !== decimal ? mark : null,
  )
  return decimals.some((mark) => mark !== null) ? { decimal, decimals } : { decimal }
}

/** A sample over all rows, not just the first ones. */
function thinned<Value>(values: readonly Value[]): readonly Value[] {
  if (values.length <= PROFILED_ROWS) return values
  const step = Math.ceil(values.length / PROFILED_ROWS)
  return values.filter((_, at) => at % step === 0)
}

/** Columns that may be the quantity. */
function stockIn(
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

function quantityOf(
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
  const shown = rows <= PROFILED_ROWS ? rows : Math.floor(rows / Math.ceil(rows / PROFILED_ROWS))
  if (!known) return chooseQuantity(stock, shown, stores, columns)
  // Systems leave it empty for items whose stock is not tracked.
  const filled = rows === 0 ? stock : stock.filter(({ profile }) => profile.filled > 0)
  const choice = chooseQuantity(filled, 0, stores)
  return choice.doubt || choice.at === null
    ? choice
    : { ...choice, why: [{ code: 'as_source', source: known.name }] }
}

const NONE: QuantityChoice = { at: null, why: [], rivals: [], outlets: [] }

/** A list of items needs no quantities, so there is no question about them. */
function neededQuantity(choice: QuantityChoice, { kind }: GuessContext): QuantityChoice {
  return kind === 'catalogue' && choice.doubt ? NONE : choice
}

function storesOf({ storeName = '', otherStores = [] }: GuessContext): OwnStores {
  return { storeName, otherStores }
}

interface FoundSite extends SiteGuess {
  readonly at: number
}

function siteOf(
  columns: readonly TableColumn[],
  items: readonly ItemGuess[],
  context: GuessContext,
): FoundSite | undefined {
  const stores = storesOf(context)
  const isCalledSo = (at: number) => items[at]?.kind === 'site'
  const named = columns.filter(
    ({ at, header, profile, values }) =>
      profile.filled > 0 &&
      (isCalledSo(at) ||
        (profile.numbers < 0.5 && namesStores(values, stores)) ||
        (items[at]?.kind === null && sayStores(header, values))),
  )
  const guesses = named.map(({ at, values, profile }) => ({
    at,
    ...guessSite(values, profile, stores, isCalledSo(at) || !namesStores(values, stores)),
  }))
  const best = guesses.find(({ site }) => site !== null) ?? guesses.find(({ doubt }) => doubt)
  const found = best ?? guesses[0]
  if (!found || context.kind !== 'catalogue') return found
  const { doubt: _unasked, ...rest } = found
  return { ...rest, site: null }
}

const UNUSED: ItemGuess = { kind: null, certainty: 'skipped', why: [{ code: 'not_needed' }] }

interface Decisions {
  readonly item: ItemGuess
  readonly quantity: QuantityChoice
  readonly site: FoundSite | undefined
  readonly known: KnownColumns | undefined
  readonly days: FoundDays | undefined
}

interface FoundDays extends DayOrderGuess {
  readonly at: number
  readonly doubt?: GuessReason
}

/** How to read the file's dates. A list of items needs none. */
function daysOf(
  columns: readonly TableColumn[],
  items: readonly ItemGuess[],
  { kind }: GuessContext,
): FoundDays | undefined {
  const column = columns.find(({ at }) => items[at]?.kind === 'expiry')
  if (!column) return undefined
  const guessed = guessDayOrder(column.values)
  if (kind === 'catalogue' || !guessed.unclear) {
    return { at: column.at, order: guessed.order, isShown: guessed.isShown }
  }
  const doubt = { code: 'unclear_date', date: guessed.unclear } as const
  return { at: column.at, ...guessed, doubt }
}

function changedDays(
  days: FoundDays | undefined,
  memory: Mapping | undefined,
): readonly GuessNote[] {
  const last = memory?.dayOrder
  if (!days?.isShown || !last || last === days.order) return []
  return [{ code: 'days_changed', order: days.order }]
}

function guessOf(
  { at, header, profile }: TableColumn,
  all: readonly TableColumn[],
  { item, quantity, site, known, days }: Decisions,
): ColumnGuess {
  const { samples } = profile
  if (at === quantity.at) {
    const isTwice = isCalledTwice(header, all)
    const doubt = quantity.doubt ?? (isTwice ? SAME_NAME : undefined)
    const why = doubt ? [doubt] : quantity.why
    return { header, kind: 'quantity', certainty: doubt ? 'check' : 'sure', why, samples }
  }
  if (site) {
    const certainty = site.doubt ? 'check' : 'sure'
    return { header, kind: site.kind, certainty, why: site.why, samples }
  }
  if (days?.doubt) {
    return { header, kind: 'expiry', certainty: 'check', why: [days.doubt], samples }
  }
  if (item.kind === 'site') {
    const why = [{ code: 'other_fits_better' } as const]
    return { header, kind: null, certainty: 'skipped', why, samples }
  }
  const isEssential = item.kind === 'sku' || item.kind === 'barcode' || item.kind === 'name'
  if (!known && isEssential && isCalledTwice(header, all) && !mayRepeat(item.kind ?? 'sku')) {
    return { header, kind: item.kind, certainty: 'check', why: [SAME_NAME], samples }
  }
  return { header, ...item, samples }
}

const SAME_NAME: GuessReason = { code: 'same_name' }

/** With two columns of the same name, only a person who knows the file can choose. */
function isCalledTwice(header: string, all: readonly TableColumn[]): boolean {
  const own = foldText(header)
  const same = all.filter((one) => foldText(one.header) === own && one.profile.filled > 0)
  return own !== '' && same.length > 1
}

function itemsIn(
  columns: readonly TableColumn[],
  quantityAt: number | null,
  isNameless: boolean,
): readonly ItemGuess[] {
  const guesses = guessItemColumns(columns, quantityAt, isNameless)
  if (isNameless) return guesses
  const named = withUnnamed(columns, guesses, quantityAt)
  return withSpread(columns, withMoney(columns, named, quantityAt), quantityAt)
}

/** Undefined when there is no new doubt. */
function doubtedQuantity(
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
  const possible = columns.filter(
    ({ at, header, profile, values }) =>
      !items[at]?.kind && mayBeStock(header, profile, isNameless) && !areRowNumbers(values),
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
  if (filled === 0 || numbers < 0.9 || gtins > 0.3 || dates > 0.3) return false
  if (profile.padded > 0) return false
  if (isNameless) return integers > 0.9 && largest < 100_000
  const isOther = isOtherNumber(header) && !mayBeginStock(header)
  if (header.trim() === '' || isOther || saysOtherKind(header)) return false
  if (saysTime(header) || areYears(profile)) return false
  const isNumbered = distinctCount > filled * 0.95 && filled >= 50
  return integers > 0.8 && beyondOne > 0 && distinctCount > 2 && !isNumbered && largest < 100_000
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

/** What can be sold is on hand; what was merely counted may have left since. */
const FREE = /\b(?:avail|dispon|verfug|beschik|dostep|dostup)/

function foundIn(
  columns: readonly TableColumn[],
  guesses: readonly ColumnGuess[],
  quantity: QuantityChoice,
  stores: OwnStores,
) {
  const stock = stockColumns(columns, stores)
  const hasStock = stock.some(
    ({ header, rank, unlikely, isNearly }) =>
      (rank === 3 || FREE.test(foldText(header))) && !unlikely && !isNearly,
  )
  const hasItem = guesses.some(
    ({ kind }) => kind === 'sku' || kind === 'barcode' || kind === 'name',
  )
  const isDoubted = quantity.doubt !== undefined
  return { hasStock, hasQuantity: quantity.at !== null, isDoubted, hasItem }
}

function knownGuess(
  profile: ColumnProfile,
  kind: ColumnKind | null | undefined,
  source: string,
): ItemGuess {
  const { filled } = profile
  if (!kind || filled === 0) {
    return { kind: null, certainty: 'skipped', why: [{ code: filled ? 'not_needed' : 'empty' }] }
  }
  const doubt = kind === 'barcode' ? doubtCodes(profile) : undefined
  if (doubt) return { kind, certainty: 'check', why: [doubt] }
  return { kind, certainty: 'sure', why: [{ code: 'as_source', source }] }
}

/** Quantities that moved are not stock; to use them anyway, a person has to say so. */
function withoutQuantity(guess: ColumnGuess): ColumnGuess {
  if (guess.kind !== 'quantity') return guess
  return { ...guess, kind: null, certainty: 'skipped', why: [{ code: 'not_on_hand' }] }
}

const AS_LAST_TIME: readonly GuessReason[] = [{ code: 'as_last_time' }]

function withRemembered(
  guesses: readonly ColumnGuess[],
  columns: readonly TableColumn[],
  remembered: Mapping | undefined,
): readonly ColumnGuess[] {
  if (!remembered || remembered.columns.length !== guesses.length) return guesses
  return guesses.map((guess, at) => {
    const kind = remembered.columns[at] ?? null
    const isEmpty = columns[at]?.profile.filled === 0
    if (kind === null) return { ...guess, kind, certainty: 'skipped', why: AS_LAST_TIME }
    return { ...guess, kind, certainty: isEmpty ? 'check' : 'sure', why: AS_LAST_TIME }
  })
}

function chooseSite(
  site: FoundSite | undefined,
  { kind, remembered }: GuessContext,
): Pick<Mapping, 'site' | 'alsoSites'> {
  if (kind === 'catalogue' || !site) return { site: null }
  const { site: last, alsoSites } = remembered ?? {}
  if (!last || !site.sites.includes(last)) return { site: site.site }
  return alsoSites ? { site: last, alsoSites } : { site: last }
}

function areGtins(columns: readonly TableColumn[], guesses: readonly ColumnGuess[]): boolean {
  const codes = columns.filter(({ at }) => {
    const kind = guesses[at]?.kind
    return kind === 'barcode' || kind === 'case_barcode'
  })
  return codes.some(({ profile }) => profile.gtins >= 0.5)
}

// Which column has the quantity. A matching name is not enough: no other column may fit as well, and its numbers have
// to be plausible.

import type { ColumnProfile } from './column-profile.ts'
import type { GuessReason } from './guess-reason.ts'
import type { OwnStores } from './guess-site.ts'
import { foldText } from './likeness.ts'
import { doubtStock } from './plausible-stock.ts'
import { isOtherNumber, readStockHeader, type StockHeader, saysFree } from './stock-header.ts'
import { areMeasures } from './units-of-rows.ts'
import { isValued } from './valued-quantity.ts'

export interface TableColumn {
  readonly at: number
  readonly header: string
  readonly profile: ColumnProfile
  readonly values: readonly string[]
}

export interface QuantityChoice {
  /** Null when no column can be it. */
  readonly at: number | null
  /** Why a person has to be asked; undefined when the choice is sure. */
  readonly doubt?: GuessReason
  readonly why: readonly GuessReason[]
  /** Other columns that could be meant. */
  readonly rivals: readonly number[]
  /** Names of the places with a quantity column each. */
  readonly outlets: readonly string[]
}

export interface StockColumn extends TableColumn, StockHeader {
  /** Why its numbers are unlikely as stock; undefined when they are plausible. */
  readonly unlikely: GuessReason | undefined
}

const NOTHING: QuantityChoice = { at: null, why: [], rivals: [], outlets: [] }
/** A column with a smaller share of filled rows is nearly empty. */
const NEARLY_EMPTY = 0.1
const HALF_EMPTY = 0.3
/** Where more values are words, their rows would be left out: of a few rows, each is listed on one page. */
const FEWEST_NUMBERS = 0.8
const FEW_ROWS = 10

export function stockColumns(
  columns: readonly TableColumn[],
  stores: OwnStores,
): readonly StockColumn[] {
  const isMeasured = columns.some(({ values }) => areMeasures(values))
  return columns.flatMap((column) => {
    const read = storeHeader(column.header, stores) ?? readStockHeader(column.header)
    if (!read) return []
    return [{ ...column, ...read, unlikely: unlikelyStock(column, isMeasured && read.rank === 3) }]
  })
}

/** A column named after a store has that store's quantities. */
function storeHeader(header: string, stores: OwnStores): StockHeader | undefined {
  const rest = foldText(header)
  const isStore =
    rest !== '' && [stores.storeName, ...stores.otherStores].map(foldText).includes(rest)
  return isStore ? { rank: 3, rest, isNearly: false, isApart: true } : undefined
}

/** A header that may also be a yes/no question. */
const FLAG =
  /^(?:in stock|stock|available|inventory|en stock|disponible|lager|skladem|stan|mevcut|na sklade|i lager|pa lager|op voorraad)$/

function unlikelyStock(
  { header, profile }: TableColumn,
  isMeasured: boolean,
): GuessReason | undefined {
  if (profile.filled > 0 && profile.numbers < 0.5) return { code: 'values_do_not_match' }
  return doubtStock(profile, { isCalledFlag: FLAG.test(foldText(header)), isMeasured })
}

/** `all`: every column of the file, including those without a stock name. */
export function chooseQuantity(
  columns: readonly StockColumn[],
  rows: number,
  { storeName, otherStores }: OwnStores,
  all: readonly TableColumn[] = columns,
): QuantityChoice {
  const filled = columns.filter(({ unlikely, profile }) => !unlikely && profile.filled > 0)
  // "Varasto" beside "Varastosaldo" is the number of the warehouse.
  const varied = filled.filter(({ profile }) => !isAlwaysSame(profile))
  const likely = varied.length > 0 ? varied : filled
  if (likely.length === 0) return leastBad(columns, rows)
  const reserved = all.filter(isReserved)
  const isFree = (one: StockColumn) => likely.some((other) => isWithout(one, other, reserved))
  const possible = likely.filter((one) => !isFree(one))
  const own = possible.filter(({ rest }) => storeName !== '' && rest === foldText(storeName))
  const [ownBest] = own.toSorted((one, other) => other.rank - one.rank)
  if (ownBest && !own.some((other) => other !== ownBest && isRival(other, ownBest, rows))) {
    return sure(ownBest, { code: 'this_store' })
  }
  const ofPlaces = possible.filter(({ rest }) => rest !== '')
  const plain = possible.filter(({ rest }) => rest === '')
  if (ofPlaces.length > 1 && isOneFamily(ofPlaces)) return askOutlet(ofPlaces, plain)
  const choice = chooseAmong(plain.length > 0 ? plain : ofPlaces, possible, rows, all)
  return ofAnotherStore(choice, possible, otherStores) ?? choice
}

function isAlwaysSame({ filled, distinctCount, largest }: ColumnProfile): boolean {
  return filled >= FEWEST_SAME && distinctCount === 1 && largest > 0
}

const FEWEST_SAME = 10

/** The stock of another store is not this store's, however well the column is named. */
function ofAnotherStore(
  choice: QuantityChoice,
  columns: readonly StockColumn[],
  otherStores: readonly string[],
): QuantityChoice | undefined {
  const rest = columns.find(({ at }) => at === choice.at)?.rest
  const name = otherStores.find((one) => rest !== '' && foldText(one) === rest)
  if (name === undefined) return undefined
  return doubted(choice, { code: 'other_store', store: name })
}

/** No plausible column is named stock, so the least bad one is shown to a person. */
function leastBad(columns: readonly StockColumn[], rows: number): QuantityChoice {
  const called = columns
    .filter((column) => !saysWords(column))
    .sort((one, other) => other.rank - one.rank)[0]
  if (!called) return NOTHING
  // Whether there are rows at all is reported by the check.
  if (rows === 0) return sure(called)
  return doubted({ at: called.at, rivals: [], outlets: [] }, called.unlikely ?? { code: 'empty' })
}

/** A column that says "In stock" in every row, or "I" for stocked items, has a status and not a quantity. */
function saysWords({ profile: { filled, numbers, distinctCount } }: StockColumn): boolean {
  return filled >= 3 && numbers === 0 && distinctCount <= 2
}

function sure({ at }: StockColumn, ...fits: readonly GuessReason[]): QuantityChoice {
  return { at, why: [{ code: 'name_matches' }, ...fits], rivals: [], outlets: [] }
}

/** The choice, about which a person has to be asked. */
export function doubted(
  choice: Omit<QuantityChoice, 'doubt' | 'why'>,
  doubt: GuessReason,
): QuantityChoice {
  return { ...choice, doubt, why: [doubt] }
}

/** Stock Oslo and Stock Bergen, but not Stock and Available online. */
function isOneFamily(columns: readonly StockColumn[]): boolean {
  const [first] = columns
  return columns.filter(({ rank }) => rank === first?.rank).length > 1
}

function askOutlet(
  ofPlaces: readonly StockColumn[],
  plain: readonly StockColumn[],
): QuantityChoice {
  const outlets = ofPlaces.map(({ rest }) => rest)
  const rivals = [...ofPlaces.slice(1), ...plain].map(({ at }) => at)
  const at = ofPlaces[0]?.at ?? null
  return doubted({ at, rivals, outlets }, { code: 'column_per_place', places: outlets })
}

function chooseAmong(
  candidates: readonly StockColumn[],
  possible: readonly StockColumn[],
  rows: number,
  all: readonly TableColumn[],
): QuantityChoice {
  const sorted = [...candidates].sort((one, other) => other.rank - one.rank || one.at - other.at)
  const [best] = sorted
  if (!best) return NOTHING
  const rivals = possible.filter((other) => other !== best && isRival(other, best, rows))
  const answer = { at: best.at, rivals: rivals.map(({ at }) => at), outlets: [] }
  const valued = [best, ...rivals].filter((one) => rivals.length > 0 && isValued(one, all))
  const [only] = valued
  if (only && valued.length === 1) return sure(only, { code: 'valued' })
  if (rivals.length > 0) {
    const headers = rivals.map(({ header }) => header.trim())
    return doubted(answer, { code: 'rivals', headers })
  }
  if (best.profile.filled < rows * HALF_EMPTY) {
    return doubted(answer, { code: 'mostly_blank' })
  }
  const isShort = best.profile.filled < FEW_ROWS && isPlainlyCalled(best)
  if (best.profile.numbers < FEWEST_NUMBERS && !isShort) {
    return doubted(answer, { code: 'values_do_not_match' })
  }
  const isCertain = best.rank === 3 && isValued(best, all)
  if (best.isNearly && !isCertain && !isOfWarehouse(best)) {
    return doubted(answer, { code: 'name_is_close' })
  }
  if (best.rest !== '' && !best.isApart && !isCertain) {
    return doubted(answer, { code: 'other_number', words: best.rest })
  }
  const fits = best.profile.integers > 0.9 ? [{ code: 'whole_numbers' } as const] : []
  return { ...answer, why: [{ code: 'name_matches' }, ...fits] }
}

/** Whatever its values say: not a word that is only like one for stock, and not the number of a warehouse. */
function isPlainlyCalled({ header, rank, rest, isNearly }: StockColumn): boolean {
  return rank > 1 && rest === '' && !isNearly && !WAREHOUSE.test(foldText(header))
}

/** "Lager", "Sklad": what is in the warehouse, unless it is the number of one, which many rows share. */
function isOfWarehouse({ header, profile }: StockColumn): boolean {
  const { distinctCount, filled } = profile
  return (
    WAREHOUSE.test(foldText(header)) &&
    distinctCount >= FEWEST_AMOUNTS &&
    distinctCount >= Math.min(filled * 0.5, MANY_AMOUNTS)
  )
}

const WAREHOUSE = /^(?:lager|sklad|raktar|inventar)$/
const [FEWEST_AMOUNTS, MANY_AMOUNTS] = [5, 20]

/**
 * What is available to sell does not compete with what is on hand; nor does a column with the same values, or none.
 */
function isRival(other: StockColumn, best: StockColumn, rows: number): boolean {
  if (best.rank - other.rank > 1) return false
  if (other.profile.filled < rows * NEARLY_EMPTY) return false
  if (other.profile.largest === 0 && best.profile.largest > 0) return false
  if (isOfSomething(other) && best.rank === 3 && best.rest === '' && !best.isNearly) return false
  if (saysFree(other.header) && !saysFree(best.header) && isNeverMore(other, best)) return false
  return !isSame(other, best)
}

/** "Quantity used" beside "Remaining": a quantity of something, but not of what is there. */
function isOfSomething({ rank, rest, isApart }: StockColumn): boolean {
  return rank === 2 && rest !== '' && !isApart
}

/** What can be sold is never more than what is there. */
function isNeverMore(free: StockColumn, whole: StockColumn): boolean {
  let [more, less] = [0, 0]
  for (const [row, text] of whole.values.entries()) {
    const [all, rest] = [text, free.values[row]].map(numberIn)
    if (all === undefined || rest === undefined) continue
    if (rest > Math.max(0, all)) more += 1
    if (rest < all) less += 1
  }
  return less >= 2 && more <= less * 0.02
}

/** Fewer rows could add up by chance. */
const FEWEST_SUMS = 5

/** Not a stock column, because the stores of a file also add up. */
function isReserved({ header, profile }: TableColumn): boolean {
  return profile.integers > 0.9 && isOtherNumber(header)
}

/** In every row it is the other column minus a reserved quantity, so it is what is available of what is on hand. */
function isWithout(
  free: StockColumn,
  whole: StockColumn,
  reserved: readonly TableColumn[],
): boolean {
  if (free === whole) return false
  return reserved.some((third) => {
    let [right, wrong, differing] = [0, 0, 0]
    for (const [row, text] of whole.values.entries()) {
      const [all, rest, taken] = [text, free.values[row], third.values[row]].map(numberIn)
      if (all === undefined || rest === undefined || taken === undefined) continue
      if (all === rest + taken) right += 1
      else wrong += 1
      if (all > rest) differing += 1
    }
    return wrong <= right * 0.02 && right >= FEWEST_SUMS && differing >= 2
  })
}

/** Undefined when it is not a plain number. */
function numberIn(text = ''): number | undefined {
  const number = text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'))
  return Number.isNaN(number) ? undefined : number
}

/** Some columns of a file leave out zeros, others write them. */
function orNothing(value: string): string {
  const text = value.trim()
  return text === '' ? '0' : text
}

function isSame(one: StockColumn, other: StockColumn): boolean {
  const differing = one.values.filter(
    (value, at) => orNothing(value) !== orNothing(other.values[at] ?? ''),
  )
  return differing.length <= one.values.length * 0.02
}

// Columns of money under names that nobody knows. A part of the name may say what one is; otherwise one of them may be
// what an item costs or sells for, and the guess has to ask: a cost that is left out is missing in every value of the count.

import type { TableColumn } from './choose-quantity.ts'
import type { ItemGuess } from './guess-item-columns.ts'
import type { GuessReason } from './guess-reason.ts'
import { leansTo, type Prices, saysAverage, saysOtherMoney } from './header-words.ts'
import {
  type Amounts,
  amountsOf,
  areMoney,
  isMostlyLess,
  isProductOf,
  isReckoned,
  meanOf,
} from './money-amounts.ts'

type Guesses = readonly ItemGuess[]
type Columns = readonly TableColumn[]

export function withMoney(columns: Columns, guesses: Guesses, quantityAt: number | null): Guesses {
  const find = (among: Guesses) => unexplainedIn(columns, among, quantityAt)
  if (find(guesses).length === 0) return guesses
  const free = guesses.map((guess) => (isClose(guess) ? UNUSED : guess))
  const leaning = withLeaning(columns, free, find(free))
  const kinds = new Set(leaning.map(({ kind }) => kind))
  const found = leaning.map((guess, at) => {
    const before = guesses[at] ?? UNUSED
    return !guess.kind && isClose(before) && !kinds.has(before.kind) ? before : guess
  })
  const valued = withValuation(columns, found, find(found), quantityAt)
  const priced = withOnlyPrice(columns, valued, find(valued))
  return withDoubts(columns, priced, find(priced))
}

const UNUSED: ItemGuess = { kind: null, certainty: 'skipped', why: [{ code: 'not_needed' }] }
const AGREED: readonly GuessReason[] = [{ code: 'name_matches' }, { code: 'decimals' }]

/** A price or a cost whose name is only like that of one. */
function isClose({ kind, why }: ItemGuess): boolean {
  const isPrices = kind === 'unit_cost' || kind === 'unit_price'
  return isPrices && why.some(({ code }) => code === 'name_is_close')
}

function unexplainedIn(
  columns: Columns,
  guesses: Guesses,
  quantityAt: number | null,
): readonly Amounts[] {
  const amounts = columns.filter(({ profile }) => profile.numbers > 0.8).map(amountsOf)
  return amounts.filter((one) => {
    const { at, header } = one.column
    const isFree = at !== quantityAt && !guesses[at]?.kind && !saysOtherMoney(header)
    return isFree && areMoney(one) && !isReckoned(one, amounts)
  })
}

/** "Px achat HT" beside "Px vente TTC": words that are only said of costs or of prices, and the amounts agree. */
function withLeaning(columns: Columns, guesses: Guesses, unexplained: readonly Amounts[]): Guesses {
  const found = (kind: Prices) => {
    const known = columns[guesses.findIndex((guess) => guess.kind === kind)]
    if (known) return amountsOf(known)
    const [only, ...others] = unexplained.filter(({ column }) => leansTo(column.header) === kind)
    return others.length === 0 ? only : undefined
  }
  const [cost, price] = [found('unit_cost'), found('unit_price')]
  if (cost && price && !isMostlyLess(cost, price)) return guesses
  const as = (kind: Prices): ItemGuess => ({ kind, certainty: 'likely', why: AGREED })
  return guesses.map((guess, at) => {
    if (guess.kind) return guess
    if (at === cost?.column.at) return as('unit_cost')
    return at === price?.column.at ? as('unit_price') : guess
  })
}

/** An average of which the list makes the value of its stock is what the items have cost. */
function withValuation(
  columns: Columns,
  guesses: Guesses,
  unexplained: readonly Amounts[],
  quantityAt: number | null,
): Guesses {
  const counted = columns.find(({ at }) => at === quantityAt)
  if (!counted || guesses.some(({ kind }) => kind === 'unit_cost')) return guesses
  const count = amountsOf(counted)
  const values = columns.filter(({ at, profile }) => at !== quantityAt && profile.numbers > 0.8)
  const [only, ...others] = unexplained.filter(
    (one) =>
      saysAverage(one.column.header) &&
      values.some((value) => isProductOf(amountsOf(value), count, one)),
  )
  if (!only || others.length > 0) return guesses
  const cost: ItemGuess = { kind: 'unit_cost', certainty: 'likely', why: VALUED }
  return guesses.map((guess, at) => (at === only.column.at ? cost : guess))
}

const VALUED: readonly GuessReason[] = [{ code: 'values_stock' }]
const ABOVE_COST: readonly GuessReason[] = [{ code: 'above_cost' }]

/**
 * Beside a cost that is known, the only other amount is what the item sells for. Results are worth what their items
 * cost, so that a price of another kind changes nothing in them.
 */
function withOnlyPrice(
  columns: Columns,
  guesses: Guesses,
  unexplained: readonly Amounts[],
): Guesses {
  const [only, ...others] = unexplained
  const costAt = guesses.findIndex((guess) => guess.kind === 'unit_cost' && !isClose(guess))
  const cost = columns[costAt]
  if (!only || others.length > 0 || !cost || saysAverage(only.column.header)) return guesses
  const hasPrice = guesses.some(({ kind }) => kind === 'unit_price')
  if (hasPrice || !isMostlyLess(amountsOf(cost), only)) return guesses
  const price: ItemGuess = { kind: 'unit_price', certainty: 'likely', why: ABOVE_COST }
  return guesses.map((guess, at) => (at === only.column.at ? price : guess))
}

function withDoubts(columns: Columns, guesses: Guesses, unexplained: readonly Amounts[]): Guesses {
  const sorted = [...unexplained].sort((one, other) => meanOf(one) - meanOf(other))
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (!least || !most) return guesses
  const asked = new Map<number, ItemGuess>()
  const ask = ({ at }: TableColumn, kind: Prices) => {
    const rivals = unexplained.flatMap(({ column }) => (column.at === at ? [] : [column.header]))
    const why: GuessReason =
      rivals.length > 0 ? { code: 'rivals', headers: rivals } : { code: 'like_prices' }
    asked.set(at, { kind, certainty: 'check', why: [why] })
  }
  const known = (kind: Prices) => {
    const at = guesses.findIndex((guess) => guess.kind === kind)
    const [column, guess] = [columns[at], guesses[at]]
    if (column && guess && isClose(guess)) ask(column, kind)
    return column
  }
  const [cost, price] = [known('unit_cost'), known('unit_price')]
  const isAverage = saysAverage(most.column.header)
  if (!cost && (price || least !== most || isAverage)) ask(least.column, 'unit_cost')
  if (!price && !isAverage && (cost || least !== most || asked.size === 0)) {
    ask(most.column, 'unit_price')
  }
  return guesses.map((guess, at) => asked.get(at) ?? guess)
}

// What kind of table it is, before looking for its quantity column: sales and lists of people have numbers and names
// too.

import type { ColumnProfile } from './column-profile.ts'
import { foldText } from './likeness.ts'
import { wordsIn } from './stock-header.ts'
import {
  DAY_WORDS,
  EVENT_WORDS,
  FIGURE_WORDS,
  MONEY_WORDS,
  PEOPLE_WORDS,
  PERSON_WORDS,
  RECIPE_WORDS,
} from './table-kind-words.ts'

export type TableKind =
  | 'stock'
  | 'catalogue'
  | 'orders'
  | 'transfers'
  | 'movements'
  | 'people'
  | 'recipe'
  | 'accounts'

export interface TableKindGuess {
  readonly kind: TableKind
  /** Why a person has to be asked; undefined when it is sure. */
  readonly doubt?: string
  /** Why it is not a stock list, and what it is useful for. */
  readonly refusal?: string
}

interface KindColumn {
  readonly header: string
  readonly profile: ColumnProfile
}

const setOf = (words: string) => new Set(wordsIn(words))
const [EVENTS, FIGURES, DAYS, PEOPLE, PERSONS, RECIPES, MONEY] = [
  setOf(EVENT_WORDS),
  setOf(FIGURE_WORDS),
  setOf(DAY_WORDS),
  setOf(PEOPLE_WORDS),
  setOf(PERSON_WORDS),
  setOf(RECIPE_WORDS),
  setOf(MONEY_WORDS),
]
/** A list that was printed once does not have this many different days. */
const MANY_DAYS = 4

const REFUSALS: Readonly<
  Record<'orders' | 'transfers' | 'movements' | 'people' | 'recipe' | 'accounts', string>
> = {
  orders:
    'This is a list of orders: it says what was ordered, not what is there. Export the stock or inventory list of your system instead.',
  transfers:
    'This is a list of goods that were moved from place to place, not of what is there. Export the stock or inventory list of your system instead.',
  movements:
    'This is a list of sales, orders or receipts: it says what moved, not what is there. Export the stock or inventory list of your system instead.',
  people:
    'This is a list of people. It says nothing about stock: export the stock or inventory list of your system instead.',
  recipe:
    'This is a bill of materials: its quantities are what one product is made of, not what is there. Export the stock list instead.',
  accounts:
    'This is a statement of an account. It says nothing about stock: export the stock list of your system instead.',
}

interface FoundColumns {
  /** A column is named stock or on hand, not just quantity. */
  readonly hasStock: boolean
  readonly hasQuantity: boolean
  /** The quantity may be something else. */
  readonly isDoubted: boolean
  readonly hasItem: boolean
}

export function guessTableKind(
  columns: readonly KindColumn[],
  found: FoundColumns,
): TableKindGuess {
  const folded = columns.map(({ header }) => foldText(header))
  const count = (words: ReadonlySet<string>) => folded.filter((header) => words.has(header)).length
  const events = count(EVENTS)
  const days = columns.filter(isDayOfRow).length
  const score = events * 2 + Math.min(days, 2) * 2
  if (score >= 4 && !found.hasStock) return refused(movementsIn(folded))
  if (count(RECIPES) >= 2 || (count(RECIPES) === 1 && !found.hasStock)) {
    if (!found.hasStock) return refused('recipe')
    return { kind: 'stock', doubt: 'It may be a bill of materials' }
  }
  const people = count(PEOPLE)
  const isPeople = count(PERSONS) > 0 && people >= 2
  const hasSureQuantity = found.hasQuantity && !found.isDoubted
  if (isPeople && !found.hasStock && !hasSureQuantity) return refused('people')
  if (count(MONEY) >= 2 && !found.hasStock && !hasSureQuantity) return refused('accounts')
  // Many reports have what was sold of an item next to what is left of it.
  const isReport = found.hasStock && days === 0 && events === count(FIGURES)
  if (!isReport && score >= 2 && (events >= 2 || days > 0 || !found.hasStock)) {
    const doubt = 'It may be a list of sales, orders or receipts'
    return { kind: found.hasStock || found.hasQuantity ? 'stock' : 'catalogue', doubt }
  }
  if (isPeople) return { kind: 'stock', doubt: 'It may be a list of people' }
  return { kind: found.hasQuantity ? 'stock' : 'catalogue' }
}

/** The kind of movement, if the file clearly says so. */
function movementsIn(folded: readonly string[]): 'orders' | 'transfers' | 'movements' {
  if (folded.some((header) => TRANSFERS.test(header))) return 'transfers'
  const isOfOrders = folded.some((header) => ORDERS.test(header))
  return isOfOrders && !folded.some((header) => SALES.test(header)) ? 'orders' : 'movements'
}

const TRANSFERS =
  /^(?:transfer|(?:from|to|source|destination) (?:location|store|warehouse|branch|shop|outlet)|(?:von|nach) (?:lager|filiale)|(?:tienda|almacen) (?:origen|destino)|(?:magasin|depot) (?:origine|destination))/
const ORDERS =
  /^(?:order|orders|orderid|purchase order|po)\b|^(?:bestell|auftrag|pedido|numero de pedido|commande|numero de commande|ordine|numero ordine|zamowieni|nr zamowienia|objednav|comanda|заказ|номер заказа|siparis|订单|訂單|注文|受注|주문)/
const SALES = /^(?:receipt|invoice|gross sales|net sales|sale|qty sold|quantity sold|units sold)\b/

function refused(kind: keyof typeof REFUSALS): TableKindGuess {
  return { kind, refusal: REFUSALS[kind] }
}

const CLOCK = /^\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?$/i

/** A single print date, or the expiry date of each lot, is not the day of a sale. */
function isDayOfRow({ header, profile }: KindColumn): boolean {
  if (!DAYS.has(foldText(header))) return false
  const isClock = profile.samples.length > 0 && profile.samples.every((text) => CLOCK.test(text))
  return (profile.dates > 0.7 || isClock) && profile.distinctCount >= MANY_DAYS
}

/** Whether it is a typical column name of such tables. */
export function isTableWord(header: string): boolean {
  const folded = foldText(header)
  return [EVENTS, DAYS, PEOPLE, RECIPES, MONEY].some((words) => words.has(folded))
}

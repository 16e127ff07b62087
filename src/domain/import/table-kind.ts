// What kind of table it is, before looking for its quantity column: sales and lists of people have numbers and names
// too.

import type { ColumnProfile } from './column-profile.ts'
import type { GuessReason } from './guess-reason.ts'
import { saysExpiry, saysPrice } from './header-words.ts'
import { foldText, partedWords } from './likeness.ts'
import { says, saysStock, wordsIn } from './stock-header.ts'
import {
  ASSET_WORDS,
  CREDIT_WORDS,
  CUSTOMER_WORDS,
  DAY_WORDS,
  DEBIT_WORDS,
  DISCOUNT_WORDS,
  DOCUMENT_WORDS,
  EVENT_WORDS,
  FIGURE_WORDS,
  MONEY_WORDS,
  PARTNER_WORDS,
  PEOPLE_WORDS,
  PERSON_WORDS,
  PRICE_LIST_WORDS,
  PROFIT_WORDS,
  RECIPE_WORDS,
} from './table-kind-words.ts'

export type TableKind =
  | 'stock'
  | 'catalogue'
  | 'orders'
  | 'transfers'
  | 'movements'
  | 'people'
  | 'assets'
  | 'recipe'
  | 'accounts'

/** Kinds that say nothing about what is there. */
export type RefusedKind = Exclude<TableKind, 'stock' | 'catalogue'>

export interface TableKindGuess {
  readonly kind: TableKind
  /** Why a person has to be asked; undefined when it is sure. */
  readonly doubt?: GuessReason
  /** What it is if it cannot be a stock list. */
  readonly refusal?: RefusedKind
}

interface KindColumn {
  readonly header: string
  readonly profile: ColumnProfile
}

const setOf = (words: string) => new Set(wordsIn(words))
const [EVENTS, FIGURES, DAYS, PEOPLE, PERSONS, PARTNERS, ASSETS, RECIPES, MONEY, PROFITS] = [
  setOf(EVENT_WORDS),
  setOf(FIGURE_WORDS),
  setOf(DAY_WORDS),
  setOf(PEOPLE_WORDS),
  setOf(PERSON_WORDS),
  setOf(PARTNER_WORDS),
  setOf(ASSET_WORDS),
  setOf(RECIPE_WORDS),
  setOf(MONEY_WORDS),
  setOf(PROFIT_WORDS),
]
const [DEBITS, CREDITS] = [setOf(DEBIT_WORDS), setOf(CREDIT_WORDS)]
/** A list that was printed once does not have this many different days. */
const MANY_DAYS = 4
/** Nor this many different times of the day. */
const MANY_TIMES = 3
const TIME_OF_DAY = /\d{1,2}:\d{2}/

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
  titles: readonly string[] = [],
): TableKindGuess {
  const folded = columns.map(({ header }) => foldText(header))
  const count = (words: ReadonlySet<string>) =>
    columns.filter(({ header }) => isIn(words, header)).length
  const hasSureQuantity = found.hasQuantity && !found.isDoubted
  if (isOfPartners(columns) && !found.hasStock && !hasSureQuantity) return refused('people')
  const areWrittenOff = folded.some((header) => WRITTEN_OFF.test(header))
  if ((count(ASSETS) >= 2 || areWrittenOff) && !found.hasStock) {
    if (!hasSureQuantity) return refused('assets')
    return { kind: 'stock', doubt: { code: 'may_be_assets' } }
  }
  const document = titles.map(foldText).find(isDocument)
  if (document !== undefined && !found.hasStock) return refused(movementsIn([document]))
  const figures = folded.filter(saysFigure).length
  const events = columns.filter(
    ({ header }) => isIn(EVENTS, header) || saysFigure(foldText(header)),
  ).length
  const isOfCustomers = columns.some((one) => isIn(CUSTOMERS, one.header) && isVaried(one))
  const days = columns.filter((one) => isDayOfRow(one) || (isOfCustomers && isDated(one))).length
  const score = events * 2 + Math.min(days, 2) * 2
  // Whoever reckons what their stock would earn has its prices or costs beside it.
  const isPriced = columns.some(({ header }) => saysPrice(header))
  const isEarned = figures > 0 && count(PROFITS) > 0 && !(found.hasQuantity && isPriced)
  if ((score >= 4 || isEarned) && !found.hasStock) return refused(movementsIn(folded))
  if (count(RECIPES) >= 2 || (count(RECIPES) === 1 && !found.hasStock)) {
    if (!found.hasStock) return refused('recipe')
    return { kind: 'stock', doubt: { code: 'may_be_recipe' } }
  }
  const people = count(PEOPLE)
  const isPeople = count(PERSONS) > 0 && people >= 2
  if (isPeople && !found.hasStock && !hasSureQuantity) return refused('people')
  if (count(MONEY) >= 2 && !found.hasStock && !hasSureQuantity) return refused('accounts')
  // Many reports have what was sold of an item next to what is left of it.
  const isReport = found.hasStock && days === 0 && events === figures
  if (!isReport && score >= 2 && (events >= 2 || days > 0 || !found.hasStock)) {
    const kind = found.hasStock || found.hasQuantity ? 'stock' : 'catalogue'
    return { kind, doubt: { code: 'may_be_movements' } }
  }
  const isBooked = count(DEBITS) > 0 && count(CREDITS) > 0
  const named = found.hasStock ? [] : titles.filter(namesEvent)
  if (found.hasQuantity && named.length >= SURE_TITLES && !titles.some(saysStock)) {
    return refused(movementsIn(named.map(foldText)))
  }
  if (found.hasQuantity && (isBooked || named.length > 0)) {
    return { kind: 'stock', doubt: { code: 'may_be_movements' } }
  }
  if (isPeople) return { kind: 'stock', doubt: { code: 'may_be_people' } }
  return { kind: found.hasQuantity ? 'stock' : 'catalogue' }
}

/** A number and a partner: a paper about one event. */
const SURE_TITLES = 2

/** "Umsatz brutto", "Ventas netas". */
const FIGURE_BEGINNINGS =
  /^(?:umsatz|verkaufte|revenue|sales|ventas|importe vendido|chiffre d affaires|ca ht|ca ttc|ventes|fatturato|vendite|venduto|vendas|faturamento|omzet|verkochte|obrot|sprzedaz|trzby|obrat|prodeje|forgalom|arbevetel|vanzari|satis tutari|ciro|продажи|выручка|реализация|продаж|виручка|πωλησεις|τζιρος|المبيعات|מכירות|فروش|销售额|销售金额|销售数|銷售額|売上|매출|판매|doanh thu|doanh so|ยอดขาย|penjualan|forsaljning|omsattning|omsaetning|omsetning|salg|myynti|myyty|liikevaihto) /

/** "Document no." or "Customer" above the list: it is about one event. */
function namesEvent(title: string): boolean {
  const folded = foldText(title)
  if (title.length > LONGEST_TITLE || folded === '') return false
  return EVENTS.has(folded) || LABELED.test(title) || NUMBERED.test(title) || namesPartner(title)
}

/** "From: Main", "Deliver to: Outlet": goods that go somewhere. */
const LABELED =
  /^(?:(?:deliver(?:ed)?|ship(?:ped)?|sold|bill(?:ed)?)? ?(?:from|to)|von|nach|an|de|a|da|vers|van|naar|från|till|fra|til|od|do|od|от|кому|из|куда)\s*:/iu
/** "Remito N° 0001-00002231", "Transfer slip TS-2201": something that has happened has a number. */
const NUMBERED =
  /^\p{L}[\p{L} .]*\s(?:(?:n[°ºo]|no|nr|num|nro|č|№|#)\s*[.:]?\s*[A-Z]{0,4}[-/ ]?\d[\d/-]{2,}|[A-Z]{1,4}[-/]\d{3,})$/iu

/** "Cliente: Norte SRL", "Supplier: Acme". */
function namesPartner(title: string): boolean {
  const [label = '', value = ''] = title.split(':')
  return value.trim() !== '' && (isIn(PARTNERS, label) || isIn(EVENTS, label))
}

/** Also "MovementID", "Line total (EUR)" and "N. scontrino". */
function isIn(words: ReadonlySet<string>, header: string): boolean {
  const plain = header.replace(IN_BRACKETS, '')
  return [header, partedWords(header), plain].some((one) => {
    const folded = foldText(one)
    return words.has(folded) || words.has(folded.replace(NUMBER_OF, ''))
  })
}

const NUMBER_OF =
  /^(?:n|no|nr|num|numero|n o|nro|number|cislo|numer|c|č) | (?:n|no|nr|num|numero|number|nummer|cislo|numer)$/

const IN_BRACKETS = /\s*[([（][^()[\]（）]*[)\]）]\s*$/u

function saysFigure(header: string): boolean {
  return FIGURES.has(header) || (FIGURE_BEGINNINGS.test(`${header} `) && !PRICED.test(header))
}

/** "Sales price", "Satis fiyati", "Salgspris": what one piece sells for. */
const PRICED =
  /price|preis|precio|prix|prezzo|preco|prijs|cena|ar$|pret|fiyat|цена|ціна|τιμη|سعر|מחיר|قیمت|价|價|単価|가|gia|ราคา|harga|pris|hinta|tax|vat|account|unit|description|uom|code|status|channel|category/

/** Whom a business deals with: names of companies, and how they are reached. */
function isOfPartners(columns: readonly KindColumn[]): boolean {
  const folded = columns.map(({ header }) => foldText(partedWords(header)))
  const partners = folded.filter((header) => PARTNERS.has(header)).length
  const people = folded.filter((header) => PEOPLE.has(header) && !PARTNERS.has(header)).length
  const others = folded.filter((header) => EVENTS.has(header) && !PARTNERS.has(header)).length
  return partners > 0 && people >= 2 && partners + people >= 4 && others === 0
}

/** "bien_amort_date", "Depreciation to date": what is written off over years is not sold. */
const WRITTEN_OFF =
  /(?:^| )(?:amort(?:i\p{L}*)?|ammortament\p{L}*|amortyzac\p{L}*|depreciat\p{L}*|depreciac\p{L}*|abschreibung\p{L}*|afschrijving\p{L}*|avskrivning\p{L}*|afskrivning\p{L}*|амортизац\p{L}*|αποσβεσ\p{L}*|khau hao|penyusutan)(?: |$)/u

const PRICE_LISTS = wordsIn(PRICE_LIST_WORDS)

/** A price list may have numbers of many kinds, but none of them is how many there are. */
export function saysPrices(titles: readonly string[]): boolean {
  return titles.some((title) => {
    const folded = foldText(title)
    return folded.length <= LONGEST_TITLE && says(folded, PRICE_LISTS)
  })
}

const DISCOUNTS = setOf(DISCOUNT_WORDS)

/** "Rabatt (%)" */
export function saysDiscount(header: string): boolean {
  return isIn(DISCOUNTS, header)
}

const DOCUMENTS = wordsIn(DOCUMENT_WORDS)
/** A longer one is a sentence that may speak of anything. */
const LONGEST_TITLE = 60

/** "Purchase order", "Invoice No. 2231", "Bestellung 4711 vom 12.10.2026". */
function isDocument(title: string): boolean {
  if (title === '' || title.length > LONGEST_TITLE) return false
  if (REPORT_OF_SALES.test(title)) return true
  return DOCUMENTS.some((word) => title === word || title.startsWith(`${word} `))
}

/** "Отчет о розничных продажах", "Informe mensual de ventas": a report of sales, whatever stands between. */
const REPORT_OF_SALES =
  /^top \d+ .*(?:vent|sale|sold|sell|vend|verk|umsatz|sprzed|prodej|продаж)|^(?:отчет|звіт|справка|отчет по)(?: \p{L}+){0,3} (?:продаж|реализаци|реалізаці)|^(?:informe|reporte|resumen|rapport|etat|report|riepilogo|relatorio|resumo|overzicht|rapport|raport|zestawienie|prehled|raportul)(?: \p{L}+){0,3} (?:ventas|vendas|vendite|venduto|ventes|sales|verkopen|sprzedazy|prodeje|prodeju|vanzari|vanzarilor)(?: |$)|^(?:\p{L}+ ){0,2}(?:sales|satis) (?:report|summary|raporu|ozeti)(?: |$)/u

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

function refused(kind: RefusedKind): TableKindGuess {
  return { kind, refusal: kind }
}

const CLOCK = /^\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?$/i

/** 20260512 */
const JOINED_DAY = /^20\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/

/** A single print date, or the expiry date of each lot, is not the day of a sale. */
function isDayOfRow({ header, profile }: KindColumn): boolean {
  if (!isIn(DAYS, header)) return false
  const { samples, dates, distinctCount } = profile
  const isClock =
    samples.length > 0 && samples.every((text) => CLOCK.test(text) || JOINED_DAY.test(text))
  const hasTimes = samples.length > 0 && samples.every((text) => TIME_OF_DAY.test(text))
  return (dates > 0.7 || isClock) && distinctCount >= (hasTimes ? MANY_TIMES : MANY_DAYS)
}

const CUSTOMERS = setOf(CUSTOMER_WORDS)

function isVaried({ profile: { distinctCount, filled } }: KindColumn): boolean {
  return distinctCount > 1 && filled > 0
}

/** Days of whatever they are called, but for those until which things are good. */
function isDated({ header, profile: { dates, distinctCount } }: KindColumn): boolean {
  return dates > 0.7 && distinctCount >= MANY_DAYS && !saysExpiry(header)
}

/** Whether it is a typical column name of such tables. */
export function isTableWord(header: string): boolean {
  const folded = foldText(header)
  return [EVENTS, DAYS, PEOPLE, PARTNERS, ASSETS, RECIPES, MONEY].some((words) => words.has(folded))
}

// What a header says about stock: whether its column can be the quantity, and what else it says, such as a store's
// name. Words for other numbers outweigh words for stock.

import { abbreviate, tokensOf } from './abbreviations.ts'
import { foldText, likeness, partedWords } from './likeness.ts'
import {
  FREE_WORDS,
  NO_STOCK_WORDS,
  STOCK_FILLERS,
  STOCK_WORDS,
  type StockRank,
  WAREHOUSE_WORDS,
} from './stock-words.ts'

export interface StockHeader {
  readonly rank: StockRank
  /** The header without its stock words: empty, or the name of a place. */
  readonly rest: string
  /** Only similar to a stock word: a typo, or another word. */
  readonly isNearly: boolean
  /** The rest is separated the way systems write the name of a place: In stock [Main], Main - Qty. */
  readonly isApart: boolean
}

interface Phrase {
  readonly text: string
  readonly rank: StockRank
}

const PHRASES: readonly Phrase[] = ([3, 2, 1] as const)
  .flatMap((rank) => wordsIn(STOCK_WORDS[rank]).map((text) => ({ text, rank })))
  .sort((one, other) => other.text.length - one.text.length)
const JOINED: ReadonlySet<string> = new Set(
  PHRASES.flatMap(({ text, rank }) => (rank === 3 && !text.includes(' ') ? [text] : [])),
)
/** Phrases of several words, by their spelling without spaces. */
const PARTED: ReadonlyMap<string, string> = new Map(
  PHRASES.flatMap(({ text, rank }) =>
    rank === 3 && text.includes(' ') ? [[text.replaceAll(' ', ''), text] as const] : [],
  ),
)
const COUNTS = PHRASES.filter(({ rank }) => rank === 2)
/** Phrases that clearly mean what is on the shelf and nothing else. */
const PLAIN_STOCK = PHRASES.filter(({ text, rank }) => rank === 3 && text.includes(' '))
const PLAIN_STOCK_WORDS = PLAIN_STOCK.map(({ text }) => text.split(' '))
const NO_STOCK = wordsIn(NO_STOCK_WORDS)
const FREE = wordsIn(FREE_WORDS)
const PLACES = wordsIn('location|bin|shelf|place|warehouse name')
const FILLERS: ReadonlySet<string> = new Set(wordsIn(STOCK_FILLERS))
/** Scripts without spaces between words. */
export const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/

export function wordsIn(list: string): readonly string[] {
  return list.split('|').map(foldText).filter(Boolean)
}

/** The date of a list, with the word before it: "Stock au 31.10.2026", "Bestand per 1.11.". */
const AS_OF_DAY =
  /(?:(?<!\p{L})(?:as of|au|al|am|per|pr|zum|on|at|den|dne|do|na|til|в|на|до|к) )?(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}(?:[-/.](?:\d{4}|\d{2}))?)\.?/u

/** Undefined when it is not about stock. */
export function readStockHeader(written: string): StockHeader | undefined {
  const header = written.replace(AS_OF_DAY, ' ')
  const folded = joined(foldText(header))
  if (folded === '' || isOtherNumber(header)) return undefined
  if (ALONE.has(folded)) return { rank: 2, rest: '', isNearly: false, isApart: false }
  const parted = foldText(partedWords(header))
  const found = phraseIn(folded)
  // Names of places keep their spelling.
  const [text, phrase] = found || parted === folded ? [folded, found] : [parted, phraseIn(parted)]
  if (!phrase) return nearly(folded)
  const rest = withoutCounts(withoutWord(text, phrase.text), phrase)
    .split(' ')
    .filter((word) => word !== '' && !FILLERS.has(word) && !saysWarehouse(word))
    .join(' ')
  if (rest !== '' && isShortened(header)) {
    return { rank: 3, rest: '', isNearly: false, isApart: false }
  }
  const rank = phrase.rank === 3 && FREE_CHINESE.test(text) ? 1 : phrase.rank
  return {
    rank,
    rest: rank === 1 && phrase.rank === 3 ? '' : rest,
    isNearly: false,
    isApart: APART.test(header.trim()),
  }
}

/** Stück, stock or inventory; beside other words they say what those are counted in. */
const ALONE: ReadonlySet<string> = new Set(['stk', 'inv'])

/** "Likutis sandėlyje", "Atlikums noliktavā": in the warehouse, in languages that bend the word for it. */
function saysWarehouse(word: string): boolean {
  const root = word.slice(0, LONGEST_ROOT)
  return root.length === LONGEST_ROOT && WAREHOUSES.some((one) => one.startsWith(root))
}

const LONGEST_ROOT = 6
const WAREHOUSES = wordsIn(WAREHOUSE_WORDS)

/** "Best." may be Bestand, whatever else begins so. */
export function mayBeginStock(header: string): boolean {
  const folded = foldText(header)
  if (folded.length < SHORTEST_BEGINNING || !/^\s*\p{L}+\.\s*$/u.test(header)) return false
  return PHRASES.some(({ text, rank }) => rank === 3 && text !== folded && text.startsWith(folded))
}

const SHORTEST_BEGINNING = 4

/** "Stock act.", "Qtd. Est."; but "Stock res." may be what is reserved. */
function isShortened(header: string): boolean {
  const tokens = tokensOf(header).filter(({ text }) => !FILLERS.has(text))
  return PLAIN_STOCK_WORDS.some(
    (words) =>
      abbreviate(tokens, words) &&
      tokens.every(
        ({ text }) =>
          words.includes(text) ||
          !NO_STOCK.some((word) => word.length > text.length && word.startsWith(text)),
      ),
  )
}

/** "Image count", "component_count": how many of something else an item has. */
function countsOthers(folded: string): boolean {
  if (phraseIn(folded)?.text !== 'count' || !folded.endsWith(' count')) return false
  return folded.split(' ').some((word) => word !== 'count' && !FILLERS.has(word))
}

/** Treats "Soll-Bestand" as "Sollbestand", and "qtyonhand" as "qty on hand". */
function joined(folded: string): string {
  const together = folded.replaceAll(' ', '')
  return JOINED.has(together) ? together : (PARTED.get(folded) ?? folded)
}

/** 可用库存, 可发库存: stock that may be used or sent. */
const FREE_CHINESE = /^可.{0,2}(?:库存|庫存|数|數|量)/

/** Whether it says what can be sold or used, which is part of what is there. */
export function saysFree(header: string): boolean {
  const folded = foldText(partedWords(header))
  return says(folded, FREE) || FREE_CHINESE.test(folded)
}

/** Whether it has a stock word, whatever else it says. */
export function saysStock(header: string): boolean {
  return phraseIn(foldText(header)) !== undefined
}

function phraseIn(folded: string): Phrase | undefined {
  return PHRASES.find(({ text }) => includesWord(folded, text))
}

/** "Quantity" next to a stock word adds nothing: "Q.tà in giacenza". */
function withoutCounts(rest: string, { rank }: Phrase): string {
  const count = rank === 3 && COUNTS.find(({ text }) => includesWord(rest.trim(), text))
  return count ? withoutWord(rest.trim(), count.text) : rest
}

const APART = /[[\]()_:]| - /
const SHORTEST_NEARLY = 5
const ALIKE = 0.78

function nearly(folded: string): StockHeader | undefined {
  if (folded.length < SHORTEST_NEARLY) return undefined
  const isNearly = PHRASES.some(
    ({ text }) => text.length >= SHORTEST_NEARLY && likeness(folded, text, ALIKE) >= ALIKE,
  )
  return isNearly ? { rank: 1, rest: '', isNearly, isApart: false } : undefined
}

/** "Mindestbestellmenge", "Bestelhoeveelheid", "Hälytysraja": languages that write such words together. */
const COMPOUND =
  /^(?:mindest|bestell|melde|sicherheits|hochst|maximal|minimal|reserv|verpack|liefer|verkauf|absatz|umschlag|einkauf|ziel|doelv|minimum|bestel(?!d)|veiligheids|verpakking|bestallnings|minsta|sakerhets|forpacknings|bestillings|minste|sikkerheds|sikkerhets|minimi|halytys|tilaus|varmuus)\p{L}{3}/u

/** Whether it is certainly a number other than the stock on the shelf. */
export function isOtherNumber(header: string): boolean {
  if (/[?%]/.test(header) || COMPOUND.test(foldText(header))) return true
  return [header, partedWords(header)]
    .map(foldText)
    .some((folded) => saysOther(folded) || countsOthers(folded))
}

/**
 * Some words have two meanings: "Quantity in stock" is not about incoming goods, and "Location on hand" not about a
 * location's name.
 */
function saysOther(folded: string): boolean {
  const plain = PLAIN_STOCK.find(({ text }) => includesWord(folded, text))
  if (!plain) return says(folded, NO_STOCK)
  const rest = withoutWord(folded, plain.text).trim()
  return rest !== '' && says(rest, NO_STOCK) && !PLACES.includes(rest)
}

export function says(folded: string, words: readonly string[]): boolean {
  const spaced = ` ${folded} `
  return words.some((word) => spaced.includes(soughtFor(word)))
}

function includesWord(folded: string, word: string): boolean {
  return ` ${folded} `.includes(soughtFor(word))
}

/** Cached only for words of the lists, so that it does not grow without limit. */
const SOUGHT = new Map<string, string>()

/** The word with spaces around it, if its language uses spaces. */
function soughtFor(word: string): string {
  const known = SOUGHT.get(word)
  if (known !== undefined) return known
  const sought = UNSPACED.test(word) ? word : ` ${word} `
  SOUGHT.set(word, sought)
  return sought
}

function withoutWord(folded: string, word: string): string {
  if (UNSPACED.test(word)) return folded.replace(word, ' ')
  return ` ${folded} `.replace(` ${word} `, ' ')
}

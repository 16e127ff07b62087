// What a header says about its column.

import { abbreviate, tokensOf } from './abbreviations.ts'
import type { ColumnKind } from './column-kind.ts'
import { ITEM_WORDS, LOOSE_WORDS, OTHER_PRICES, OTHER_THINGS } from './item-words.ts'
import { foldText, likeness, partedWords } from './likeness.ts'
import { isOtherNumber, readStockHeader, says, UNSPACED, wordsIn } from './stock-header.ts'

interface Word {
  readonly kind: ColumnKind
  readonly word: string
  /** Words later in a list weigh less. */
  readonly weight: number
}

/** Words that are also used for many other things. */
const LOOSE: ReadonlySet<string> = new Set(wordsIn(LOOSE_WORDS))
const LOOSE_WEIGHT = 0.78

const DICTIONARY: readonly Word[] = Object.entries(ITEM_WORDS).flatMap(([kind, words]) =>
  wordsIn(words).map((word, at) => ({
    kind: kind as ColumnKind,
    word,
    weight: LOOSE.has(word) ? LOOSE_WEIGHT - Math.min(at, 60) / 1_000 : 1 - Math.min(at, 40) / 400,
  })),
)
const PLACE_KINDS: ReadonlySet<ColumnKind> = new Set(['site', 'room', 'shelf', 'place'])
const HAN = /^[\u3040-\u30ff\u3400-\u9fff]+$/
const SHORTEST_JOINED = 9
/** 仓库名称 and 店舗名: the name of a warehouse or a shop, in scripts without spaces. */
const NAMED_PLACES: readonly Word[] = DICTIONARY.filter(
  ({ kind, word }) => PLACE_KINDS.has(kind) && HAN.test(word),
).flatMap((one) => ['名', '名称', '名稱'].map((ending) => ({ ...one, word: one.word + ending })))
const BY_WORD = Map.groupBy([...DICTIONARY, ...NAMED_PLACES], ({ word }) => word)
const LINKS: ReadonlySet<string> = new Set(
  wordsIn('de|du|des|del|della|dell|di|do|da|d|l|la|le|les|of|the|der|den'),
)
const BY_PLAIN_WORD = Map.groupBy(DICTIONARY, ({ word }) => withoutLinks(word))
/** Words of several parts, by their spelling without spaces: itemnumber. */
const BY_JOINED_WORD = Map.groupBy(
  DICTIONARY.filter(({ word }) => word.includes(' ') && word.length >= SHORTEST_JOINED),
  ({ word }) => word.replaceAll(' ', ''),
)
const PHRASES = DICTIONARY.map((one) => ({ ...one, words: withoutLinks(one.word).split(' ') }))
const [THINGS, PRICES] = [wordsIn(OTHER_THINGS), wordsIn(OTHER_PRICES)]

/** Shorter words resemble each other too easily. */
const SHORTEST_FUZZY = 5
const ALIKE = 0.78

export interface HeaderMatch {
  readonly kind: ColumnKind
  /** From 0 to 1. */
  readonly score: number
  readonly exact: boolean
  /** Some of its words are cut short. */
  readonly isShort?: true
}

/** A cache, because each header is asked about many times, and compared with thousands of words. */
const MATCHES = new Map<string, readonly HeaderMatch[]>()
const MOST_KEPT = 1_000

/** What a header says its column is, surest first; for quantities see readStockHeader. */
export function matchHeader(header: string): readonly HeaderMatch[] {
  const known = MATCHES.get(header)
  if (known) return known
  const matches = findMatches(header)
  if (MATCHES.size >= MOST_KEPT) MATCHES.clear()
  MATCHES.set(header, matches)
  return matches
}

function findMatches(header: string): readonly HeaderMatch[] {
  const spelled = header.replace(/#/g, ' no ')
  const folded = foldText(spelled)
  if (folded === '') return []
  const parted = foldText(partedWords(spelled))
  const exact =
    wordsOf(folded) ??
    wordsOf(parted) ??
    inLanguage(parted) ??
    BY_JOINED_WORD.get(folded) ??
    pricesOf(parted)
  if (!exact && (saysSku(folded) || IN_BRACKETS.test(header)))
    return [{ kind: 'sku', score: SKU_SCORE, exact: true }]
  if (exact) {
    const matches = exact.map(({ kind, weight }) => ({ kind, score: weight, exact: true }))
    return bestPerKind(matches)
  }
  return (
    abbreviated(spelled, folded) ??
    bestPerKind(DICTIONARY.flatMap((word) => fuzzyMatch(folded, word)))
  )
}

/** Treats "Date péremption" like "Date de péremption". */
function wordsOf(folded: string): readonly Word[] | undefined {
  const exact = BY_WORD.get(folded)
  if (exact || !folded.includes(' ')) return exact
  const plain = withoutLinks(folded)
  return plain.includes(' ') ? BY_PLAIN_WORD.get(plain) : undefined
}

const LANGUAGES: ReadonlySet<string> = new Set(
  wordsIn(
    'en|de|fr|es|it|nl|pt|pl|cs|cz|sk|hu|ro|bg|ru|uk|ua|el|tr|sv|da|nb|fi|et|lv|lt|hr|sl|sr|ja|ko|zh|vi|th|ar|he|fa|hi|id|eng|deu|ger|fra|spa|esp|ita|rus|ara|jpn|kor|english|german|french|spanish|italian|dutch|portuguese|polish|czech|russian|ukrainian|arabic|chinese|japanese|korean|thai|vietnamese|turkish|greek|hebrew|hindi|urdu|deutsch|englisch|francais|anglais|espanol|ingles|italiano|inglese|portugues|nederlands|engels|polski|angielski|cesky|anglicky|magyar|angol|romana|engleza|svenska|engelska|dansk|engelsk|norsk|suomi|englanti|русский|рус|английский|англ|українська|укр|англійська|български|английски|ελληνικα|αγγλικα|turkce|ingilizce|العربية|عربي|عربى|الانجليزية|انجليزي|עברית|אנגלית|فارسی|انگلیسی|中文|英文|日文|日本語|英語|한글|국문|영문|영어|ไทย|อังกฤษ|inggris',
  ),
)

/** "Title (de)", "NL_Title_Short": one column for each language of a shop. */
function inLanguage(folded: string): readonly Word[] | undefined {
  const words = folded.split(' ')
  if (words.length < 2) return undefined
  if (LANGUAGES.has(words[0] ?? '')) return BY_WORD.get(words.slice(1).join(' '))
  return LANGUAGES.has(words.at(-1) ?? '') ? BY_WORD.get(words.slice(0, -1).join(' ')) : undefined
}

/** What prices are said to include, and in which currency. */
const TAXES: ReadonlySet<string> = new Set(
  wordsIn(
    'ex|exc|excl|excluding|inc|incl|including|before|with|without|plus|per|each|tax|taxes|gst|vat|net|netto|gross|brutto|mwst|ust|inkl|exkl|zzgl|ht|ttc|hors|iva|con|sin|senza|com|sem|bez|s|vc|dph|alv|verollinen|veroton|moms|mva|btw|pvm|kaibemaks|kaibemaksuta|kaibemaksuga|km ga|km|ga|kdv|dahil|haric|pdv|ddv|ндс|без|с|со|са|sa|пдв|ддс|φπα|με|χωρις|ppn|税込|税抜|税別|含税|不含税|含稅|未稅|부가세|vat포함|afa',
  ),
)
const UNTAXED: ReadonlySet<string> = new Set(
  wordsIn(
    'ex|exc|excl|excluding|before|without|net|netto|exkl|ht|hors|sin|senza|sem|bez|без|veroton|税抜|税別|不含税|未稅|haric|χωρις|kaibemaksuta',
  ),
)
const NET_WEIGHT = 0.97
const CURRENCIES: ReadonlySet<string> = new Set([
  ...Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()),
  ...wordsIn(
    'euro|euros|dollars|pounds|rs|rp|kc|ft|zl|lei|kr|tl|руб|р|грн|лв|ден|дин|ریال|تومان|ريال|元|円|원|บาท|vnd|dong',
  ),
])

/** "PVP1": the first of several prices. */
const NUMBERED_PRICE = /^(\p{L}+)(1)$/u

/** "Cost price (ex tax)", "Prodejní cena s DPH", "Ціна закупівлі, грн". */
function pricesOf(folded: string): readonly Word[] | undefined {
  const words = folded.split(' ').flatMap((word) => word.match(NUMBERED_PRICE)?.slice(1) ?? word)
  const rest = words.filter(
    (word) => !TAXES.has(word) && !CURRENCIES.has(word) && !/^\d+$/.test(word),
  )
  if (rest.length === 0 || rest.length === words.length) return undefined
  const prices = wordsOf(rest.join(' '))?.filter(({ kind }) => isPrice(kind))
  if (!prices?.length) return undefined
  // Beside a price with tax, which is what customers pay.
  const isNet = words.some((word) => UNTAXED.has(word))
  return isNet ? prices.map((price) => ({ ...price, weight: price.weight * NET_WEIGHT })) : prices
}

const PRICE_WORDS: ReadonlySet<string> = new Set(
  DICTIONARY.filter(({ kind }) => isPrice(kind)).flatMap(({ word }) => word.split(' ')),
)
const SHORT_WEIGHT = 0.95
/** A single word has to have this many letters, and a dot. */
const SHORTEST_ALONE = 4

/** "Cena zak.", "Cód. barr.": undefined when the words could be several things. */
function abbreviated(header: string, folded: string): readonly HeaderMatch[] | undefined {
  const tokens = tokensOf(header).filter(({ text }) => !LINKS.has(text))
  const [first] = tokens
  const isAlone = tokens.length === 1
  if (!first || (isAlone && !(first.isDotted && first.text.length >= SHORTEST_ALONE))) return
  const found = PHRASES.filter(
    ({ kind, words }) => abbreviate(tokens, words) && !isOfAnother(folded, kind),
  )
  const matches = found.map(({ kind, weight }) => ({
    kind,
    score: weight * SHORT_WEIGHT,
    exact: true,
    isShort: true as const,
  }))
  const best = bestPerKind(matches)
  return best.length === 1 ? best : undefined
}

export type Prices = 'unit_cost' | 'unit_price'

/** Shorter ones begin too many words. */
const [SHORTEST_SAID, SHORTEST_INSIDE, SHORTEST_UNSPACED] = [3, 5, 2]

const WORDS_OF: Readonly<Record<Prices, ReadonlySet<string>>> = {
  unit_cost: wordsOfPrices('unit_cost'),
  unit_price: wordsOfPrices('unit_price'),
}

function wordsOfPrices(kind: Prices): ReadonlySet<string> {
  return new Set(
    DICTIONARY.filter((one) => one.kind === kind).flatMap(({ word }) =>
      word.split(' ').filter((part) => part.length >= leastOf(part)),
    ),
  )
}

/** A word, or its beginning, that is only said of costs or only of prices: "Px achat HT", "PRCVENTA". */
export function leansTo(header: string): Prices | undefined {
  const tokens = foldText(partedWords(header))
    .split(' ')
    .filter((token) => token.length >= leastOf(token) && !TAXES.has(token) && !saysAverage(token))
  const said = (kind: Prices) => {
    const other = WORDS_OF[kind === 'unit_cost' ? 'unit_price' : 'unit_cost']
    return [...WORDS_OF[kind]].filter(
      (word) => !other.has(word) && tokens.some((token) => isSaidBy(token, word)),
    )
  }
  const [cost, price] = [said('unit_cost'), said('unit_price')]
  if (cost.length > 0 === price.length > 0) return undefined
  return cost.length > 0 ? 'unit_cost' : 'unit_price'
}

function leastOf(word: string): number {
  return UNSPACED.test(word) ? SHORTEST_UNSPACED : SHORTEST_SAID
}

function isSaidBy(token: string, word: string): boolean {
  const least = UNSPACED.test(word) ? SHORTEST_UNSPACED : SHORTEST_INSIDE
  return word.startsWith(token) || (word.length >= least && token.includes(word))
}

function isPrice(kind: ColumnKind): boolean {
  return kind === 'unit_cost' || kind === 'unit_price'
}

/** "Store code (SKU)". */
const IN_BRACKETS = /[([]\s*sku\s*[)\]]/i

/** Only weaker than a column that is simply named SKU. */
const SKU_SCORE = 0.99

/** "Custom label (SKU)", "Product Code/SKU": the word SKU decides, whatever else the header says. */
function saysSku(folded: string): boolean {
  return says(folded, ['sku']) && !says(folded, THINGS)
}

function withoutLinks(folded: string): string {
  return folded
    .split(' ')
    .filter((word) => !LINKS.has(word))
    .join(' ')
}

/** Whether a cell is a typical column name; asked for every cell of the first rows. */
export function isHeaderWord(cell: string): boolean {
  const folded = foldText(cell)
  return BY_WORD.has(folded) || readStockHeader(cell) !== undefined
}

function fuzzyMatch(folded: string, { kind, word, weight }: Word): readonly HeaderMatch[] {
  if (isOfAnother(folded, kind)) return []
  const isInside = UNSPACED.test(word) && word.length >= SHORTEST_UNSPACED && folded.includes(word)
  if (isInside || ` ${folded} `.includes(` ${word} `)) {
    const share = word.length / folded.length
    return [{ kind, score: (0.5 + 0.35 * share) * weight, exact: false }]
  }
  if (word.length < SHORTEST_FUZZY) return []
  const alike = likeness(folded, word, ALIKE)
  return alike >= ALIKE ? [{ kind, score: 0.8 * alike * weight, exact: false }] : []
}

/** Whether it is money of another kind, whatever else the header says: a value, a tax, a discount, a margin. */
export function saysOtherMoney(header: string): boolean {
  const words = foldText(partedWords(header))
    .split(' ')
    .filter((word) => !PRICE_WORDS.has(word))
  if (saysAverage(header) && SOLD.test(foldText(header))) return true
  // In scripts without spaces, the words of a price are parts of longer ones.
  if (UNSPACED.test(header)) return says(foldText(header), PRICES)
  return words.length > 0 && (says(words.join(' '), PRICES) || isOtherNumber(words.join(' ')))
}

const EXPIRIES = DICTIONARY.filter(
  ({ kind, word }) => kind === 'expiry' && !word.includes(' ') && word.length >= SHORTEST_FUZZY,
).map(({ word }) => word)

/** "Nearest expiry", "expiry_dt". */
export function saysExpiry(header: string): boolean {
  return says(foldText(partedWords(header)), EXPIRIES)
}

export function saysPrice(header: string): boolean {
  return matchHeader(header).some(({ kind }) => isPrice(kind))
}

/** What it sold for on average is not what it sells for, and what was paid last is what it costs. */
const AVERAGE =
  /^o |(?:^| )(?:last|latest|paid|letzter?|dernier|ultim[oa]|senaste|siste|sidste|posledni|ostatnia|последняя|остання)(?: |$)|average|avg|durchschn|moyen|promedio|medi[oa]|gemiddeld|medel|genomsnitt|gjennomsnitt|gennemsnit|keski|sredni|prumer|priemer|atlag|pret mediu|средн|середн|μεση|ortalama|متوسط|ממוצע|میانگین|平均|평균|trung binh|binh quan|評価|評估|估价|valuation|bewert|valoris|wycen|เฉลี่ย|rata rata/

/** What it has sold for, and not what it sells for. */
const SOLD =
  /sell|sale|sold|verkauf|(?:^| )vk(?: |$)|vente|vendu|venta|vendid|vendita|venda|verkoop|sprzed|prodej|predaj|prodaj|elad|vanz|продаж|πωλησ|satis|بيع|מכיר|فروش|売|销售|售|판매|gia ban|ขาย|jual|salg|forsalj|myynti/

export function saysAverage(header: string): boolean {
  return AVERAGE.test(foldText(header))
}

/** Supplier name and tax code are not the name and code of the item. */
function isOfAnother(folded: string, kind: ColumnKind): boolean {
  if (kind === 'sku' || kind === 'barcode' || kind === 'name') return says(folded, THINGS)
  return isPrice(kind) && says(folded, PRICES)
}

function bestPerKind(matches: readonly HeaderMatch[]): readonly HeaderMatch[] {
  const best = new Map<ColumnKind, HeaderMatch>()
  for (const match of matches) {
    if (match.score > (best.get(match.kind)?.score ?? 0)) best.set(match.kind, match)
  }
  return [...best.values()].sort((one, other) => other.score - one.score)
}

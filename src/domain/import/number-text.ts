// Numbers as people and spreadsheets write them: 1.234,56 · 1,234.56 · (5) · 5- · $ 4.50

export type DecimalMark = '.' | ','

const MINUS = /[\u2212\u2012\u2013\u2014]/g
const SPACES_AND_QUOTES = /[\s\u00a0\u202f'’]/g
/** Currency signs, and three letters that may be a currency code, before or after the number. */
const CURRENCY =
  /^(?:[A-Z]{3}|(?:R|US|NT|HK|AU?|CA?)\$|\p{Sc}|kr\.?|Rp\.?|Rs\.?|TL|Fr\.?)|(?:[A-Z]{3}|\p{Sc}|kr\.?|zł|Kč|Ft|lei|TL|руб\.?|р\.|грн\.?|лв\.?|元|円|원|ریال|تومان)$/giu
/** Other letters have a meaning: 5-Mar is a date, and 2 doz is not two. */
const CURRENCY_CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
const BEYOND_ASCII = /[^\p{ASCII}]/u
const POINT = 46
/** The most digits that a number represents exactly. */
export const EXACT_DIGITS = 15
export const POWERS_OF_TEN = Array.from({ length: EXACT_DIGITS + 1 }, (_, zeros) => 10 ** zeros)

/** A fast path for 12 and 4.50; undefined when the text needs a closer look. */
function plainNumber(text: string): number | undefined {
  if (text.length === 0 || text.length > EXACT_DIGITS) return undefined
  let [digits, pointAt] = [0, -1]
  for (let at = 0; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - 48
    if (digit >= 0 && digit <= 9) digits = digits * 10 + digit
    else if (digit === POINT - 48 && pointAt < 0 && at > 0) pointAt = at
    else return undefined
  }
  if (pointAt < 0) return digits
  const power = POWERS_OF_TEN[text.length - 1 - pointAt] ?? 1
  return pointAt === text.length - 1 ? undefined : digits / power
}

/** Null when it is not a number. */
export function parseNumberText(text: string, decimal: DecimalMark): number | null {
  const plain = decimal === '.' ? plainNumber(text) : undefined
  return plain ?? parseAnyNumber(text, decimal)
}

const LETTER = /\p{L}/u
/** Units of single pieces, which some systems print after every number. */
const PIECES =
  /(?<=\d)\s*(?:pcs?|pces?|nos|stk|stck|stück|uds|und|unid|pzs|szt|шт|ks|kom|kpl|adet|個|个|件|개)\.?$/iu

/** What is weighed or poured: 74.330 kg. */
const MEASURE = /(?<=\d)\s*(?:kg|g|gr|l|lt|ltr|ml|m|mtr|кг|г|л|м|公斤|斤)\.?$/iu

/** default=100: written by shops that track stock by source and have a single one. */
const ONE_SOURCE = /^[\p{L}\d_-]{1,40}=(?=\d+$)/u

/** What people write instead of 0. */
const SOLD_OUT: ReadonlySet<string> = new Set(
  'sold out|out of stock|ausverkauft|vergriffen|épuisé|rupture|rupture de stock|agotado|esaurito|esgotado|uitverkocht|op|slutsåld|slut|udsolgt|utsolgt|loppu|loppunut|vyprodáno|vypredané|elfogyott|нет в наличии|нет|немає|tükendi|売切|売切れ|品切れ|欠品|缺货|售罄|缺貨|품절|หมด|สินค้าหมด|habis|hết hàng|hết'.split(
    '|',
  ),
)

/** Null when it is not a number, or needs a question: 2 doz, EUR 5. */
export function parseQuantityText(text: string, decimal: DecimalMark): number | null {
  if (!LETTER.test(text)) return parseNumberText(text, decimal)
  if (SOLD_OUT.has(text.trim().toLowerCase())) return 0
  const number = text.replace(PIECES, '').replace(MEASURE, '').replace(ONE_SOURCE, '')
  return LETTER.test(number) ? null : parseNumberText(number, decimal)
}

function parseAnyNumber(text: string, decimal: DecimalMark): number | null {
  const western = BEYOND_ASCII.test(text) ? inWesternDigits(text, decimal) : text
  let rest = western.replace(MINUS, '-').replace(SPACES_AND_QUOTES, '')
  const bracketed = /^\((.*)\)$/.exec(rest)
  rest = withoutCurrency(bracketed?.[1] ?? rest)
  const negative = bracketed !== null || rest.startsWith('-') || rest.endsWith('-')
  rest = withoutCurrency(rest.replace(/^[+-]|-$/g, ''))
  const plain = withoutGroups(rest, decimal)
  if (plain === null) return null
  return negative ? -Number(plain) : Number(plain)
}

function withoutCurrency(text: string): string {
  return text.replace(CURRENCY, (found) => {
    const isCode = found.length !== 3 || CURRENCY_CODES.has(found.toUpperCase())
    return isCode || /\P{L}/u.test(found) ? '' : found
  })
}

/** Converts the full-width digits of Japanese registers, and Arabic and Persian digits. */
function inWesternDigits(text: string, decimal: DecimalMark): string {
  return text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('\u066b', decimal)
    .replaceAll('\u066c', '')
}

/** Thousands never start with a zero: 0,450 is less than one. */
const FIRST_GROUP = /^[1-9]\d{0,2}$/

/** Groups of thousands must have three digits each; otherwise it is not a grouped number. */
function withoutGroups(text: string, decimal: DecimalMark): string | null {
  const group = decimal === '.' ? ',' : '.'
  const [whole = '', fraction, ...more] = text.split(decimal)
  if (more.length > 0 || (fraction !== undefined && !/^\d*$/.test(fraction))) return null
  const groups = whole.split(group)
  const isGrouped = groups.length > 1
  if (isGrouped && !groups.every((part, at) => (at === 0 ? FIRST_GROUP : /^\d{3}$/).test(part))) {
    return null
  }
  const digits = groups.join('')
  if (!/^\d*$/.test(digits) || (digits === '' && !fraction)) return null
  return `${digits || '0'}.${fraction || '0'}`
}

/**
 * The decimal mark of a file, from the numbers that can be read in only one way. Prices with three decimals cannot
 * tell, because 4,350 may be thousands. Semicolons between cells suggest that the comma is the decimal mark.
 */
export function guessDecimal(values: Iterable<string>, delimiter: string | null): DecimalMark {
  let [commas, points, unclear] = [0, 0, 0]
  for (const value of values) {
    const number = NUMBER.exec(value.replace(SPACES_AND_QUOTES, ''))?.[1]
    const mark = number && markOf(number)
    if (mark === ',') commas += 1
    else if (mark === '.') points += 1
    else if (number?.includes(',')) unclear += 1
  }
  if (commas !== points) return commas > points ? ',' : '.'
  return unclear > 0 && delimiter === ';' ? ',' : '.'
}

const NUMBER = /^\D{0,4}(\d[\d.,]*)\D{0,4}$/

/** Undefined when it can be read in both ways, or is not a number, such as 31.12.2025. */
function markOf(number: string): DecimalMark | undefined {
  const [isWithComma, isWithPoint] = [isNumber(number, ','), isNumber(number, '.')]
  if (isWithComma === isWithPoint) return undefined
  return isWithComma ? ',' : '.'
}

/** What one cell shows about its column's mark; undefined when it is not a number. */
type MarkEvidence =
  | { readonly kind: 'mark'; readonly mark: DecimalMark }
  /** 1.234 and 1,234: thousands or decimals. `written` is the mark in the cell. */
  | { readonly kind: 'either'; readonly written: DecimalMark }
  /** 1234: written without thousands separators. */
  | { readonly kind: 'ungrouped' }
  | { readonly kind: 'plain' }

export function markEvidence(value: string): MarkEvidence | undefined {
  const number = NUMBER.exec(value.replace(SPACES_AND_QUOTES, ''))?.[1]
  if (number === undefined) return undefined
  if (/^\d+$/.test(number)) return { kind: number.length > 3 ? 'ungrouped' : 'plain' }
  const mark = markOf(number)
  if (mark) return { kind: 'mark', mark }
  if (!isNumber(number, '.')) return undefined
  return { kind: 'either', written: number.includes(',') ? ',' : '.' }
}

function isNumber(text: string, decimal: DecimalMark): boolean {
  return withoutGroups(text, decimal) !== null
}

/** What a person may have meant: 12 for '12 ea', 84 for '7 x 12'. Only ever a suggestion. */
export function suggestQuantity(text: string, decimal: DecimalMark): number | null {
  const times = /^\s*(\d{1,5})\s*[x×*]\s*(\d{1,5})\s*$/i.exec(text)
  if (times) return Number(times[1]) * Number(times[2])
  const withUnit = /^\s*(-?[\d.,]+)\s*[\p{L}.]{1,12}\s*$/u.exec(text)
  return withUnit?.[1] ? parseNumberText(withUnit[1], decimal) : null
}

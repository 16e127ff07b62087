// How texts name a currency: by a sign, a code or a word.

import { CURRENCIES, type Currency } from '../money.ts'

type Display = 'symbol' | 'narrowSymbol' | 'name'

function spelled(currency: Currency, display: Display, amount: number): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: display,
  })
  return format.formatToParts(amount).find(({ type }) => type === 'currency')?.value ?? currency
}

/** Accepts "dollars" for "US dollars". */
function words(currency: Currency): readonly string[] {
  return [1, 2].flatMap((amount) => {
    const name = spelled(currency, 'name', amount).toLowerCase()
    return [name, name.split(' ').at(-1) ?? name]
  })
}

const marks = new Map(
  CURRENCIES.map((currency) => {
    const signs = [currency, spelled(currency, 'symbol', 1), spelled(currency, 'narrowSymbol', 1)]
    return [currency, { signs: new Set(signs), words: new Set(words(currency)) }] as const
  }),
)

/** Signs and codes that can come before or after an amount, longest first. */
export const SIGNS: readonly string[] = longestFirst(
  [...marks.values()].flatMap(({ signs }) => [...signs]),
)
/** Words that can follow an amount, in lower case. */
export const CURRENCY_WORDS: readonly string[] = longestFirst(
  [...marks.values()].flatMap((own) => [...own.words]),
)

export function isMarkOf(currency: Currency, mark: string): boolean {
  const own = marks.get(currency)
  return own !== undefined && (own.signs.has(mark) || own.words.has(mark.toLowerCase()))
}

function longestFirst(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].toSorted((one, other) => other.length - one.length)
}

// Money in the currency of its store: how it is written, and when it may be added up. Values are in the main unit, not
// in cents. Billing has its own rules.

import { Fault } from './fault.ts'

/** An ISO 4217 code. */
export type Currency = string

export const DEFAULT_CURRENCY: Currency = 'USD'

/** Currencies that stores use: no metals, no funds, no withdrawn ones. */
export const CURRENCIES: readonly Currency[] = `
  AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD
  CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP
  GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD
  KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN
  NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP
  SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND
  VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG`
  .trim()
  .split(/\s+/)

const KNOWN: ReadonlySet<string> = new Set(CURRENCIES)

/** The stored form; refuses anything that is not a currency. */
export function decideCurrency(input: string): Currency {
  const code = input.trim().toUpperCase()
  if (!KNOWN.has(code)) {
    const field = 'currency'
    throw new Fault('invalid_argument', 'Choose a currency, such as EUR or USD.', { field })
  }
  return code
}

/** Number of decimals: 2 for most, 0 for the yen, 3 for the Kuwaiti dinar. */
export function currencyDecimals(currency: Currency): number {
  return formatterOf(currency, 'exact').resolvedOptions().maximumFractionDigits ?? 2
}

/** The smallest coin of most currencies, in thousandths. */
export const USUAL_COIN = 10

/** What values are rounded to, in thousandths: hundredths, or thousandths for currencies that have them. */
export function coinOf(currency: Currency): number {
  return currencyDecimals(currency) > 2 ? 1 : USUAL_COIN
}

/** From thousandths, in which sums are stored; null when unknown. */
export function fromThousandths(value: number | null): number | null {
  return value === null ? null : value / 1_000
}

/** The one currency of all of them; null when they differ, so that values must not be added up. */
export function commonCurrency(currencies: Iterable<Currency | null>): Currency | null {
  const [first, ...others] = new Set(currencies)
  return others.length === 0 ? (first ?? null) : null
}

/** "$1,284.60", "¥1,285"; without a currency just the number; "–" when unknown. */
export function formatMoney(value: number | null, currency: Currency | null): string {
  return format(value, currency, 'exact')
}

/** "+$361.05", "−$421.20", "$0.00". */
export function formatSignedMoney(value: number | null, currency: Currency | null): string {
  return format(value, currency, 'signed')
}

type Style = 'exact' | 'signed'

const STYLES: Readonly<Record<Style, Intl.NumberFormatOptions>> = {
  exact: {},
  signed: { signDisplay: 'exceptZero' },
}

const formatters = new Map<string, Intl.NumberFormat>()

function format(value: number | null, currency: Currency | null, style: Style): string {
  if (value === null) return '–'
  return formatterOf(currency, style).format(value).replace('-', '\u2212')
}

/** Cached, because formatters are expensive and tables are long. */
function formatterOf(currency: Currency | null, style: Style): Intl.NumberFormat {
  const key = `${currency} ${style}`
  const known = formatters.get(key)
  if (known) return known
  const kind =
    currency === null
      ? ({ minimumFractionDigits: 2, maximumFractionDigits: 2 } as const)
      : ({ style: 'currency', currency } as const)
  const made = new Intl.NumberFormat('en-US', { ...kind, ...STYLES[style] })
  formatters.set(key, made)
  return made
}

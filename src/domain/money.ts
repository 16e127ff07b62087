// Money in the currency of the store it was counted in: how it is written, and when it may be added up.
// Values are in the currency itself, not in its smallest coin. Billing has its own.

import { Fault } from './fault.ts'

/** A code of ISO 4217. */
export type Currency = string

export const DEFAULT_CURRENCY: Currency = 'USD'

/** Those in use, as shops have them: no metals, no funds, nothing withdrawn. */
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

/** As it is kept; refuses what is no currency. */
export function decideCurrency(input: string): Currency {
  const code = input.trim().toUpperCase()
  if (!KNOWN.has(code)) {
    const field = 'currency'
    throw new Fault('invalid_argument', 'Choose a currency, such as EUR or USD.', { field })
  }
  return code
}

/** Places behind the point: 2 of most, 0 of the yen, 3 of the dinar. */
export function currencyDecimals(currency: Currency): number {
  return formatterOf(currency, 'exact').resolvedOptions().maximumFractionDigits ?? 2
}

/** The smallest coin of most currencies, in thousandths. */
export const USUAL_COIN = 10

/** What values are rounded to, in thousandths: hundredths, or thousandths where money has them. */
export function coinOf(currency: Currency): number {
  return currencyDecimals(currency) > 2 ? 1 : USUAL_COIN
}

/** Of thousandths, which sums are kept in; null: nobody knows. */
export function fromThousandths(value: number | null): number | null {
  return value === null ? null : value / 1_000
}

/** What all of them are in; null where they differ, so that their values must not be added up. */
export function commonCurrency(currencies: Iterable<Currency | null>): Currency | null {
  const [first, ...others] = new Set(currencies)
  return others.length === 0 ? (first ?? null) : null
}

/** "Money is in EUR and USD here…": empty where there is one, or none. */
export function describeUnlike(currencies: readonly Currency[]): string {
  if (currencies.length < 2) return ''
  const all = currencies.toSorted()
  const named = `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
  return `Money is in ${named} here, and is not added up across currencies.`
}

/** "$1,284.60", "¥1,285"; without a currency the plain number; "–" where nobody knows. */
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

/** Made once each: they are costly, and tables are long. */
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

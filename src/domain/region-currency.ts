// Guesses a store's currency from the region in the browser's language. The person who sets up the store sees it and
// can change it.

import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from './money.ts'

const EURO = `
  AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM
  TF VA XK YT`
const DOLLAR = 'AS BQ EC FM GU IO MH MP PR PW SV TC TL UM US VG VI'
/** Countries whose currency code does not start with their country code. */
const OTHERS: Readonly<Record<string, Currency>> = {
  BJ: 'XOF',
  BF: 'XOF',
  CI: 'XOF',
  GW: 'XOF',
  ML: 'XOF',
  NE: 'XOF',
  SN: 'XOF',
  TG: 'XOF',
  CF: 'XAF',
  CG: 'XAF',
  CM: 'XAF',
  GA: 'XAF',
  GQ: 'XAF',
  TD: 'XAF',
  AG: 'XCD',
  DM: 'XCD',
  GD: 'XCD',
  KN: 'XCD',
  LC: 'XCD',
  VC: 'XCD',
  CW: 'XCG',
  SX: 'XCG',
  NC: 'XPF',
  PF: 'XPF',
  WF: 'XPF',
  FO: 'DKK',
  GL: 'DKK',
  SJ: 'NOK',
  LI: 'CHF',
  GG: 'GBP',
  IM: 'GBP',
  JE: 'GBP',
  PS: 'ILS',
  CK: 'NZD',
  NU: 'NZD',
  TK: 'NZD',
  KI: 'AUD',
  NR: 'AUD',
  TV: 'AUD',
}

const byRegion = new Map<string, Currency>([
  // Most currency codes are the country code plus one letter: CH and CHF.
  ...CURRENCIES.filter((code) => !code.startsWith('X')).map(
    (code) => [code.slice(0, 2), code] as const,
  ),
  ...EURO.trim()
    .split(/\s+/)
    .map((region) => [region, 'EUR'] as const),
  ...DOLLAR.split(' ').map((region) => [region, 'USD'] as const),
  ...Object.entries(OTHERS),
])

/** For a browser's language tag: "de-AT" gives euros. */
export function likelyCurrency(language: string): Currency {
  return byRegion.get(regionOf(language) ?? '') ?? DEFAULT_CURRENCY
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region
  } catch {
    return undefined
  }
}

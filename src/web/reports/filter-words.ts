// What the figures cover, for printing.

import type { Formats } from '#messages/formats.ts'
import type { Messages } from '../kit/use-messages.ts'
import { categoryName } from './figure-words.ts'
import type { ReportSearch } from './report-search.ts'

/** "All stores · Drinks · completed March 1, 2026 to March 31, 2026 · name contains “spring”". */
export function sayFilters(
  { store, category, from, until, q }: ReportSearch,
  storeName: string | undefined,
  t: Messages<'reports'>,
  formats: Pick<Formats, 'day'>,
): string {
  return [
    store === undefined ? t('filter.allStores') : (storeName ?? t('filter.oneStore')),
    category === undefined ? null : categoryName(category, t),
    sayDays({ from, until }, t, formats),
    q && t('said.named', { text: q }),
  ]
    .filter(Boolean)
    .join(' · ')
}

function sayDays(
  { from, until }: Pick<ReportSearch, 'from' | 'until'>,
  t: Messages<'reports'>,
  { day }: Pick<Formats, 'day'>,
): string | null {
  const [first, last] = [from, until].map((date) => date && day(Date.parse(date)))
  if (first && last) return t('said.between', { from: first, until: last })
  if (first) return t('said.from', { from: first })
  return last ? t('said.until', { until: last }) : null
}

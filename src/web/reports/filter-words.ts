// What the figures on paper are of.

import { categoryName } from './figure-words.ts'
import type { ReportSearch } from './report-search.ts'

/** "All stores · Drinks · completed from 2026-03-01 until 2026-03-31 · named like “spring”". */
export function describeFilters(
  { store, category, from, until, q }: ReportSearch,
  storeName: string | undefined,
): string {
  const days = [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ')
  return [
    store === undefined ? 'All stores' : (storeName ?? 'One store'),
    category === undefined ? null : categoryName(category),
    days && `completed ${days}`,
    q && `named like “${q}”`,
  ]
    .filter(Boolean)
    .join(' · ')
}

// Two audits in words: which they are, and what has become of an item from one to the other.

import type { AuditReport, ComparedLine } from '#contract/reports.ts'
import { commonCurrency, formatSignedMoney } from '#domain/money.ts'
import { formatDay } from '../kit/format-day.ts'

export interface AuditChoice {
  readonly value: string
  readonly label: string
}

const STORES_NAMED = 2

/** The newest first. An audit of several stores is one choice, and so is one that is there twice. Names are given again and again, so the store and the day say which. */
export function choicesOf(reports: readonly AuditReport[]): readonly AuditChoice[] {
  const inOrder = [...new Map(reports.map((report) => [report.id, report])).values()].toSorted(
    (one, other) => other.completedAt - one.completedAt,
  )
  return [...Map.groupBy(inOrder, ({ auditId }) => auditId)].flatMap(([value, rows]) => {
    const [first] = rows
    if (!first) return []
    const stores = describeStores(rows.map(({ storeName }) => storeName))
    return [{ value, label: `${first.auditName}, ${stores}, ${formatDay(first.completedAt)}` }]
  })
}

/** "Harbor and 3 more". */
export function describeStores(names: readonly string[]): string {
  const rest = names.length - STORES_NAMED
  if (rest <= 0) return names.join(' and ')
  return `${names.slice(0, STORES_NAMED).join(', ')} and ${rest} more`
}

/** Between two currencies, and from or to what nobody knows, there is no change that a number could say. */
export function describeChange({ earlier, later }: Pick<ComparedLine, 'earlier' | 'later'>) {
  if (!earlier || !later || earlier.value === null || later.value === null) return '–'
  const currency = commonCurrency([earlier.currency, later.currency])
  return currency === null ? '–' : formatSignedMoney(later.value - earlier.value, currency)
}

/** What came out the same way twice is worth another look than what happened once. */
export function describeRepeat({ earlier, later }: Pick<ComparedLine, 'earlier' | 'later'>) {
  const before = earlier?.variance ?? 0
  const after = later?.variance ?? 0
  if (before < 0 && after < 0) return 'short both times'
  if (before > 0 && after > 0) return 'over both times'
  return null
}

// Two audits in words: which they are, and what has become of an item from one to the other.

import type {
  AuditReport,
  ComparedAudit,
  ComparedFinding,
  ComparedLine,
} from '#contract/reports.ts'
import { commonCurrency, formatSignedMoney } from '#domain/money.ts'
import { sayDifference } from '#domain/quantity-words.ts'
import { formatDay } from '../kit/format-day.ts'
import { formatQuantity } from '../kit/format-number.ts'

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

/** Empty: both counted the same ones. Lines are compared within a store, and never across two. */
export function describeUnlikeStores({
  earlier,
  later,
}: {
  readonly earlier: Pick<ComparedAudit, 'stores'>
  readonly later: Pick<ComparedAudit, 'stores'>
}): string {
  const others = new Set(later.stores.map(({ id }) => id))
  const shared = earlier.stores.filter(({ id }) => others.has(id))
  if (shared.length === earlier.stores.length && shared.length === later.stores.length) return ''
  if (shared.length === 0) {
    return 'They have no store in common, so neither sums nor items can be compared.'
  }
  const names = describeStores(shared.map(({ name }) => name))
  return `They counted different stores, so sums cannot be compared; the items of ${names} can.`
}

interface FindingWords {
  /** Null: there is nothing to compare. */
  readonly variance: string | null
  readonly beside: string
}

/** "−3" beside "21 of 24"; what was not counted, or not expected by anybody, has no difference. */
export function describeFinding(finding: ComparedFinding | null): FindingWords {
  if (!finding) return { variance: null, beside: 'not in it' }
  const { expected, counted, variance } = finding
  if (variance !== null) {
    return {
      variance: sayDifference(variance),
      beside: `${formatQuantity(counted)} of ${formatQuantity(expected)}`,
    }
  }
  if (counted !== null) return { variance, beside: `${formatQuantity(counted)} counted` }
  const missed = expected === null ? [] : [`${formatQuantity(expected)} expected`]
  return { variance, beside: ['not counted', ...missed].join(', ') }
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

// Two audits in words: which ones they are, and how an item has changed between them.

import type {
  AuditReport,
  ComparedAudit,
  ComparedFinding,
  ComparedLine,
} from '#contract/reports.ts'
import { commonCurrency } from '#domain/money.ts'
import type { Formats } from '#messages/formats.ts'
import type { Messages } from '../kit/use-messages.ts'

export interface AuditChoice {
  readonly value: string
  readonly label: string
}

type ReportWords = Messages<'reports'>

const STORES_NAMED = 2

/**
 * Newest first. An audit of several stores is one choice, and duplicates are merged. Names repeat, so the
 * store and the day tell audits apart.
 */
export function choicesOf(
  reports: readonly AuditReport[],
  t: ReportWords,
  formats: Pick<Formats, 'day' | 'list'>,
): readonly AuditChoice[] {
  const inOrder = [...new Map(reports.map((report) => [report.id, report])).values()].toSorted(
    (one, other) => other.completedAt - one.completedAt,
  )
  return [...Map.groupBy(inOrder, ({ auditId }) => auditId)].flatMap(([value, rows]) => {
    const [first] = rows
    if (!first) return []
    const names = rows.map(({ storeName }) => storeName)
    const label = t('compare.audit', {
      audit: first.auditName,
      stores: nameStores(names, t, formats),
      day: formats.day(first.completedAt),
    })
    return [{ value, label }]
  })
}

/** "Harbor, Mill and 3 more". */
export function nameStores(
  names: readonly string[],
  t: ReportWords,
  { list }: Pick<Formats, 'list'>,
): string {
  const rest = names.length - STORES_NAMED
  if (rest <= 0) return list(names)
  return t('compare.stores', { stores: names.slice(0, STORES_NAMED).join(', '), count: rest })
}

/** Empty: both counted the same stores. Lines are compared within a store, never across two. */
export function sayUnlikeStores(
  {
    earlier,
    later,
  }: {
    readonly earlier: Pick<ComparedAudit, 'stores'>
    readonly later: Pick<ComparedAudit, 'stores'>
  },
  t: ReportWords,
  formats: Pick<Formats, 'list'>,
): string {
  const others = new Set(later.stores.map(({ id }) => id))
  const shared = earlier.stores.filter(({ id }) => others.has(id))
  if (shared.length === earlier.stores.length && shared.length === later.stores.length) return ''
  if (shared.length === 0) return t('compare.noStore')
  const stores = nameStores(
    shared.map(({ name }) => name),
    t,
    formats,
  )
  return t('compare.someStores', { stores })
}

interface SaidFinding {
  /** Null: there is nothing to compare. */
  readonly variance: string | null
  readonly beside: string
}

/** "−3" beside "21 of 24"; an item that was not counted, or not expected, has no variance. */
export function sayFinding(
  finding: ComparedFinding | null,
  t: ReportWords,
  { quantity, difference }: Pick<Formats, 'quantity' | 'difference'>,
): SaidFinding {
  if (!finding) return { variance: null, beside: t('compare.notIn') }
  const { expected, counted, variance } = finding
  const told = { counted: quantity(counted), expected: quantity(expected) }
  if (variance !== null) return { variance: difference(variance), beside: t('compare.of', told) }
  if (counted !== null) return { variance, beside: t('compare.counted', told) }
  const beside = expected === null ? t('compare.notCounted') : t('compare.notCountedOf', told)
  return { variance, beside }
}

/** Between two currencies, and from or to an unknown value, there is no change that a number could express. */
export function sayChange(
  { earlier, later }: Pick<ComparedLine, 'earlier' | 'later'>,
  { signedMoney }: Pick<Formats, 'signedMoney'>,
): string {
  if (!earlier || !later || earlier.value === null || later.value === null) return '–'
  const currency = commonCurrency([earlier.currency, later.currency])
  return currency === null ? '–' : signedMoney(later.value - earlier.value, currency)
}

/** The same result twice deserves a closer look than a single one. */
export function sayRepeat(
  { earlier, later }: Pick<ComparedLine, 'earlier' | 'later'>,
  t: ReportWords,
): string | null {
  const before = earlier?.variance ?? 0
  const after = later?.variance ?? 0
  if (before < 0 && after < 0) return t('compare.shortTwice')
  if (before > 0 && after > 0) return t('compare.overTwice')
  return null
}

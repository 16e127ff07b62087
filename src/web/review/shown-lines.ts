// Which lines of a result are looked at: what the address asks for, as far as it is there.

import type { AuditResults, StoreResults } from '#contract/audit-results.ts'
import type { VarianceFilter, VarianceTab } from '#contract/audit-variances.ts'
import type { AuditDetails } from '#contract/audits.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { requireReview } from '#domain/decision.ts'
import { isAllowed } from '../kit/is-allowed.ts'
import { filterOf, type ReviewSearch } from './review-search.ts'

const TABS: readonly VarianceTab[] = [
  'beyond',
  'missing',
  'extra',
  'unexpected',
  'matched',
  'uncounted',
  'all',
]

export interface ShownLines {
  /** Of the store of the address, unless all stores of the audit are asked for, or it has no other. */
  readonly of: AuditResults | StoreResults
  readonly tabs: readonly VarianceTab[]
  readonly filter: VarianceFilter & { readonly tab: VarianceTab }
}

interface Looked {
  readonly store: Pick<StoreSummary, 'id' | 'role'>
  readonly audit: Pick<AuditDetails, 'status'>
  readonly search: ReviewSearch
}

export function canDecideHere({ store, audit }: Omit<Looked, 'search'>): boolean {
  return store.role === 'manager' && isAllowed(() => requireReview(audit.status))
}

export function shownLines(results: AuditResults, looked: Looked): ShownLines {
  const { store, search } = looked
  const own = results.stores.find(({ id }) => id === store.id)
  const of = search.stores === 'all' || results.stores.length < 2 || !own ? results : own
  const tabs: readonly VarianceTab[] = canDecideHere(looked) ? ['open', ...TABS] : TABS
  const firstTab: VarianceTab = of.figures.netVariance === null ? 'all' : 'missing'
  // What an address of another time asks for may not be there any more.
  const tab = search.tab && tabs.includes(search.tab) ? search.tab : firstTab
  return { of, tabs, filter: { ...filterOf(search, store.id), tab } }
}

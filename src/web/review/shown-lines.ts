// Which lines of a result are shown: what the address asks for, as far as it exists.

import type { AuditResults, StoreResults } from '#contract/audit-results.ts'
import type { VarianceFilter, VarianceSort, VarianceTab } from '#contract/audit-variances.ts'
import type { AuditDetails } from '#contract/audits.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { requireReview } from '#domain/decision.ts'
import { isAllowed } from '../kit/is-allowed.ts'
import { FIRST_SORT, filterOf, type Grouping, type ReviewSearch } from './review-search.ts'

/** How many lines are loaded at once. */
export const LINES_PAGE = 100
export const FIRST_GROUPS = 500

const TABS: readonly VarianceTab[] = [
  'uncounted',
  'missing',
  'extra',
  'unexpected',
  'beyond',
  'matched',
  'all',
]

export interface ShownLines {
  /** The store in the address; the whole audit if the address asks for all stores, or there is no other one. */
  readonly of: AuditResults | StoreResults
  readonly tabs: readonly VarianceTab[]
  readonly filter: VarianceFilter & { readonly tab: VarianceTab }
  readonly sort: VarianceSort
  /** Undefined: no grouping. */
  readonly groupBy: Exclude<Grouping, 'item'> | undefined
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
  const canDecide = canDecideHere(looked)
  const tabs: readonly VarianceTab[] = canDecide ? ['open', ...TABS] : TABS
  const firstTab = firstTabOf(of, canDecide)
  // An old address may ask for something that no longer exists.
  const tab = search.tab && tabs.includes(search.tab) ? search.tab : firstTab
  return {
    of,
    tabs,
    filter: { ...filterOf(search, store.id), tab },
    sort: search.sort ?? (tab === 'open' ? 'worth' : FIRST_SORT),
    groupBy: search.by === 'item' ? undefined : search.by,
  }
}

/** Open decisions for people who can decide; all lines if nothing is compared. */
function firstTabOf(
  { figures, decisions }: Pick<StoreResults, 'figures' | 'decisions'>,
  canDecide: boolean,
): VarianceTab {
  const isCompared = figures.netVariance !== null
  if (canDecide && (isCompared || decisions.open > 0)) return 'open'
  return isCompared ? 'missing' : 'all'
}

/** The start of the list, which also has the length of each tab. */
export function firstLines(auditId: string, { filter, sort }: Pick<ShownLines, 'filter' | 'sort'>) {
  return { ...filter, auditId, sort, paginationOpts: { numItems: LINES_PAGE, cursor: null } }
}

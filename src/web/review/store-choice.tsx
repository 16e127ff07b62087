import type { StoreSummary } from '#contract/stores.ts'
import { LinkTab } from '../kit/link-tabs.tsx'
import styles from './review.module.css'
import type { ReviewSearch } from './review-search.ts'

interface StoreChoiceProps {
  readonly store: Pick<StoreSummary, 'name'>
  /** How many stores of the audit the viewer sees. */
  readonly count: number
  readonly search: ReviewSearch
}

/** An audit of several stores is read by store, or as a whole. */
export function StoreChoice({ store, count, search }: StoreChoiceProps) {
  const choices = [
    { stores: undefined, label: store.name },
    { stores: 'all', label: `All ${count} stores` },
  ] as const
  return (
    <nav className={styles.stores} aria-label="Stores">
      {choices.map(({ stores, label }) => (
        <LinkTab
          key={label}
          from="/stores/$storeId/audit/$id/results"
          to="."
          search={{ ...search, stores, line: undefined }}
          isCurrent={search.stores === stores}
        >
          {label}
        </LinkTab>
      ))}
    </nav>
  )
}

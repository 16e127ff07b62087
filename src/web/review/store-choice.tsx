import { Select } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { StoreResults } from '#contract/audit-results.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './review.module.css'
import { inStores, type ReviewSearch } from './review-search.ts'

interface StoreChoiceProps {
  /** The store in the address. */
  readonly storeId: string
  /** The stores of the audit that the viewer may see. */
  readonly stores: readonly Pick<StoreResults, 'id' | 'name'>[]
  readonly search: ReviewSearch
}

const ALL = 'all'

/** An audit of several stores is shown by store, each at its own address, or as a whole. */
export function StoreChoice({ storeId, stores, search }: StoreChoiceProps) {
  const t = useMessages('results')
  const navigate = useNavigate({ from: '/stores/$storeId/audit/$id/results' })
  const choose = (choice: string) =>
    navigate({
      to: '/stores/$storeId/audit/$id/results',
      params: (kept) => ({ ...kept, storeId: choice === ALL ? storeId : choice }),
      search: inStores(search, choice === ALL ? ALL : undefined),
      resetScroll: false,
    })
  const choices = [
    { value: ALL, label: t('store.all', { count: stores.length }) },
    ...stores.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const chosen = search.stores ?? storeId
  return (
    <div className={styles.stores}>
      <p className={styles.onPaper}>{choices.find(({ value }) => value === chosen)?.label}</p>
      <div data-off-paper>
        <Select
          aria-label={t('store.label')}
          size="xs"
          searchable
          allowDeselect={false}
          data={choices}
          value={chosen}
          onChange={(choice) => choice && void choose(choice)}
        />
      </div>
    </div>
  )
}

import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useHydrated } from '@tanstack/react-router'
import type { OrganizationSummary } from '#contract/organizations.ts'
import { isOpenTo } from '#domain/permission.ts'
import { api } from '../client/api.ts'
import { useLiveQueries } from '../client/react.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './stores-page.module.css'

/** As many stores as fit at a glance. */
const FEW = 8

interface StoreSearchProps {
  readonly organizations: readonly OrganizationSummary[]
  readonly wanted: string
  readonly onWanted: (wanted: string) => void
}

/** For people with more stores than fit on a screen. */
export function StoreSearch({ organizations, wanted, onWanted }: StoreSearchProps) {
  const open = organizations.filter(isOpenTo)
  const stores = useLiveQueries(
    api.stores.getByOrganization,
    open.map(({ id }) => ({ orgId: id })),
  )
  // The host renders this before it knows the stores, and the page may know them at hydration.
  const isTakenOver = useHydrated()
  const t = useMessages('stores')
  const total = isTakenOver ? stores.flatMap((some) => some ?? []).length : 0
  if (total <= FEW && wanted === '') return null
  return (
    <div className={styles.search}>
      <TextInput
        aria-label={t('find')}
        placeholder={t('find')}
        leftSection={<IconSearch size={16} stroke={1.7} aria-hidden />}
        rightSection={
          wanted && (
            <CloseButton size="sm" aria-label={t('find.clear')} onClick={() => onWanted('')} />
          )
        }
        value={wanted}
        onChange={(event) => onWanted(event.currentTarget.value)}
      />
    </div>
  )
}

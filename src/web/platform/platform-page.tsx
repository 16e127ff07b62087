import { TextInput } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { PlatformOrganization } from '#contract/platform.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { matchesSearch } from '../kit/matches-search.ts'
import { Empty, Page } from '../kit/page.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { OrganizationTable } from './organization-table.tsx'
import styles from './platform-page.module.css'
import { ProviderEvents } from './provider-events.tsx'

/** What the operator of this installation sees: sizes and dates, nothing of what is counted. */
export function PlatformPage() {
  const t = useMessages('platform')
  return (
    <Page title={t('title')} crumb={t('crumb')} facts={<PlatformFacts />}>
      <Organizations />
      <Suspense>
        <ProviderEvents />
      </Suspense>
    </Page>
  )
}

function PlatformFacts() {
  const t = useMessages('platform')
  const organizations = useSuspenseLiveQuery(api.platform.listOrganizations, {})
  const suspended = organizations.filter(isSuspended).length
  const count = organizations.length
  return suspended === 0 ? t('facts', { count }) : t('factsSuspended', { count, suspended })
}

function isSuspended({ suspendedAt }: PlatformOrganization): boolean {
  return suspendedAt !== null
}

function Organizations() {
  const t = useMessages('platform')
  const organizations = useSuspenseLiveQuery(api.platform.listOrganizations, {})
  const [wanted, setWanted] = useState('')
  const found = organizations.filter(({ name, owners }) => matchesSearch(wanted, [name, ...owners]))
  return (
    <>
      <TextInput
        className={styles.find}
        aria-label={t('find')}
        placeholder={t('findHint')}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      {found.length === 0 ? (
        <NothingFound wanted={wanted} />
      ) : (
        <OrganizationTable organizations={found} />
      )}
    </>
  )
}

function NothingFound({ wanted }: { readonly wanted: string }) {
  const t = useMessages('platform')
  if (wanted.trim() === '') return <Empty title={t('none')}>{t('noneText')}</Empty>
  return <Empty title={t('notFound')}>{t('notFoundText', { wanted })}</Empty>
}

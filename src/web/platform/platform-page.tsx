import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Suspense, useState } from 'react'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { Page } from '../kit/page.tsx'
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
  const { organizations: count, suspended } = useSuspenseLiveQuery(
    api.platform.countOrganizations,
    {},
  )
  return suspended === 0 ? t('facts', { count }) : t('factsSuspended', { count, suspended })
}

const TYPING_MS = 250

function Organizations() {
  const t = useMessages('platform')
  const [typed, setTyped] = useState('')
  const [wanted] = useDebouncedValue(typed.trim(), TYPING_MS)
  return (
    <>
      <TextInput
        className={styles.find}
        aria-label={t('find')}
        placeholder={t('findHint')}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <OrganizationTable wanted={wanted} />
    </>
  )
}

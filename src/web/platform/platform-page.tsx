import { TextInput } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { PlatformOrganization } from '#contract/platform.ts'
import { countOf } from '#domain/count-words.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { matchesSearch } from '../kit/matches-search.ts'
import { Empty, Page } from '../kit/page.tsx'
import { OrganizationTable } from './organization-table.tsx'
import styles from './platform-page.module.css'
import { ProviderEvents } from './provider-events.tsx'

/** What the operator of this installation sees: sizes and dates, nothing of what is counted. */
export function PlatformPage() {
  return (
    <Page title="Organizations" crumb="Platform" facts={<PlatformFacts />}>
      <Organizations />
      <Suspense>
        <ProviderEvents />
      </Suspense>
    </Page>
  )
}

function PlatformFacts() {
  const organizations = useSuspenseLiveQuery(api.platform.listOrganizations, {})
  const suspended = organizations.filter(isSuspended).length
  const all = countOf(organizations.length, 'organization')
  return suspended === 0 ? all : `${all}, ${suspended} suspended`
}

function isSuspended({ suspendedAt }: PlatformOrganization): boolean {
  return suspendedAt !== null
}

function Organizations() {
  const organizations = useSuspenseLiveQuery(api.platform.listOrganizations, {})
  const [wanted, setWanted] = useState('')
  const found = organizations.filter(({ name, owners }) => matchesSearch(wanted, [name, ...owners]))
  return (
    <>
      <TextInput
        className={styles.find}
        aria-label="Find an organization"
        placeholder="Find a name or an owner’s e-mail address"
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
  if (wanted.trim() === '') {
    return (
      <Empty title="No organizations yet">Each tenant of this installation is listed here.</Empty>
    )
  }
  return <Empty title="Nothing found">No organization and no owner is called “{wanted}”.</Empty>
}

import { useState } from 'react'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { LinkButton } from '../kit/links.tsx'
import { Empty, Page } from '../kit/page.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { OrganizationStores } from './organization-stores.tsx'
import { StoreSearch } from './store-search.tsx'

/** Every organization of the viewer with its stores. */
export function StoresPage() {
  const t = useMessages('stores')
  return (
    <Page title={t('title')}>
      <Organizations />
    </Page>
  )
}

function Organizations() {
  const organizations = useSuspenseLiveQuery(api.organizations.getByUser, {})
  const [wanted, setWanted] = useState('')
  if (organizations.length === 0) return <NoOrganization />
  return (
    <>
      <StoreSearch organizations={organizations} wanted={wanted} onWanted={setWanted} />
      {organizations.map((organization) => (
        <OrganizationStores key={organization.id} organization={organization} wanted={wanted} />
      ))}
    </>
  )
}

function NoOrganization() {
  const t = useMessages('stores')
  const setUp = <LinkButton to="/setup/organization">{t('none.setUp')}</LinkButton>
  return (
    <Empty title={t('none.title')} action={setUp}>
      {t('none.text')}
    </Empty>
  )
}

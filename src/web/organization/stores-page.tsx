import { useState } from 'react'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { LinkButton } from '../kit/links.tsx'
import { Empty, Page } from '../kit/page.tsx'
import { OrganizationStores } from './organization-stores.tsx'
import { StoreSearch } from './store-search.tsx'

/** Every organization of the viewer with its stores. */
export function StoresPage() {
  return (
    <Page title="Stores">
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
  const setUp = <LinkButton to="/setup/organization">Set up an organization</LinkButton>
  return (
    <Empty title="No stores" action={setUp}>
      Stores belong to an organization. Set one up, or open the link of your invitation.
    </Empty>
  )
}

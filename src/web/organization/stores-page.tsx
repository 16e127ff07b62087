import { api } from '#contract/api.ts'
import type { OrganizationSummary } from '#contract/organizations.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { type LinkRow, LinkRows } from '../kit/link-rows.tsx'
import { LinkButton } from '../kit/links.tsx'
import { Empty, Page } from '../kit/page.tsx'
import { roleName } from '../kit/role-name.ts'
import styles from './stores-page.module.css'

export function StoresPage() {
  return (
    <Page title="Stores">
      <Organizations />
    </Page>
  )
}

function Organizations() {
  const organizations = useSuspenseLiveQuery(api.organizations.getByUser, {})
  if (organizations.length === 0) return <NoOrganization />
  return organizations.map((organization) => (
    <section key={organization.id} aria-label={organization.name}>
      <div className={styles.head}>
        <h2 className={styles.name}>{organization.name}</h2>
        <span className={styles.role}>{roleName(organization.role)}</span>
      </div>
      <StoreList organization={organization} />
    </section>
  ))
}

function StoreList({ organization }: { readonly organization: OrganizationSummary }) {
  const stores = useSuspenseLiveQuery(api.stores.getByOrganization, { orgId: organization.id })
  if (stores.length === 0) return <p className={styles.none}>{noStores(organization)}</p>
  const rows = stores.map(
    ({ id, name, role }): LinkRow => ({
      key: id,
      name,
      end: roleName(role),
      link: { to: '/stores/$storeId', params: { storeId: id } },
    }),
  )
  return <LinkRows rows={rows} />
}

function noStores({ role }: OrganizationSummary): string {
  return role === 'owner'
    ? 'This organization has no stores.'
    : 'No store of this organization is open to you. Ask a manager to add you to one.'
}

function NoOrganization() {
  const setUp = <LinkButton to="/setup/organization">Set up an organization</LinkButton>
  return (
    <Empty title="No stores" action={setUp}>
      Stores belong to an organization. Set one up, or open the link of your invitation.
    </Empty>
  )
}

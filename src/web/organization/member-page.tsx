import { api } from '#contract/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { Empty, Page } from '../kit/page.tsx'
import { roleName } from '../kit/role-name.ts'
import { Facts, Section } from '../kit/section.tsx'

/** Where the user belongs: organizations, stores in them, and the role in each. */
export function MemberPage() {
  return (
    <Page title="My memberships">
      <Memberships />
    </Page>
  )
}

function Memberships() {
  const organizations = useSuspenseLiveQuery(api.organizations.getByUser, {})
  if (organizations.length === 0) {
    return (
      <Empty title="No memberships">
        Organizations that you belong to, your stores there and open invitations are listed here.
      </Empty>
    )
  }
  return organizations.map(({ id, name, role }) => (
    <Section key={id} title={name} text={roleName(role)}>
      <StoreRoles orgId={id} />
    </Section>
  ))
}

function StoreRoles({ orgId }: { readonly orgId: string }) {
  const stores = useSuspenseLiveQuery(api.stores.getByOrganization, { orgId })
  return <Facts facts={stores.map(({ id, name, role }) => ({ id, name, value: roleName(role) }))} />
}

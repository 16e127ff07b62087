import { api } from '#contract/api.ts'
import type { OrganizationSummary } from '#contract/organizations.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { formatDay } from '../kit/format-day.ts'
import { LinkButton } from '../kit/links.tsx'
import { Empty, Page } from '../kit/page.tsx'
import { roleName } from '../kit/role-name.ts'
import { Facts, Section } from '../kit/section.tsx'

export function OrganizationPage() {
  return (
    <Page title="Organization">
      <Organizations />
    </Page>
  )
}

function Organizations() {
  const organizations = useSuspenseLiveQuery(api.organizations.getByUser, {})
  if (organizations.length === 0) return <NoOrganization />
  return organizations.map((organization) => (
    <OrganizationFacts key={organization.id} organization={organization} />
  ))
}

function OrganizationFacts({ organization }: { readonly organization: OrganizationSummary }) {
  const stores = useSuspenseLiveQuery(api.stores.getByOrganization, { orgId: organization.id })
  return (
    <Section title={organization.name}>
      <Facts
        facts={[
          { id: 'role', name: 'Your role', value: roleName(organization.role) },
          { id: 'stores', name: 'Stores', value: stores.length },
          { id: 'since', name: 'Since', value: formatDay(organization.createdAt) },
        ]}
      />
    </Section>
  )
}

function NoOrganization() {
  const setUp = <LinkButton to="/setup/organization">Set up an organization</LinkButton>
  return (
    <Empty title="No organization" action={setUp}>
      Your organization, its people and its plan are looked after here.
    </Empty>
  )
}

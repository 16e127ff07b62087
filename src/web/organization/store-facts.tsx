import type { OrganizationSummary } from '#contract/organizations.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { currencyName } from '#domain/money.ts'
import { Facts, Section } from '../kit/section.tsx'
import { roleNameIn } from '../shared/role-name.ts'

export interface StoreFactsProps {
  readonly store: StoreSummary
  /** That of the store. */
  readonly organization: OrganizationSummary | undefined
}

export function StoreFacts({ store, organization }: StoreFactsProps) {
  return (
    <Section title="Store">
      <Facts
        facts={[
          { id: 'name', name: 'Name', value: store.name },
          { id: 'organization', name: 'Organization', value: organization?.name ?? '–' },
          {
            id: 'currency',
            name: 'Currency',
            value: `${store.currency}, ${currencyName(store.currency)}`,
          },
          { id: 'role', name: 'Your role', value: roleNameIn(store, organization) },
        ]}
      />
    </Section>
  )
}

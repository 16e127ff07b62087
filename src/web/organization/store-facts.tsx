import type { StoreSummary } from '#contract/stores.ts'
import { currencyName } from '#domain/money.ts'
import { roleName } from '../kit/role-name.ts'
import { Facts, Section } from '../kit/section.tsx'

export interface StoreFactsProps {
  readonly store: StoreSummary
  readonly organizationName: string | undefined
}

export function StoreFacts({ store, organizationName }: StoreFactsProps) {
  return (
    <Section title="Store">
      <Facts
        facts={[
          { id: 'name', name: 'Name', value: store.name },
          { id: 'organization', name: 'Organization', value: organizationName ?? '–' },
          {
            id: 'currency',
            name: 'Currency',
            value: `${store.currency}, ${currencyName(store.currency)}`,
          },
          { id: 'role', name: 'Your role', value: roleName(store.role) },
        ]}
      />
    </Section>
  )
}

import type { OrganizationSummary } from '#contract/organizations.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { Facts, Section } from '../kit/section.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { roleIn } from '../shared/role-name.ts'

export interface StoreFactsProps {
  readonly store: StoreSummary
  /** The organization of the store. */
  readonly organization: OrganizationSummary | undefined
}

export function StoreFacts({ store, organization }: StoreFactsProps) {
  const t = useMessages('stores')
  const tShared = useMessages('shared')
  const { currencyName } = useFormats()
  return (
    <Section title={t('facts.title')}>
      <Facts
        facts={[
          { id: 'name', name: t('settings.name'), value: store.name },
          { id: 'organization', name: t('facts.organization'), value: organization?.name ?? '–' },
          {
            id: 'currency',
            name: t('settings.currency'),
            value: t('currency.named', {
              code: store.currency,
              name: currencyName(store.currency),
            }),
          },
          {
            id: 'role',
            name: t('facts.role'),
            value: tShared(`role.${roleIn(store, organization)}`),
          },
        ]}
      />
    </Section>
  )
}

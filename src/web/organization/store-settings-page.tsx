import type { StoreSummary } from '#contract/stores.ts'
import { ColorSchemeSwitch } from '../kit/color-scheme-switch.tsx'
import { Page } from '../kit/page.tsx'
import { roleName } from '../kit/role-name.ts'
import { Facts, Section } from '../kit/section.tsx'
import styles from './store-settings-page.module.css'

interface StoreSettingsPageProps {
  readonly store: StoreSummary
  readonly organizationName: string | undefined
}

export function StoreSettingsPage({ store, organizationName }: StoreSettingsPageProps) {
  return (
    <Page title="Store settings" crumb={store.name}>
      <Section title="Store">
        <Facts
          facts={[
            { id: 'name', name: 'Name', value: store.name },
            { id: 'organization', name: 'Organization', value: organizationName ?? '–' },
            { id: 'role', name: 'Your role', value: roleName(store.role) },
          ]}
        />
      </Section>
      <Section title="Colours" text="Kept on this device. Auto follows the system.">
        <div className={styles.scheme}>
          <ColorSchemeSwitch />
        </div>
      </Section>
    </Page>
  )
}

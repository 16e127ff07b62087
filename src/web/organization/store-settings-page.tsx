import type { StoreSummary } from '#contract/stores.ts'
import { canInStore } from '#domain/permission.ts'
import { ColorSchemeSwitch } from '../kit/color-scheme-switch.tsx'
import { Page } from '../kit/page.tsx'
import { roleName } from '../kit/role-name.ts'
import { Facts, Section } from '../kit/section.tsx'
import { useLiveStore } from '../session/use-live-store.ts'
import { ArchiveStore } from './archive-store.tsx'
import { RenameStore } from './rename-store.tsx'
import styles from './store-settings-page.module.css'

interface StoreSettingsPageProps {
  readonly store: StoreSummary
  readonly organizationName: string | undefined
}

/** For everybody in the store; what managers may change is theirs alone. */
export function StoreSettingsPage({ store: known, organizationName }: StoreSettingsPageProps) {
  const store = useLiveStore(known)
  const isManager = canInStore(store.role, 'stores:update')
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
      {isManager && (
        <Section title="Name" text="Everybody in the store sees the new name at once.">
          <RenameStore store={store} />
        </Section>
      )}
      <Section title="Colours" text="Kept on this device. Auto follows the system.">
        <div className={styles.scheme}>
          <ColorSchemeSwitch />
        </div>
      </Section>
      {isManager && (
        <Section
          title="Archive the store"
          text="For a store that has closed. It leaves every list, and nobody can enter it any more. What was counted there is kept."
        >
          <ArchiveStore store={store} />
        </Section>
      )}
    </Page>
  )
}

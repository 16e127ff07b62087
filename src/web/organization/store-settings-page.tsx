import type { ReactNode } from 'react'
import { canInStore } from '#domain/permission.ts'
import { ColorSchemeSwitch } from '../kit/color-scheme-switch.tsx'
import { Page } from '../kit/page.tsx'
import { Section } from '../kit/section.tsx'
import { useLiveStore } from '../session/use-live-store.ts'
import { ArchiveStore } from './archive-store.tsx'
import { RenameStore } from './rename-store.tsx'
import { StoreCurrency } from './store-currency.tsx'
import { StoreFacts, type StoreFactsProps } from './store-facts.tsx'
import styles from './store-settings-page.module.css'

interface StoreSettingsPageProps extends StoreFactsProps {
  /** More that managers may change. */
  readonly forManagers?: ReactNode
}

/** For everybody in the store; what managers may change is theirs alone. */
export function StoreSettingsPage(props: StoreSettingsPageProps) {
  const { store: known, organization, forManagers } = props
  const store = useLiveStore(known)
  const isManager = canInStore(store.role, 'stores:update')
  return (
    <Page title="Store settings" crumb={store.name}>
      <StoreFacts store={store} organization={organization} />
      {isManager && (
        <Section title="Name" text="Everybody in the store sees the new name at once.">
          <RenameStore store={store} />
        </Section>
      )}
      {isManager && (
        <Section
          title="Currency"
          text="What costs and values are in. Audits that were started keep theirs, and no amount is converted: the numbers of your lists are read in this currency."
        >
          <StoreCurrency store={store} />
        </Section>
      )}
      {isManager && forManagers}
      <Section title="Appearance" text="Saved on this device. Auto matches your system.">
        <div className={styles.scheme}>
          <ColorSchemeSwitch />
        </div>
      </Section>
      {isManager && (
        <Section
          title="Archive the store"
          text="For a store that has closed. It leaves every list, and nobody can enter it until somebody who manages it restores it. What was counted there is kept."
        >
          <ArchiveStore store={store} />
        </Section>
      )}
    </Page>
  )
}

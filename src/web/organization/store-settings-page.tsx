import type { ReactNode } from 'react'
import { canInStore } from '#domain/permission.ts'
import { ColorSchemeSwitch } from '../kit/color-scheme-switch.tsx'
import { Page } from '../kit/page.tsx'
import { Section } from '../kit/section.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useLiveStore } from '../session/use-live-store.ts'
import { ArchiveStore } from './archive-store.tsx'
import { RenameStore } from './rename-store.tsx'
import { StoreCurrency } from './store-currency.tsx'
import { StoreFacts, type StoreFactsProps } from './store-facts.tsx'
import styles from './store-settings-page.module.css'

interface StoreSettingsPageProps extends StoreFactsProps {
  /** More settings that managers may change. */
  readonly forManagers?: ReactNode
}

/** For everyone in the store; only managers can change the settings. */
export function StoreSettingsPage(props: StoreSettingsPageProps) {
  const { store: known, organization, forManagers } = props
  const store = useLiveStore(known)
  const t = useMessages('stores')
  const isManager = canInStore(store.role, 'stores:update')
  return (
    <Page title={t('settings.title')} crumb={store.name}>
      <StoreFacts store={store} organization={organization} />
      {isManager && (
        <Section title={t('settings.name')} text={t('settings.nameText')}>
          <RenameStore store={store} />
        </Section>
      )}
      {isManager && (
        <Section title={t('settings.currency')} text={t('settings.currencyText')}>
          <StoreCurrency store={store} />
        </Section>
      )}
      {isManager && forManagers}
      <Section title={t('settings.appearance')} text={t('settings.appearanceText')}>
        <div className={styles.scheme}>
          <ColorSchemeSwitch />
        </div>
      </Section>
      {isManager && (
        <Section title={t('archive.section')} text={t('archive.sectionText')}>
          <ArchiveStore store={store} />
        </Section>
      )}
    </Page>
  )
}

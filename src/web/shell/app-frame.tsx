import { UnstyledButton } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { IconHelpCircle, IconSearch } from '@tabler/icons-react'
import { Outlet, useLoaderData, useMatch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { OrganizationSummary } from '#contract/organizations.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useLiveQueries, useLiveQuery } from '../client/react.tsx'
import { lazyWithRetry } from '../kit/lazy-with-retry.tsx'
import { useMessages } from '../kit/use-messages.ts'
import type { Access } from '../session/cached-session.ts'
import styles from './app-frame.module.css'
import { BottomBar } from './bottom-bar.tsx'
import { hasHelp } from './help-topic.ts'
import { useShownStore } from './last-store.ts'
import { LiveMark } from './live-mark.tsx'
import { navItemsFor } from './nav-items.ts'
import navStyles from './nav-list.module.css'
import { NavList } from './nav-list.tsx'
import { type ContinueOnPhone, PersonMenu } from './person-menu.tsx'
import { SignedOutCover } from './signed-out-cover.tsx'
import { StoreSwitcher } from './store-switcher.tsx'

/** Accepts files that are dropped or pasted where the page itself does not. */
type FileDrop = ComponentType<{
  readonly stores: readonly StoreSummary[]
  readonly store: StoreSummary | undefined
}>

interface AppFrameProps {
  readonly continueOnPhone: ContinueOnPhone
  /** Shown above every page while there is something to say. */
  readonly notice: ComponentType<{ readonly organizations: readonly OrganizationSummary[] }>
  readonly fileDrop: FileDrop
}

// Loaded on demand, because most visits search for nothing.
const FindEverything = lazyWithRetry(() => import('./find-everything.tsx'))
const Help = lazyWithRetry(() => import('./help.tsx'))

/** As printed on keyboards. */
const KEYS = 'Ctrl K'

/** The frame of the app: navigation at the side on a desktop, on top and at the bottom on a phone. */
export function AppFrame(props: AppFrameProps) {
  const { continueOnPhone, notice: Notice, fileDrop: FileDrop } = props
  const t = useMessages('shell')
  const access = useLiveAccess(useLoaderData({ from: '/_authorized/_app' }))
  const inAddress = useStoreInAddress(access)
  // Pages without a store keep the last one, so that the way back stays in place.
  const store = useShownStore(access.stores, inAddress)
  const [isFinding, { open: find, close: closeFind }] = useDisclosure()
  // Also works inside a field: pressing it means going somewhere else.
  useHotkeys([['mod+K', find]], [])
  const organization = access.organizations.find(({ id }) => id === store?.organizationId)
  const items = navItemsFor(store)
  return (
    <div className={styles.frame}>
      <a href="#main" className="skip-link">
        {t('skip')}
      </a>
      <div className={styles.side}>
        <StoreSwitcher access={access} store={store} />
        <FindOpener onFind={find} />
        <NavList label={t('nav.main')} items={items.main} />
        <div className={styles.spacer} />
        <LiveMark />
        <NavList label={t('nav.store')} items={items.foot} />
        {hasHelp(store) && <HelpOpener />}
        <div className={styles.person}>
          <PersonMenu store={store} organization={organization} continueOnPhone={continueOnPhone} />
        </div>
      </div>
      <div className={styles.top}>
        <StoreSwitcher access={access} store={store} />
        <LiveMark />
      </div>
      <main id="main" className={styles.main} tabIndex={-1}>
        <Notice organizations={access.organizations} />
        <Outlet />
      </main>
      <BottomBar items={items} store={store} onFind={find} />
      {isFinding && <FindEverything stores={access.stores} store={store} onClose={closeFind} />}
      <FileDrop stores={access.stores} store={inAddress} />
      <SignedOutCover />
    </div>
  )
}

/** Above the navigation on a desktop; Ctrl K or ⌘ K does the same everywhere. */
function FindOpener({ onFind }: { readonly onFind: () => void }) {
  const t = useMessages('shell')
  return (
    <UnstyledButton
      className={navStyles.find}
      onClick={onFind}
      aria-keyshortcuts="Control+K Meta+K"
    >
      <IconSearch size={17} stroke={1.8} aria-hidden />
      <span className={navStyles.findWord}>{t('find.button')}</span>
      <kbd className={navStyles.keys} aria-hidden>
        {KEYS}
      </kbd>
    </UnstyledButton>
  )
}

/** At the bottom of the navigation; a question mark does the same everywhere outside of fields. */
function HelpOpener() {
  const t = useMessages('shell')
  const [isOpen, { open, close }] = useDisclosure()
  useHotkeys([['shift+?', open]])
  return (
    <>
      <UnstyledButton className={`${navStyles.link} ${navStyles.help}`} onClick={open}>
        <IconHelpCircle size={17} stroke={1.8} aria-hidden />
        {t('help.button')}
      </UnstyledButton>
      {isOpen && <Help onClose={close} />}
    </>
  )
}

/** The store with its current name and role; the page's guard only knows those of its time. */
function useStoreInAddress({ stores }: Access): StoreSummary | undefined {
  const match = useMatch({ from: '/_authorized/_app/stores/$storeId', shouldThrow: false })
  const known = match?.context.store
  return stores.find(({ id }) => id === known?.id) ?? known
}

/** The viewer's current organizations and stores; until they are loaded, what the guard knew. */
function useLiveAccess(known: Access): Access {
  const organizations = useLiveQuery(api.organizations.getByUser, {}) ?? known.organizations
  const stores = useLiveQueries(
    api.stores.getByOrganization,
    organizations.map(({ id }) => ({ orgId: id })),
  )
  const knownStores = (orgId: string) =>
    known.stores.filter(({ organizationId }) => organizationId === orgId)
  return {
    organizations,
    stores: organizations.flatMap(({ id }, index) => stores[index] ?? knownStores(id)),
  }
}

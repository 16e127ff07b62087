import { Outlet, useLoaderData, useMatch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { OrganizationSummary } from '#contract/organizations.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useLiveQueries, useLiveQuery } from '../client/react.tsx'
import { useMessages } from '../kit/use-messages.ts'
import type { Access } from '../session/cached-session.ts'
import styles from './app-frame.module.css'
import { BottomBar } from './bottom-bar.tsx'
import { LiveMark } from './live-mark.tsx'
import { navItemsFor } from './nav-items.ts'
import { NavList } from './nav-list.tsx'
import { type ContinueOnPhone, PersonMenu } from './person-menu.tsx'
import { SignedOutCover } from './signed-out-cover.tsx'
import { StoreSwitcher } from './store-switcher.tsx'

/** Takes files that are dropped or pasted where the page does not ask for them. */
type FileDrop = ComponentType<{
  readonly stores: readonly StoreSummary[]
  readonly store: StoreSummary | undefined
}>

interface AppFrameProps {
  readonly continueOnPhone: ContinueOnPhone
  /** Stands above every page while there is something to say. */
  readonly notice: ComponentType<{ readonly organizations: readonly OrganizationSummary[] }>
  readonly fileDrop: FileDrop
}

/** The frame of the app: navigation at the side of a desk, above and below on a phone. */
export function AppFrame(props: AppFrameProps) {
  const { continueOnPhone, notice: Notice, fileDrop: FileDrop } = props
  const t = useMessages('shell')
  const access = useLiveAccess(useLoaderData({ from: '/_authorized/_app' }))
  const store = useStoreInAddress(access)
  const organization = access.organizations.find(({ id }) => id === store?.organizationId)
  const items = navItemsFor(store)
  return (
    <div className={styles.frame}>
      <a href="#main" className="skip-link">
        {t('skip')}
      </a>
      <div className={styles.side}>
        <StoreSwitcher access={access} store={store} />
        <NavList label={t('nav.main')} items={items.main} />
        <div className={styles.spacer} />
        <LiveMark />
        <NavList label={t('nav.store')} items={items.foot} />
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
      <BottomBar items={items} storeId={store?.id} />
      <FileDrop stores={access.stores} store={store} />
      <SignedOutCover />
    </div>
  )
}

/** As it is called now, and with the role of now; the guard of the page knew it as it was then. */
function useStoreInAddress({ stores }: Access): StoreSummary | undefined {
  const match = useMatch({ from: '/_authorized/_app/stores/$storeId', shouldThrow: false })
  const known = match?.context.store
  return stores.find(({ id }) => id === known?.id) ?? known
}

/** Organizations and stores of the viewer as they are now; what the guard knew until that is here. */
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

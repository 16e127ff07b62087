import type { ReactNode } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import { Page } from '../kit/page.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useLiveStore } from '../session/use-live-store.ts'
import { ManagerHome } from './manager-home.tsx'
import { ScannerHome } from './scanner-home.tsx'
import type { GetDeviceId } from './use-take-shelf.ts'

interface StoreIndexPageProps {
  readonly store: StoreSummary
  readonly viewerId: string
  readonly getDeviceId: GetDeviceId
  /** The map of the store, below the tasks. */
  readonly map: ReactNode
}

/** The start page of a store: counters see their work, managers what is running. */
export function StoreIndexPage({ store: known, viewerId, getDeviceId, map }: StoreIndexPageProps) {
  const t = useMessages('work')
  const tShell = useMessages('shell')
  const store = useLiveStore(known)
  const isManager = store.role === 'manager'
  return (
    <Page title={isManager ? tShell('nav.overview') : t('title')} crumb={store.name}>
      {isManager ? (
        <>
          <ManagerHome store={store} />
          {map}
        </>
      ) : (
        <ScannerHome store={store} viewerId={viewerId} getDeviceId={getDeviceId} />
      )}
    </Page>
  )
}

import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { StoreSummary } from '#contract/stores.ts'
import { loadMyWork } from '#web/assignments/load-plan.ts'
import { MyWorkPage } from '#web/assignments/my-work-page.tsx'
import { loadOverview } from '#web/audits/overview/load-overview.ts'
import { ManagerOverview } from '#web/audits/overview/manager-overview.tsx'
import { lazyWithRetry } from '#web/kit/lazy-with-retry.tsx'
import { IndexedDbStore } from '#web/outbox/indexed-db-store.ts'
import { LastCounts } from '#web/reports/last-counts.tsx'
import { loadLastCounts } from '#web/reports/load-last-counts.ts'
import { useLiveStore } from '#web/session/use-live-store.ts'

// Only a store without counts has them.
const BringList = lazyWithRetry(() => import('#web/imports/bring-list.tsx'))
const InviteByCode = lazyWithRetry(() => import('#web/team/invite-by-code.tsx'))

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/')({
  loader: ({ context: { queryClient, store, user } }) =>
    store.role === 'manager'
      ? loadForManager(queryClient, store)
      : loadMyWork(queryClient, { storeId: store.id, userId: user.id }),
  staticData: { areas: ['audits', 'dashboard', 'overview', 'reports', 'scan-once', 'work'] },
  head: ({ match }) => ({ meta: [{ title: `${match.context.store.name} · Shelfcount` }] }),
  component: StoreIndex,
})

async function loadForManager(queryClient: QueryClient, store: StoreSummary): Promise<void> {
  const kind = await loadOverview(queryClient, store.id)
  if (kind === 'counted') await loadLastCounts(queryClient, store)
}

/** Managers see what is going on, counters what they have to do. */
function StoreIndex() {
  const { store: known, user } = Route.useRouteContext()
  const store = useLiveStore(known)
  const owner = { userId: user.id, userName: user.name }
  if (store.role === 'manager') {
    return (
      <ManagerOverview
        // What is open or chosen there belongs to one store.
        key={store.id}
        store={store}
        lastCounts={<LastCounts store={store} />}
        bringList={<BringList store={store} />}
        inviteByCode={<InviteByCode store={store} />}
      />
    )
  }
  return (
    <MyWorkPage
      store={store}
      viewerId={user.id}
      getDeviceId={() => new IndexedDbStore().deviceIdFor(owner)}
    />
  )
}

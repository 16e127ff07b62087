import { createFileRoute } from '@tanstack/react-router'
import { loadStoreIndex } from '#web/assignments/load-plan.ts'
import { StoreIndexPage } from '#web/assignments/store-index-page.tsx'
import { IndexedDbStore } from '#web/outbox/indexed-db-store.ts'
import { StoreMapSection } from '#web/rooms/store-map-section.tsx'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/')({
  loader: ({ context: { queryClient, store, user } }) =>
    loadStoreIndex(queryClient, store, user.id),
  staticData: { areas: ['overview', 'scan-once', 'work'] },
  head: ({ match }) => ({ meta: [{ title: `${match.context.store.name} · Shelfcount` }] }),
  component: StoreIndex,
})

function StoreIndex() {
  const { store, user } = Route.useRouteContext()
  const owner = { userId: user.id, userName: user.name }
  return (
    <StoreIndexPage
      store={store}
      viewerId={user.id}
      getDeviceId={() => new IndexedDbStore().deviceIdFor(owner)}
      map={<StoreMapSection store={store} />}
    />
  )
}

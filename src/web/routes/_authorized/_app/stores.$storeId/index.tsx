import { createFileRoute } from '@tanstack/react-router'
import { StoreOverviewPage } from '../../../../rooms/store-overview-page.tsx'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/')({
  head: ({ match }) => ({ meta: [{ title: `${match.context.store.name} · Shelfcount` }] }),
  component: StoreOverview,
})

function StoreOverview() {
  const { store } = Route.useRouteContext()
  return <StoreOverviewPage store={store} />
}

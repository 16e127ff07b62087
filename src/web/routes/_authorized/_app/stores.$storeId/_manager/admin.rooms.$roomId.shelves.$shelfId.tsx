import { createFileRoute } from '@tanstack/react-router'
import { Empty, Page } from '../../../../../kit/page.tsx'
import { pageTitle } from '../../../../../kit/page-title.ts'

export const Route = createFileRoute(
  '/_authorized/_app/stores/$storeId/_manager/admin/rooms/$roomId/shelves/$shelfId',
)({
  head: () => pageTitle('Shelf'),
  component: Shelf,
})

function Shelf() {
  const { store } = Route.useRouteContext()
  return (
    <Page title="Shelf" crumb={store.name}>
      <Empty title="One shelf, looked at closely">
        Its label, its usual items and how long earlier counts took are shown here.
      </Empty>
    </Page>
  )
}

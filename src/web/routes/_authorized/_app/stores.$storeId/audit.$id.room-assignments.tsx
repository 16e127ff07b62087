import { createFileRoute } from '@tanstack/react-router'
import { Empty, Page } from '../../../../kit/page.tsx'
import { pageTitle } from '../../../../kit/page-title.ts'

export const Route = createFileRoute(
  '/_authorized/_app/stores/$storeId/audit/$id/room-assignments',
)({
  head: () => pageTitle('My shelves'),
  component: RoomAssignments,
})

function RoomAssignments() {
  const { store } = Route.useRouteContext()
  return (
    <Page title="My shelves" crumb={store.name}>
      <Empty title="No shelves given to you">
        The rooms and shelves that you count in this audit are listed here, in walking order.
      </Empty>
    </Page>
  )
}

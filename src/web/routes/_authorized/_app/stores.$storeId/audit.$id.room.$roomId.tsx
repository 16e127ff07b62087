import { createFileRoute } from '@tanstack/react-router'
import { Empty, Page } from '../../../../kit/page.tsx'
import { pageTitle } from '../../../../kit/page-title.ts'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/audit/$id/room/$roomId')({
  head: () => pageTitle('Room'),
  component: AuditRoom,
})

function AuditRoom() {
  const { store } = Route.useRouteContext()
  return (
    <Page title="Room" crumb={store.name}>
      <Empty title="No shelves to count in this room">
        The shelves of this room and how far each is counted are shown here.
      </Empty>
    </Page>
  )
}

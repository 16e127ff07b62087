import { createFileRoute } from '@tanstack/react-router'
import { useReportPrinted } from '#web/billing/use-report-printed.ts'
import { pageTitle } from '#web/kit/page-title.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { ShelfLabels } from '#web/labels/shelf-labels.tsx'
import { RoomsPage } from '#web/rooms/rooms-page.tsx'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/_manager/admin/rooms/')({
  staticData: { areas: ['labels', 'rooms'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'rooms')('title')),
  component: Rooms,
})

function Rooms() {
  const { store } = Route.useRouteContext()
  const report = useReportPrinted(store.organizationId)
  return <RoomsPage store={store} more={<ShelfLabels storeId={store.id} onSave={report} />} />
}

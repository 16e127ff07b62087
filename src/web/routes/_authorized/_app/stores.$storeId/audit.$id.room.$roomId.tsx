import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUnknownRoom, loadPlan } from '#web/assignments/load-plan.ts'
import { RoomPage } from '#web/assignments/room-page.tsx'
import { pageTitle } from '#web/kit/page-title.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { IndexedDbStore } from '#web/outbox/indexed-db-store.ts'
import { requireAudit } from '#web/session/require-audit.ts'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/audit/$id/room/$roomId')({
  loader: async ({ context, params }) => {
    const { name } = await requireAudit(context.queryClient, params)
    await loadPlan(context.queryClient, params)
    if (isUnknownRoom(context.queryClient, params)) throw notFound()
    return { title: messagesIn(context.language, 'work')('room.named', { audit: name }) }
  },
  staticData: { areas: ['work'] },
  head: ({ loaderData, match }) =>
    pageTitle(loaderData?.title ?? messagesIn(match.context.language, 'work')('room.title')),
  component: AuditRoom,
})

function AuditRoom() {
  const { store, user } = Route.useRouteContext()
  const { id, roomId } = Route.useParams()
  const owner = { userId: user.id, userName: user.name }
  return (
    <RoomPage
      store={store}
      auditId={id}
      roomId={roomId}
      viewerId={user.id}
      getDeviceId={() => new IndexedDbStore().deviceIdFor(owner)}
    />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { AssignmentsPage } from '#web/assignments/assignments-page.tsx'
import { loadPlan } from '#web/assignments/load-plan.ts'
import { pageTitle } from '#web/kit/page-title.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { IndexedDbStore } from '#web/outbox/indexed-db-store.ts'
import { requireAudit } from '#web/session/require-audit.ts'

export const Route = createFileRoute(
  '/_authorized/_app/stores/$storeId/audit/$id/room-assignments',
)({
  loader: async ({ context, params }) => {
    const { name } = await requireAudit(context.queryClient, params)
    await loadPlan(context.queryClient, params)
    return { audit: name }
  },
  staticData: { areas: ['assignments', 'work'] },
  head: ({ match: { context }, loaderData }) => {
    const isManager = context.store.role === 'manager'
    const tShared = messagesIn(context.language, 'shared')
    const page = tShared(isManager ? 'pages.assignments' : 'pages.shelves')
    const t = messagesIn(context.language, 'work')
    return pageTitle(loaderData ? t('titled', { page, ...loaderData }) : page)
  },
  component: RoomAssignments,
})

function RoomAssignments() {
  const { store, user } = Route.useRouteContext()
  const { id } = Route.useParams()
  const owner = { userId: user.id, userName: user.name }
  return (
    <AssignmentsPage
      store={store}
      auditId={id}
      viewerId={user.id}
      getDeviceId={() => new IndexedDbStore().deviceIdFor(owner)}
    />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { liveQuery } from '#web/client/query-bridge.ts'
import { pageTitle } from '#web/kit/page-title.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { installationQuery } from '#web/session/installation.ts'
import { requireAudit } from '#web/session/require-audit.ts'
import { SheetPage } from '#web/team/helpers/sheet-page.tsx'

export const Route = createFileRoute(
  '/_authorized/_app/stores/$storeId/_manager/audit/$id/sheet/$sheetId',
)({
  staticData: { areas: ['counters'] },
  loader: async ({ context: { queryClient }, params }) => {
    await requireAudit(queryClient, params)
    await Promise.all([
      queryClient.ensureQueryData(installationQuery),
      queryClient.ensureQueryData(liveQuery(api.dayPasses.getDoor, { auditId: params.id })),
    ])
  },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'counters')('sheet.page')),
  component: Sheet,
})

function Sheet() {
  const { store } = Route.useRouteContext()
  const { id, sheetId } = Route.useParams()
  return <SheetPage store={store} auditId={id} sheetId={sheetId} />
}

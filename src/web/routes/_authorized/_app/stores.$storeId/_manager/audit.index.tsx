import { createFileRoute } from '@tanstack/react-router'
import {
  auditListSearch,
  parseAuditStatus,
  parseShown,
} from '#web/audits/list/audit-list-search.ts'
import { AuditsPage } from '#web/audits/list/audits-page.tsx'
import { api } from '#web/client/api.ts'
import { prefetch } from '#web/client/prefetch.ts'
import { liveQuery } from '#web/client/query-bridge.ts'
import { pageTitle } from '#web/kit/page-title.ts'
import { messagesIn } from '#web/kit/use-messages.ts'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/_manager/audit/')({
  validateSearch: auditListSearch,
  loaderDeps: ({ search }) => ({
    status: parseAuditStatus(search.status),
    shown: parseShown(search.shown),
  }),
  loader: async ({ context: { queryClient, store }, deps: { status, shown } }) => {
    const orgId = store.organizationId
    await Promise.all([
      queryClient.ensureQueryData(liveQuery(api.audits.getActive, { orgId })),
      prefetch(queryClient, api.audits.getAuditHistory, {
        orgId,
        storeIds: [store.id],
        ...(status && { status }),
        paginationOpts: { numItems: shown, cursor: null },
      }),
    ])
  },
  staticData: { areas: ['audits'] },
  head: ({ match: { context } }) => pageTitle(messagesIn(context.language, 'audits')('title')),
  component: Audits,
})

function Audits() {
  const { store } = Route.useRouteContext()
  const { status, shown } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AuditsPage
      store={store}
      status={parseAuditStatus(status)}
      shown={parseShown(shown)}
      onShown={(next) =>
        void navigate({
          search: (search) => ({ ...search, shown: String(next) }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}

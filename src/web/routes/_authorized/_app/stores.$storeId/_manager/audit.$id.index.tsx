import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { DashboardPage } from '#web/audits/dashboard/dashboard-page.tsx'
import {
  type DashboardDrawer,
  type DashboardView,
  dashboardSearch,
  parseDrawer,
  parseTab,
  viewSearch,
} from '#web/audits/dashboard/dashboard-view.ts'
import { parseFilter } from '#web/audits/dashboard/wall/wall.ts'
import { api } from '#web/client/api.ts'
import { liveQuery } from '#web/client/query-bridge.ts'
import { Advice } from '#web/insights/advice.tsx'
import { lazyWithRetry } from '#web/kit/lazy-with-retry.tsx'
import { pageTitle } from '#web/kit/page-title.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { useOpenedBeside } from '#web/kit/use-opened-beside.ts'
import { requireAudit } from '#web/session/require-audit.ts'
import { BringCounters } from '#web/team/bring-counters.tsx'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/_manager/audit/$id/')({
  validateSearch: dashboardSearch,
  staticData: { areas: ['audits', 'counters', 'dashboard', 'draft', 'insights', 'profile'] },
  loader: async ({ context: { queryClient }, params }) => {
    const auditId = params.id
    const { name } = await requireAudit(queryClient, params)
    await Promise.all([
      queryClient.ensureQueryData(liveQuery(api.audits.getDashboard, { auditId })),
      queryClient.ensureQueryData(liveQuery(api.audits.getChecklist, { auditId })),
    ])
    return { name }
  },
  head: ({ loaderData, match: { context } }) =>
    pageTitle(loaderData?.name ?? messagesIn(context.language, 'dashboard')('title')),
  component: Audit,
})

const ContinueOnPhone = lazyWithRetry(() => import('#web/account/continue-on-phone.tsx'))

function Audit() {
  const { store } = Route.useRouteContext()
  const { id } = Route.useParams()
  const { show, tab, drawer } = Route.useSearch()
  const navigate = Route.useNavigate()
  const view: DashboardView = {
    show: parseFilter(show),
    tab: parseTab(tab),
    drawer: parseDrawer(drawer),
  }
  const changeView = (change: Partial<DashboardView>) =>
    navigate({ search: viewSearch({ ...view, ...change }), replace: true, resetScroll: false })
  const { open: openDrawer, close: closeDrawer } = useOpenedBeside<DashboardDrawer>(
    view.drawer,
    (next, { replace }) => {
      const search = viewSearch({ ...view, drawer: next })
      void navigate({ search, replace, resetScroll: false })
    },
  )
  return (
    <DashboardPage
      store={store}
      auditId={id}
      view={view}
      onView={changeView}
      onDrawer={openDrawer}
      onCloseDrawer={closeDrawer}
      counters={
        <Suspense>
          <BringCounters store={store} auditId={id} continueOnPhone={ContinueOnPhone} />
        </Suspense>
      }
      advice={<Advice storeId={store.id} auditId={id} />}
    />
  )
}

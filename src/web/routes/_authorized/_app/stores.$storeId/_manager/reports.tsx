import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { pageTitle } from '#web/kit/page-title.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { loadReports } from '#web/reports/load-reports.ts'
import { isAnotherView, parseReportSearch } from '#web/reports/report-search.ts'
import { ReportsPage } from '#web/reports/reports-page.tsx'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/_manager/reports')({
  validateSearch: parseReportSearch,
  loaderDeps: ({ search: { store, category, from, until, q } }) => ({
    store,
    category,
    from,
    until,
    q,
  }),
  // Does not depend on the view: a chosen view renders at once, and its rows follow.
  loader: ({ context: { queryClient, store }, location }) =>
    loadReports(queryClient, store.organizationId, parseReportSearch(location.search)),
  staticData: { areas: ['reports'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'reports')('title')),
  component: Reports,
})

function Reports() {
  const { store } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { organizations } = useLoaderData({ from: '/_authorized/_app' })
  return (
    <ReportsPage
      store={store}
      organizationName={organizations.find(({ id }) => id === store.organizationId)?.name}
      search={search}
      onSearch={(next) =>
        void navigate({
          search: next,
          replace: !isAnotherView(search, next),
          resetScroll: false,
        })
      }
    />
  )
}

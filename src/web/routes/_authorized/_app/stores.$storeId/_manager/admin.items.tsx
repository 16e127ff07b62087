import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useReportPrinted } from '#web/billing/use-report-printed.ts'
import { CataloguePage } from '#web/catalogue/catalogue-page.tsx'
import { useCatalogueView } from '#web/catalogue/use-catalogue-view.ts'
import { lazyWithRetry } from '#web/kit/lazy-with-retry.tsx'
import { pageTitle } from '#web/kit/page-title.ts'
import { optionalStrings } from '#web/kit/search.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { ItemLabels } from '#web/labels/item-labels.tsx'

/** The search text, and the open item, or `new`. */
const itemsSearch = optionalStrings('find', 'item')

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/_manager/admin/items')({
  validateSearch: itemsSearch,
  staticData: { areas: ['catalogue', 'labels', 'scan-once'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'catalogue')('title')),
  component: Items,
})

const LimitNote = lazyWithRetry(() => import('#web/billing/limit-note.tsx'))

function Items() {
  const { store } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const view = useCatalogueView(search, {
    replace: useCallback(
      (next) => void navigate({ search: next, replace: true, resetScroll: false }),
      [navigate],
    ),
    push: (next) => void navigate({ search: next, resetScroll: false }),
  })
  const report = useReportPrinted(store.organizationId)
  return (
    <CataloguePage
      store={store}
      view={view}
      notice={<LimitNote orgId={store.organizationId} feature="items" />}
      more={<ItemLabels orgId={store.organizationId} onSave={report} />}
    />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { useReportPrinted } from '#web/billing/use-report-printed.ts'
import { CataloguePage } from '#web/catalogue/catalogue-page.tsx'
import { lazyWithRetry } from '#web/kit/lazy-with-retry.tsx'
import { pageTitle } from '#web/kit/page-title.ts'
import { ItemLabels } from '#web/labels/item-labels.tsx'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/_manager/admin/items')({
  head: () => pageTitle('Items'),
  component: Items,
})

const LimitNote = lazyWithRetry(() => import('#web/billing/limit-note.tsx'))

function Items() {
  const { store } = Route.useRouteContext()
  const report = useReportPrinted(store.organizationId)
  return (
    <CataloguePage
      store={store}
      notice={<LimitNote orgId={store.organizationId} feature="items" />}
      more={<ItemLabels orgId={store.organizationId} onSave={report} />}
    />
  )
}

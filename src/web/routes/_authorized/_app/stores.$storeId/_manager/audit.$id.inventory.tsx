import { createFileRoute } from '@tanstack/react-router'
import { Empty, Page } from '../../../../../kit/page.tsx'
import { pageTitle } from '../../../../../kit/page-title.ts'

export const Route = createFileRoute(
  '/_authorized/_app/stores/$storeId/_manager/audit/$id/inventory',
)({
  head: () => pageTitle('Expected inventory'),
  component: Inventory,
})

function Inventory() {
  const { store } = Route.useRouteContext()
  return (
    <Page title="Expected inventory" crumb={store.name}>
      <Empty title="No expected inventory">
        The list of what should be in the store is imported here, and counts are compared with it.
      </Empty>
    </Page>
  )
}

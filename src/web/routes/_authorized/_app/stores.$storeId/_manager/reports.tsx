import { createFileRoute } from '@tanstack/react-router'
import { Empty, Page } from '../../../../../kit/page.tsx'
import { pageTitle } from '../../../../../kit/page-title.ts'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/_manager/reports')({
  head: () => pageTitle('Reports'),
  component: Reports,
})

function Reports() {
  const { store } = Route.useRouteContext()
  return (
    <Page title="Reports" crumb={store.name}>
      <Empty title="No completed audits">
        Differences, shrinkage and accuracy of completed audits are reported here.
      </Empty>
    </Page>
  )
}

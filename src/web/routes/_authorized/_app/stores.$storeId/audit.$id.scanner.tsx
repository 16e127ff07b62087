import { createFileRoute } from '@tanstack/react-router'
import { Empty, Page } from '../../../../kit/page.tsx'
import { pageTitle } from '../../../../kit/page-title.ts'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/audit/$id/scanner')({
  head: () => pageTitle('Scanner'),
  component: Scanner,
})

function Scanner() {
  const { store } = Route.useRouteContext()
  return (
    <Page title="Scanner" crumb={store.name}>
      <Empty title="No shelf to count">
        When a shelf of this audit is given to you, or you take one, you scan it here.
      </Empty>
    </Page>
  )
}

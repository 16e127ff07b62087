import { createFileRoute } from '@tanstack/react-router'
import { Empty, Page } from '../../../../kit/page.tsx'
import { pageTitle } from '../../../../kit/page-title.ts'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/audit/$id/results')({
  head: () => pageTitle('Results'),
  component: Results,
})

function Results() {
  const { store } = Route.useRouteContext()
  return (
    <Page title="Results" crumb={store.name}>
      <Empty title="No results">
        What this audit found is shown here once it is completed and open to you.
      </Empty>
    </Page>
  )
}

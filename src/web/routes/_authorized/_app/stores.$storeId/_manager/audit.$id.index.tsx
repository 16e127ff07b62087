import { createFileRoute } from '@tanstack/react-router'
import { Empty, Page } from '../../../../../kit/page.tsx'
import { pageTitle } from '../../../../../kit/page-title.ts'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/_manager/audit/$id/')({
  head: () => pageTitle('Audit'),
  component: Audit,
})

function Audit() {
  const { store } = Route.useRouteContext()
  return (
    <Page title="Audit" crumb={store.name}>
      <Empty title="Nothing is counted">
        The wall of shelves fills in here while people count, with what is left before you can
        submit.
      </Empty>
    </Page>
  )
}

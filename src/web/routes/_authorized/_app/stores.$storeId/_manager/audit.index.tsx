import { createFileRoute } from '@tanstack/react-router'
import { LinkButton } from '../../../../../kit/links.tsx'
import { Empty, Page } from '../../../../../kit/page.tsx'
import { pageTitle } from '../../../../../kit/page-title.ts'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/_manager/audit/')({
  head: () => pageTitle('Audits'),
  component: Audits,
})

function Audits() {
  const { store } = Route.useRouteContext()
  const rooms = (
    <LinkButton to="/stores/$storeId/admin/rooms" params={{ storeId: store.id }} variant="default">
      Rooms and shelves
    </LinkButton>
  )
  return (
    <Page title="Audits" crumb={store.name}>
      <Empty title="No audits" action={rooms}>
        Running and finished counts of this store are listed here. A count needs shelves: check that
        every room has them.
      </Empty>
    </Page>
  )
}

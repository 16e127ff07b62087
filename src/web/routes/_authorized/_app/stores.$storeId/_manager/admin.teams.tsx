import { createFileRoute } from '@tanstack/react-router'
import { Empty, Page } from '../../../../../kit/page.tsx'
import { pageTitle } from '../../../../../kit/page-title.ts'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/_manager/admin/teams')({
  head: () => pageTitle('Team'),
  component: Teams,
})

function Teams() {
  const { store } = Route.useRouteContext()
  return (
    <Page title="Team" crumb={store.name}>
      <Empty title="The people of this store">
        People who count in this store, what each may do, and open invitations are listed here.
      </Empty>
    </Page>
  )
}

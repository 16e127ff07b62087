import { createFileRoute } from '@tanstack/react-router'
import { Empty, Page } from '../../../../kit/page.tsx'
import { pageTitle } from '../../../../kit/page-title.ts'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/audit/$id/member-profile')({
  head: () => pageTitle('My counting'),
  component: MemberProfile,
})

function MemberProfile() {
  const { store } = Route.useRouteContext()
  return (
    <Page title="My counting" crumb={store.name}>
      <Empty title="Nothing counted">
        Your shelves, scans and pace in this audit are shown here.
      </Empty>
    </Page>
  )
}

import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { pageTitle } from '#web/kit/page-title.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { StoreAdminPage } from '#web/organization/store-admin-page.tsx'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/_manager/admin/')({
  staticData: { areas: ['stores'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'stores')('admin.title')),
  component: StoreAdmin,
})

function StoreAdmin() {
  const { store } = Route.useRouteContext()
  const { organizations } = useLoaderData({ from: '/_authorized/_app' })
  const organization = organizations.find(({ id }) => id === store.organizationId)
  return <StoreAdminPage store={store} organization={organization} />
}

import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { pageTitle } from '#web/kit/page-title.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { LabelTemplates } from '#web/labels/label-templates.tsx'
import { StoreSettingsPage } from '#web/organization/store-settings-page.tsx'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/settings')({
  staticData: { areas: ['labels', 'stores'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'stores')('settings.title')),
  component: StoreSettings,
})

function StoreSettings() {
  const { store } = Route.useRouteContext()
  const { organizations } = useLoaderData({ from: '/_authorized/_app' })
  const organization = organizations.find(({ id }) => id === store.organizationId)
  return (
    <StoreSettingsPage
      store={store}
      organization={organization}
      forManagers={<LabelTemplates storeId={store.id} />}
    />
  )
}

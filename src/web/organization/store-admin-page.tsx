import type { StoreSummary } from '#contract/stores.ts'
import { LinkRows } from '../kit/link-rows.tsx'
import { Page } from '../kit/page.tsx'

/** What a manager looks after in a store. */
export function StoreAdminPage({ store }: { readonly store: StoreSummary }) {
  const params = { storeId: store.id }
  return (
    <Page title="Manage the store" crumb={store.name}>
      <LinkRows
        rows={[
          {
            key: 'rooms',
            name: 'Rooms and shelves',
            note: 'The map of the store, in walking order',
            link: { to: '/stores/$storeId/admin/rooms', params },
          },
          {
            key: 'teams',
            name: 'Team',
            note: 'Who counts here, and who manages',
            link: { to: '/stores/$storeId/admin/teams', params },
          },
          {
            key: 'import',
            name: 'Items',
            note: 'The list of what the store sells or keeps',
            link: { to: '/stores/$storeId/admin/import', params },
          },
          {
            key: 'settings',
            name: 'Store settings',
            link: { to: '/stores/$storeId/settings', params },
          },
        ]}
      />
    </Page>
  )
}

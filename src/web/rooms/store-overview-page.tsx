import { api } from '#contract/api.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { LinkButton } from '../kit/links.tsx'
import { Empty, Page } from '../kit/page.tsx'
import { describeRooms } from './describe-rooms.ts'

export function StoreOverviewPage({ store }: { readonly store: StoreSummary }) {
  return (
    <Page title={store.name} facts={<RoomFacts storeId={store.id} />}>
      {store.role === 'manager' ? <ManagerOverview store={store} /> : <ScannerOverview />}
    </Page>
  )
}

function RoomFacts({ storeId }: { readonly storeId: string }) {
  return describeRooms(useSuspenseLiveQuery(api.rooms.getWithDetails, { storeId }))
}

function ScannerOverview() {
  return (
    <Empty title="Nothing to count">
      Shelves that a manager gives you, and those you take yourself, are listed here.
    </Empty>
  )
}

function ManagerOverview({ store }: { readonly store: StoreSummary }) {
  const rooms = useSuspenseLiveQuery(api.rooms.getWithDetails, { storeId: store.id })
  const hasRooms = rooms.length > 0
  const toRooms = (
    <LinkButton
      to="/stores/$storeId/admin/rooms"
      params={{ storeId: store.id }}
      variant={hasRooms ? 'default' : 'filled'}
    >
      {hasRooms ? 'Rooms and shelves' : 'Add rooms'}
    </LinkButton>
  )
  return (
    <Empty title="No count is running" action={toRooms}>
      {hasRooms
        ? 'The store is mapped. While a count runs, what is covered and what is left is shown here.'
        : 'Draw the map of the store first: its rooms and shelves are what people count.'}
    </Empty>
  )
}

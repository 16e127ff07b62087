import { api } from '#contract/api.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { LinkButton } from '../kit/links.tsx'
import { Empty, Page } from '../kit/page.tsx'
import { describeRooms } from './describe-rooms.ts'
import { ShelfWall } from './shelf-wall.tsx'
import styles from './store-overview-page.module.css'

export function StoreOverviewPage({ store }: { readonly store: StoreSummary }) {
  return (
    <Page title="Overview" crumb={store.name}>
      <Overview store={store} />
    </Page>
  )
}

function Overview({ store }: { readonly store: StoreSummary }) {
  const rooms = useSuspenseLiveQuery(api.rooms.getWithDetails, { storeId: store.id })
  const isManager = store.role === 'manager'
  if (rooms.length === 0 && isManager) return <NoMap storeId={store.id} />
  return (
    <>
      <div className={styles.answer}>
        <h2 className={styles.sentence}>
          {isManager ? 'No count is running' : 'Nothing to count'}
          <span className={styles.rest}>
            <span className={styles.separator}> · </span>
            {describeRooms(rooms)}
          </span>
        </h2>
        {isManager && (
          <LinkButton
            to="/stores/$storeId/admin/rooms"
            params={{ storeId: store.id }}
            variant="default"
          >
            Rooms and shelves
          </LinkButton>
        )}
      </div>
      <ShelfWall rooms={rooms} />
    </>
  )
}

function NoMap({ storeId }: { readonly storeId: string }) {
  const toRooms = (
    <LinkButton to="/stores/$storeId/admin/rooms" params={{ storeId }}>
      Add rooms
    </LinkButton>
  )
  return (
    <Empty title="No rooms yet" action={toRooms}>
      Draw the map of the store first: its rooms and shelves are what people count.
    </Empty>
  )
}

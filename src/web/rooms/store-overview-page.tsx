import { api } from '#contract/api.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { useLiveQuery, useSuspenseLiveQuery } from '../client/react.tsx'
import { LinkButton } from '../kit/links.tsx'
import { Empty, Page } from '../kit/page.tsx'
import { ShelfWall } from '../kit/shelf-wall.tsx'
import { useLiveStore } from '../session/use-live-store.ts'
import { describeRooms } from './describe-rooms.ts'
import type { StoreMap } from './map-changes.ts'
import { NextSteps } from './next-steps.tsx'
import { nextStepsOf } from './next-steps-of.ts'
import styles from './store-overview-page.module.css'

export function StoreOverviewPage({ store: known }: { readonly store: StoreSummary }) {
  const store = useLiveStore(known)
  return (
    <Page title="Overview" crumb={store.name}>
      <Overview store={store} />
    </Page>
  )
}

function Overview({ store }: { readonly store: StoreSummary }) {
  const rooms = useSuspenseLiveQuery(api.rooms.getWithDetails, { storeId: store.id })
  const isManager = store.role === 'manager'
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
        {isManager && rooms.length > 0 && (
          <LinkButton
            to="/stores/$storeId/admin/rooms"
            params={{ storeId: store.id }}
            variant="default"
          >
            Rooms and shelves
          </LinkButton>
        )}
      </div>
      {isManager && <Steps storeId={store.id} rooms={rooms} />}
      {rooms.length === 0 ? <NoMap store={store} /> : <ShelfWall rooms={rooms} />}
    </>
  )
}

function Steps({ storeId, rooms }: { readonly storeId: string; readonly rooms: StoreMap }) {
  const team = useLiveQuery(api.stores.getTeamMembers, { storeId })
  // Nobody is told to invite people while it is not known who is there.
  return team && <NextSteps steps={nextStepsOf({ storeId, rooms, people: team.length })} />
}

function NoMap({ store: { id: storeId, role } }: { readonly store: StoreSummary }) {
  if (role !== 'manager') {
    return (
      <Empty title="No rooms yet">The rooms of this store are shown here once they exist.</Empty>
    )
  }
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

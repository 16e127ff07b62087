import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useLiveQuery, useSuspenseLiveQuery } from '../client/react.tsx'
import { LinkButton } from '../kit/links.tsx'
import { Empty } from '../kit/page.tsx'
import { ShelfWall } from '../shared/shelf-wall.tsx'
import type { StoreMap } from './map-changes.ts'
import { NextSteps } from './next-steps.tsx'
import { nextStepsOf } from './next-steps-of.ts'
import styles from './store-map-section.module.css'
import { describeRooms } from './words.ts'

/** What a store is made of, and what is left until it can be counted. */
export function StoreMapSection({ store }: { readonly store: StoreSummary }) {
  const rooms = useSuspenseLiveQuery(api.rooms.getWithDetails, { storeId: store.id })
  return (
    <>
      <Steps storeId={store.id} rooms={rooms} />
      {rooms.length === 0 ? (
        <NoMap storeId={store.id} />
      ) : (
        <section aria-label="Map of the store">
          <div className={styles.head}>
            <h2 className={styles.title}>The store</h2>
            <p className={styles.facts}>{describeRooms(rooms)}</p>
            <LinkButton
              to="/stores/$storeId/admin/rooms"
              params={{ storeId: store.id }}
              variant="default"
              size="xs"
            >
              Rooms and shelves
            </LinkButton>
          </div>
          <ShelfWall rooms={rooms} />
        </section>
      )}
    </>
  )
}

function Steps({ storeId, rooms }: { readonly storeId: string; readonly rooms: StoreMap }) {
  const team = useLiveQuery(api.stores.getTeamMembers, { storeId })
  // Nobody is told to invite people while it is not known who is there.
  return team && <NextSteps steps={nextStepsOf({ storeId, rooms, people: team.length })} />
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

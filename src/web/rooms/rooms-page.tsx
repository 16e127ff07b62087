import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { api } from '#contract/api.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { Empty, Page } from '../kit/page.tsx'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { AddRoom } from './add-room.tsx'
import { describeRooms } from './describe-rooms.ts'
import { RoomRow } from './room-row.tsx'
import styles from './rooms-page.module.css'

export function RoomsPage({ store }: { readonly store: StoreSummary }) {
  const [isAdding, setAdding] = useState(false)
  const facts = <RoomFacts storeId={store.id} />
  const add = (
    <Button
      variant="default"
      className={styles.addButton}
      aria-expanded={isAdding}
      onClick={() => setAdding(!isAdding)}
    >
      {isAdding ? 'Close' : 'Add room'}
    </Button>
  )
  return (
    <Page title="Rooms and shelves" crumb={store.name} facts={facts} actions={add}>
      <div className={styles.columns}>
        <Suspense fallback={<WaitingRows />}>
          <RoomList storeId={store.id} />
        </Suspense>
        <aside className={styles.rail} data-closed={!isAdding || undefined} aria-label="Add a room">
          <AddRoom storeId={store.id} />
        </aside>
      </div>
    </Page>
  )
}

function RoomFacts({ storeId }: { readonly storeId: string }) {
  return describeRooms(useSuspenseLiveQuery(api.rooms.getWithDetails, { storeId }))
}

function RoomList({ storeId }: { readonly storeId: string }) {
  const rooms = useSuspenseLiveQuery(api.rooms.getWithDetails, { storeId })
  if (rooms.length === 0) {
    return (
      <Empty title="No rooms yet">
        A room is a part of the store: the aisles, the stockroom, the window. Add one with its
        shelves, for example Grocery with G-01 to G-18.
      </Empty>
    )
  }
  return (
    <div>
      <div className={styles.head} aria-hidden>
        <span>Order</span>
        <span>Room</span>
        <span>Codes</span>
        <span className={styles.number}>Shelves</span>
      </div>
      {rooms.map((room, index) => (
        <RoomRow key={room.id} room={room} order={index + 1} />
      ))}
    </div>
  )
}

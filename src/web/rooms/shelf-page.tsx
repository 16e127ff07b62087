import { api } from '#contract/api.ts'
import type { ShelfPage as Shelf } from '#contract/shelves.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { useLiveQuery, useSuspenseLiveQuery } from '../client/react.tsx'
import { LinkAnchor } from '../kit/links.tsx'
import { Page } from '../kit/page.tsx'
import { Facts, Section } from '../kit/section.tsx'
import { ArchivedShelf } from './archived-shelf.tsx'
import { LeaveShelf } from './leave-shelf.tsx'
import { ShelfForm } from './shelf-form.tsx'
import { ShelfNeighbours } from './shelf-neighbours.tsx'
import styles from './shelf-page.module.css'

interface ShelfPageProps {
  readonly store: StoreSummary
  readonly shelfId: string
}

/** One shelf, looked at closely. */
export function ShelfPage({ store, shelfId }: ShelfPageProps) {
  const shelf = useSuspenseLiveQuery(api.shelves.get, { storeId: store.id, shelfId })
  const { archivedAt } = shelf
  if (archivedAt === null) return <ShelfOnMap store={store} shelf={shelf} />
  return (
    <ArchivedShelf
      storeId={store.id}
      storeName={store.name}
      shelf={shelf}
      archivedAt={archivedAt}
    />
  )
}

interface ShelfOnMapProps {
  readonly store: StoreSummary
  readonly shelf: Shelf
}

function ShelfOnMap({ store, shelf }: ShelfOnMapProps) {
  const storeId = store.id
  const map = useLiveQuery(api.rooms.getWithDetails, { storeId }) ?? []
  const room = map.find(({ id }) => id === shelf.roomId)
  const place = (room?.shelves.findIndex(({ id }) => id === shelf.id) ?? -1) + 1
  const toRooms = (
    <LinkAnchor
      to="/stores/$storeId/admin/rooms"
      params={{ storeId }}
      className={styles.link ?? ''}
    >
      {shelf.roomName}
    </LinkAnchor>
  )
  return (
    <Page
      title={`Shelf ${shelf.code}`}
      crumb={store.name}
      facts={shelf.name}
      actions={room && <ShelfNeighbours storeId={storeId} room={room} shelfId={shelf.id} />}
    >
      <Section title="Place">
        <Facts
          facts={[
            { id: 'room', name: 'Room', value: toRooms },
            {
              id: 'place',
              name: 'In walking order',
              value: room && place > 0 ? `${place} of ${room.shelves.length}` : '–',
            },
          ]}
        />
      </Section>
      <Section
        title="Label"
        text="The code stands on the shelf. The description helps people find it."
      >
        <ShelfForm key={shelf.id} storeId={storeId} shelf={shelf} map={map} />
      </Section>
      <Section title="Archive" text="What was counted on the shelf stays, and it can be restored.">
        <LeaveShelf storeId={storeId} shelf={shelf} />
      </Section>
    </Page>
  )
}

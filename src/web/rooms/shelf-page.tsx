import { Button, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { RoomDetails, ShelfDetails } from '#contract/rooms.ts'
import type { ShelfPage as Shelf } from '#contract/shelves.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useLiveQuery, useSuspenseLiveQuery } from '../client/react.tsx'
import { Form } from '../kit/form.tsx'
import { LinkAnchor, LinkButton } from '../kit/links.tsx'
import { Page } from '../kit/page.tsx'
import { Facts, Section } from '../kit/section.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { ArchiveShelf } from './archive-shelf.tsx'
import { ArchivedShelf } from './archived-shelf.tsx'
import type { StoreMap } from './map-changes.ts'
import type { DecidedShelf } from './shelf-draft.ts'
import { ShelfInputs } from './shelf-inputs.tsx'
import styles from './shelf-page.module.css'
import { useArchivedNote } from './use-archived-note.ts'
import { useUpdateShelf } from './use-map-changes.ts'
import { useShelfForm } from './use-shelf-form.ts'

interface ShelfPageProps {
  readonly store: StoreSummary
  readonly shelfId: string
}

/** The page of one shelf. */
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
  const t = useMessages('rooms')
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
      title={t('shelf.title', { code: shelf.code })}
      crumb={store.name}
      facts={shelf.name}
      actions={room && <ShelfNeighbours storeId={storeId} room={room} shelfId={shelf.id} />}
    >
      <Section title={t('shelf.place')}>
        <Facts
          facts={[
            { id: 'room', name: t('head.room'), value: toRooms },
            {
              id: 'place',
              name: t('shelf.walking'),
              value:
                room && place > 0 ? t('shelf.placeOf', { place, count: room.shelves.length }) : '–',
            },
          ]}
        />
      </Section>
      <Section title={t('shelf.label')} text={t('shelf.labelText')}>
        <ShelfForm key={shelf.id} storeId={storeId} shelf={shelf} map={map} />
      </Section>
      <Section title={t('shelf.archive')} text={t('shelf.archiveText')}>
        <LeaveShelf storeId={storeId} shelf={shelf} />
      </Section>
    </Page>
  )
}

interface LeaveShelfProps {
  readonly storeId: string
  readonly shelf: ShelfDetails
}

/** Archiving a shelf on its own page leaves the page first, because it will have nothing to show. */
function LeaveShelf({ storeId, shelf }: LeaveShelfProps) {
  const t = useMessages('rooms')
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('shelf.archiveButton')}
      </Button>
      <ArchiveShelf
        storeId={storeId}
        shelf={shelf}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        before={() => navigate({ to: '/stores/$storeId/admin/rooms', params: { storeId } })}
      />
    </>
  )
}

interface ShelfFormProps {
  readonly storeId: string
  readonly shelf: ShelfDetails
  readonly map: StoreMap
}

function ShelfForm({ storeId, shelf, map }: ShelfFormProps) {
  const t = useMessages('rooms')
  const updateShelf = useUpdateShelf()
  const save = async (decided: DecidedShelf) => {
    await updateShelf({ storeId, shelfId: shelf.id, ...decided })
    notifications.show({ message: t('saved', { name: decided.code }) })
  }
  const { inputs, isBusy, isTouched, submit } = useShelfForm({ shelf, map, save })
  useArchivedNote({ storeId, id: shelf.id, name: shelf.code, isTouched })
  return (
    <Form onSubmit={submit} className={styles.form}>
      <Stack gap="sm" align="stretch">
        <ShelfInputs {...inputs} />
        <div>
          <Button type="submit" loading={isBusy} disabled={!isTouched}>
            {t('save')}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

interface ShelfNeighboursProps {
  readonly storeId: string
  readonly room: RoomDetails
  readonly shelfId: string
}

/** Links to the previous and the next shelf in walking order. */
function ShelfNeighbours({ storeId, room, shelfId }: ShelfNeighboursProps) {
  const t = useMessages('rooms')
  const index = room.shelves.findIndex(({ id }) => id === shelfId)
  const toShelf = (shelf: ShelfDetails, label: string, side: 'leftSection' | 'rightSection') => {
    const Icon = side === 'leftSection' ? IconChevronLeft : IconChevronRight
    return (
      <LinkButton
        variant="default"
        className={styles.toNeighbour ?? ''}
        to="/stores/$storeId/admin/rooms/$roomId/shelves/$shelfId"
        params={{ storeId, roomId: room.id, shelfId: shelf.id }}
        aria-label={label}
        {...{ [side]: <Icon size={16} stroke={1.8} aria-hidden /> }}
      >
        <span className={styles.neighbour}>{shelf.code}</span>
      </LinkButton>
    )
  }
  const previous = room.shelves[index - 1]
  const next = room.shelves[index + 1]
  return (
    <>
      {previous && toShelf(previous, t('shelf.previous', { code: previous.code }), 'leftSection')}
      {next && toShelf(next, t('shelf.next', { code: next.code }), 'rightSection')}
    </>
  )
}

import { useState } from 'react'
import { Empty } from '../kit/page.tsx'
import { SortingWords } from '../kit/sorting-words.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useSorting } from '../kit/use-sorting.ts'
import { AddRoom } from './add-room.tsx'
import { ArchivedPlaces } from './archived-places.tsx'
import { isExpected, type StoreMap } from './map-changes.ts'
import { RoomRow } from './room-row.tsx'
import styles from './rooms-page.module.css'
import { useReorderRooms } from './use-map-changes.ts'
import type { Range } from './use-range.ts'

interface RoomListProps {
  readonly storeId: string
  readonly map: StoreMap
  readonly range: Range
  /** Asks for a range of shelves in a room. */
  readonly onDraw: (roomId: string) => void
  readonly isAdding: boolean
  readonly onAdding: (isAdding: boolean) => void
}

/** Rooms in walking order. */
export function RoomList({ storeId, map, range, onDraw, isAdding, onAdding }: RoomListProps) {
  const t = useMessages('rooms')
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set())
  const sorting = useSorting({
    ids: map.map(({ id }) => id),
    nameOf: (id) => map.find((room) => room.id === id)?.name ?? '',
    layout: 'list',
    onDrop: useReorderRooms(storeId),
    isFixed: map.some(isExpected),
  })
  const close = (roomId: string) =>
    setOpenIds((ids) => new Set([...ids].filter((id) => id !== roomId)))
  const open = (roomId: string) => {
    setOpenIds((ids) => new Set([...ids, roomId]))
    range.suggest(roomId)
  }
  /** Of several new rooms, only the newest is open. */
  const openNew = (roomId: string) => {
    for (const { id, shelves } of map) if (shelves.length === 0) close(id)
    open(roomId)
  }
  return (
    <div>
      {map.length === 0 ? <NoRooms /> : <Head />}
      <ul ref={sorting.containerRef} className={styles.rooms}>
        {map.map((room) => (
          <RoomRow
            key={room.id}
            storeId={storeId}
            room={room}
            map={map}
            order={sorting.indexOf(room.id) + 1}
            sorting={sorting}
            range={range}
            isOpen={openIds.has(room.id)}
            onToggle={(isOpen) => (isOpen ? open(room.id) : close(room.id))}
            onDraw={() => onDraw(room.id)}
          />
        ))}
      </ul>
      {(isAdding || map.length === 0) && (
        <AddRoom
          storeId={storeId}
          onAdded={openNew}
          onFocus={() => onAdding(true)}
          onClose={map.length > 0 ? () => onAdding(false) : undefined}
        />
      )}
      {map.length > 1 && <p className={styles.hint}>{t('order.hint')}</p>}
      <SortingWords sorting={sorting} />
      <ArchivedPlaces storeId={storeId} />
    </div>
  )
}

function Head() {
  const t = useMessages('rooms')
  return (
    <div className={styles.head} aria-hidden>
      <span>{t('head.order')}</span>
      <span>{t('head.room')}</span>
      <span>{t('head.codes')}</span>
      <span className={styles.number}>{t('head.shelves')}</span>
    </div>
  )
}

function NoRooms() {
  const t = useMessages('rooms')
  return <Empty title={t('none.title')}>{t('none.text')}</Empty>
}

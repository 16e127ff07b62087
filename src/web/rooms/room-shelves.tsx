import { Button } from '@mantine/core'
import { IconLayoutGridAdd, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { RoomDetails } from '#contract/rooms.ts'
import { SortingWords } from '../kit/sorting-words.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useSorting } from '../kit/use-sorting.ts'
import { isExpected, type StoreMap } from './map-changes.ts'
import { NewShelf } from './new-shelf.tsx'
import styles from './room-shelves.module.css'
import { ShelfTile } from './shelf-tile.tsx'
import { useReorderShelves } from './use-map-changes.ts'
import type { Range } from './use-range.ts'
import { describeCodes } from './words.ts'

interface RoomShelvesProps {
  readonly storeId: string
  readonly room: RoomDetails
  readonly map: StoreMap
  readonly range: Range
  readonly onDraw: () => void
}

/** An open room: its shelves as tiles, in walking order. */
export function RoomShelves({ storeId, room, map, range, onDraw }: RoomShelvesProps) {
  const t = useMessages('rooms')
  const { shelves } = room
  const sorting = useSorting({
    ids: shelves.map(({ id }) => id),
    nameOf: (id) => shelves.find((shelf) => shelf.id === id)?.code ?? '',
    layout: 'grid',
    onDrop: useReorderShelves(storeId, room.id),
    isFixed: shelves.some(isExpected),
  })
  return (
    <div className={styles.shelves}>
      {shelves.length === 0 && <p className={styles.none}>{t('room.whole')}</p>}
      <ul
        ref={sorting.containerRef}
        className={styles.tiles}
        aria-label={t('room.shelvesOf', { room: room.name })}
      >
        {shelves.map((shelf, index) => (
          <ShelfTile
            key={shelf.id}
            storeId={storeId}
            room={room}
            shelf={shelf}
            map={map}
            place={index}
            sorting={sorting}
          />
        ))}
      </ul>
      <Planned room={room} range={range} />
      {!isExpected(room) && <AddShelves storeId={storeId} room={room} map={map} onDraw={onDraw} />}
      <SortingWords sorting={sorting} />
    </div>
  )
}

/** The range in preparation for this room. */
function Planned({ room, range }: Pick<RoomShelvesProps, 'room' | 'range'>) {
  const t = useMessages('rooms')
  const { plan } = range
  if (range.room?.id !== room.id || plan.status !== 'ready' || plan.codes.length === 0) return null
  const last = room.shelves.at(-1)
  const planned = { count: plan.codes.length, codes: describeCodes(plan.codes, t) }
  return (
    <p className={styles.planned}>
      <IconPlus size={16} stroke={1.9} aria-hidden />
      <span>
        {last
          ? t('range.plannedAfter', { ...planned, last: last.code })
          : t('range.planned', planned)}
      </span>
    </p>
  )
}

function AddShelves(props: Pick<RoomShelvesProps, 'storeId' | 'room' | 'map' | 'onDraw'>) {
  const { storeId, room, map, onDraw } = props
  const t = useMessages('rooms')
  const [isAdding, setAdding] = useState(false)
  if (isAdding) {
    return <NewShelf storeId={storeId} room={room} map={map} onClose={() => setAdding(false)} />
  }
  return (
    <div className={styles.adding}>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={15} stroke={1.9} aria-hidden />}
        onClick={() => setAdding(true)}
      >
        {t('shelf.add')}
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconLayoutGridAdd size={15} stroke={1.9} aria-hidden />}
        onClick={onDraw}
      >
        {t('shelf.addRange')}
      </Button>
    </div>
  )
}

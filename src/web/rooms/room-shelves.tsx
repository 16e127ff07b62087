import { Button } from '@mantine/core'
import { IconLayoutGridAdd, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { RoomDetails } from '#contract/rooms.ts'
import { countOf } from '#domain/count-words.ts'
import { SortingWords } from '../kit/sorting-words.tsx'
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

/** An opened room: its shelves as tiles, in walking order. */
export function RoomShelves({ storeId, room, map, range, onDraw }: RoomShelvesProps) {
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
      {shelves.length === 0 && (
        <p className={styles.none}>No shelves yet: the room is counted as one.</p>
      )}
      <ul
        ref={sorting.containerRef}
        className={styles.tiles}
        aria-label={`Shelves of ${room.name}`}
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

/** The range that is being drawn for this room. */
function Planned({ room, range }: Pick<RoomShelvesProps, 'room' | 'range'>) {
  const { plan } = range
  if (range.room?.id !== room.id || plan.status !== 'ready' || plan.codes.length === 0) return null
  const last = room.shelves.at(-1)
  return (
    <p className={styles.planned}>
      <IconPlus size={16} stroke={1.9} aria-hidden />
      <span>
        {countOf(plan.codes.length, 'new shelf', 'new shelves')}, {describeCodes(plan.codes)}
        {last && `, will follow ${last.code}`}
      </span>
    </p>
  )
}

function AddShelves(props: Pick<RoomShelvesProps, 'storeId' | 'room' | 'map' | 'onDraw'>) {
  const { storeId, room, map, onDraw } = props
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
        Add a shelf
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconLayoutGridAdd size={15} stroke={1.9} aria-hidden />}
        onClick={onDraw}
      >
        Add a range
      </Button>
    </div>
  )
}

import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { RoomDetails, ShelfDetails } from '#contract/rooms.ts'
import { LinkButton } from '../kit/links.tsx'
import styles from './shelf-page.module.css'

interface ShelfNeighboursProps {
  readonly storeId: string
  readonly room: RoomDetails
  readonly shelfId: string
}

/** To the shelves before and behind, as people walk. */
export function ShelfNeighbours({ storeId, room, shelfId }: ShelfNeighboursProps) {
  const index = room.shelves.findIndex(({ id }) => id === shelfId)
  const toShelf = (shelf: ShelfDetails, label: string, side: 'leftSection' | 'rightSection') => {
    const Icon = side === 'leftSection' ? IconChevronLeft : IconChevronRight
    return (
      <LinkButton
        variant="default"
        className={styles.toNeighbour ?? ''}
        to="/stores/$storeId/admin/rooms/$roomId/shelves/$shelfId"
        params={{ storeId, roomId: room.id, shelfId: shelf.id }}
        aria-label={`${label}: ${shelf.code}`}
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
      {previous && toShelf(previous, 'Previous shelf', 'leftSection')}
      {next && toShelf(next, 'Next shelf', 'rightSection')}
    </>
  )
}

import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { RoomDetails, ShelfDetails } from '#contract/rooms.ts'
import { describeCodes } from './describe-codes.ts'
import styles from './rooms-page.module.css'
import { ShelfTiles } from './shelf-wall.tsx'

interface RoomRowProps {
  readonly room: RoomDetails
  /** Place in the walking order, from 1. */
  readonly order: number
}

export function RoomRow({ room, order }: RoomRowProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles.room} data-open={isOpen || undefined}>
      <UnstyledButton
        className={styles.row}
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-controls={id}
      >
        <span className={styles.order}>{order}</span>
        <span className={styles.name}>
          <IconChevronRight size={16} stroke={1.8} className={styles.chevron} aria-hidden />
          {room.name}
        </span>
        <span className={styles.codes}>{describeCodes(room.shelves.map(({ code }) => code))}</span>
        <span className={styles.number}>
          {room.shelves.length}
          <VisuallyHidden> shelves</VisuallyHidden>
        </span>
      </UnstyledButton>
      <div id={id}>{isOpen && <Shelves shelves={room.shelves} />}</div>
    </div>
  )
}

function Shelves({ shelves }: { readonly shelves: readonly ShelfDetails[] }) {
  if (shelves.length === 0) {
    return <p className={styles.none}>No shelves: this room is counted as one.</p>
  }
  return (
    <div className={styles.tiles}>
      <ShelfTiles shelves={shelves} />
    </div>
  )
}

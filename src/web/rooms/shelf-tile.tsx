import { Popover } from '@mantine/core'
import { useRef, useState } from 'react'
import type { RoomDetails, ShelfDetails } from '#contract/rooms.ts'
import { useMessages } from '../kit/use-messages.ts'
import type { Sorting } from '../kit/use-sorting.ts'
import { isExpected, type StoreMap } from './map-changes.ts'
import styles from './room-shelves.module.css'
import { ShelfEditor } from './shelf-editor.tsx'

interface ShelfTileProps {
  readonly storeId: string
  readonly room: RoomDetails
  readonly shelf: ShelfDetails
  readonly map: StoreMap
  /** From 0. */
  readonly place: number
  readonly sorting: Sorting
}

/** A shelf on the map: Enter or a click edits it, Space or dragging moves it. */
export function ShelfTile({ storeId, room, shelf, map, place, sorting }: ShelfTileProps) {
  const t = useMessages('rooms')
  const [isOpen, setOpen] = useState(false)
  const tile = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    tile.current?.focus()
  }
  return (
    <li {...sorting.itemProps(shelf.id)} className={styles.item}>
      <button
        ref={tile}
        type="button"
        className={styles.tile}
        data-open={isOpen || undefined}
        data-expected={isExpected(shelf) || undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...sorting.handleProps(shelf.id)}
        onClick={() => setOpen(!isExpected(shelf))}
      >
        <span className={styles.code}>{shelf.code}</span>
        <span className={styles.label}>{shelf.name}</span>
      </button>
      {isOpen && (
        <Popover
          opened
          onDismiss={close}
          closeOnClickOutside={false}
          position="bottom-start"
          width={288}
          trapFocus
          withRoles={false}
          shadow="md"
          radius={6}
          transitionProps={{ duration: 0 }}
        >
          {/* An anchor of its own, because the tile must not be replaced while it has the focus. */}
          <Popover.Target>
            <span className={styles.anchor} />
          </Popover.Target>
          <Popover.Dropdown role="dialog" aria-label={t('shelf.title', { code: shelf.code })}>
            <ShelfEditor
              storeId={storeId}
              room={room}
              shelf={shelf}
              map={map}
              isFirst={place === 0}
              isLast={place === room.shelves.length - 1}
              onMove={(step) => sorting.move(shelf.id, step)}
              onClose={close}
            />
          </Popover.Dropdown>
        </Popover>
      )}
    </li>
  )
}

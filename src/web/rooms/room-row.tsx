import { UnstyledButton } from '@mantine/core'
import { IconChevronRight, IconGripVertical } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { RoomDetails } from '#contract/rooms.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { showNoteWithUndo } from '../kit/note-with-undo.tsx'
import { useMessages } from '../kit/use-messages.ts'
import type { Sorting } from '../kit/use-sorting.ts'
import { isExpected, type StoreMap } from './map-changes.ts'
import { RoomMenu } from './room-menu.tsx'
import { RoomNameForm } from './room-name-form.tsx'
import { RoomShelves } from './room-shelves.tsx'
import styles from './rooms-page.module.css'
import { useArchiveRoom, useRestoreRoom } from './use-map-changes.ts'
import type { Range } from './use-range.ts'
import { describeCodes } from './words.ts'

interface RoomRowProps {
  readonly storeId: string
  readonly room: RoomDetails
  readonly map: StoreMap
  /** Position in the walking order, from 1. */
  readonly order: number
  readonly sorting: Sorting
  readonly range: Range
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  readonly onDraw: () => void
}

export function RoomRow(props: RoomRowProps) {
  const { storeId, room, map, order, sorting, range, isOpen, onToggle, onDraw } = props
  const [doing, setDoing] = useState<'rename' | 'archive'>()
  const shelvesId = useId()
  const done = () => setDoing(undefined)
  const draw = () => {
    onToggle(true)
    onDraw()
  }
  return (
    <li {...sorting.itemProps(room.id)} className={styles.room} data-open={isOpen || undefined}>
      <div className={styles.row}>
        <Handle room={room} order={order} sorting={sorting} />
        {doing === 'rename' ? (
          <RoomNameForm storeId={storeId} room={room} onDone={done} />
        ) : (
          <Toggle room={room} isOpen={isOpen} controls={shelvesId} onToggle={onToggle} />
        )}
        <RoomMenu
          room={room}
          isFirst={order === 1}
          isLast={order === map.length}
          onRename={() => setDoing('rename')}
          onMove={(step) => sorting.move(room.id, step)}
          onDraw={draw}
          onArchive={() => setDoing('archive')}
        />
      </div>
      <div id={shelvesId}>
        {isOpen && (
          <RoomShelves storeId={storeId} room={room} map={map} range={range} onDraw={onDraw} />
        )}
      </div>
      <ArchiveRoom storeId={storeId} room={room} isOpen={doing === 'archive'} onClose={done} />
    </li>
  )
}

type HandleProps = Pick<RoomRowProps, 'room' | 'order' | 'sorting'>

function Handle({ room, order, sorting }: HandleProps) {
  const t = useMessages('rooms')
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={t('room.move', { room: room.name, place: order })}
      aria-disabled={isExpected(room) || undefined}
      {...sorting.handleProps(room.id)}
    >
      <IconGripVertical size={16} stroke={1.8} aria-hidden />
      <span className={styles.order}>{order}</span>
    </button>
  )
}

interface ToggleProps extends Pick<RoomRowProps, 'room' | 'isOpen' | 'onToggle'> {
  readonly controls: string
}

function Toggle({ room, isOpen, controls, onToggle }: ToggleProps) {
  const t = useMessages('rooms')
  const codes = describeCodes(
    room.shelves.map(({ code }) => code),
    t,
  )
  return (
    <UnstyledButton
      className={styles.toggle}
      onClick={() => onToggle(!isOpen)}
      aria-expanded={isOpen}
      aria-controls={controls}
    >
      <span className={styles.name}>
        <IconChevronRight size={16} stroke={1.8} className={styles.chevron} aria-hidden />
        {room.name}
      </span>
      <span className={styles.codes} data-none={room.shelves.length === 0 || undefined}>
        {codes}
      </span>
      <span className={styles.number}>
        {room.shelves.length}
        <span className={styles.unit}> {t('room.unit', { count: room.shelves.length })}</span>
      </span>
    </UnstyledButton>
  )
}

interface ArchiveRoomProps {
  readonly storeId: string
  readonly room: RoomDetails
  readonly isOpen: boolean
  readonly onClose: () => void
}

function ArchiveRoom({ storeId, room, isOpen, onClose }: ArchiveRoomProps) {
  const t = useMessages('rooms')
  const archiveRoom = useArchiveRoom()
  const restoreRoom = useRestoreRoom()
  const { name, shelves } = room
  const archive = async () => {
    const args = { storeId, roomId: room.id }
    await archiveRoom(args)
    showNoteWithUndo({ message: t('archive.done', { name }), undo: () => restoreRoom(args) })
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('archive.ask', { name })}
      confirmLabel={t('archive.confirmRoom', { count: shelves.length })}
      onConfirm={archive}
      onClose={onClose}
    >
      {t('archive.roomText', { count: shelves.length })}
    </ConfirmDialog>
  )
}

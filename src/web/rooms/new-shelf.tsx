import { Button } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import type { RoomDetails } from '#contract/rooms.ts'
import { Form } from '../kit/form.tsx'
import { useMessages } from '../kit/use-messages.ts'
import type { StoreMap } from './map-changes.ts'
import styles from './room-shelves.module.css'
import type { DecidedShelf } from './shelf-draft.ts'
import { ShelfInputs } from './shelf-inputs.tsx'
import { suggestCode } from './suggest-range.ts'
import { useArchivedNote } from './use-archived-note.ts'
import { useCreateShelf } from './use-map-changes.ts'
import { useShelfForm } from './use-shelf-form.ts'

interface NewShelfProps {
  readonly storeId: string
  readonly room: RoomDetails
  readonly map: StoreMap
  readonly onClose: () => void
}

/** Adds a shelf after the others; the form stays open for the next one. */
export function NewShelf({ storeId, room, map, onClose }: NewShelfProps) {
  const t = useMessages('rooms')
  const createShelf = useCreateShelf()
  const shelf = { code: suggestCode(map, room.id), name: null }
  const save = ({ code, name }: DecidedShelf) =>
    createShelf({ storeId, roomId: room.id, code, ...(name !== null && { name }) })
  const { inputs, isBusy, submit } = useShelfForm({ shelf, map, save })
  useArchivedNote({ storeId, id: room.id, name: room.name })
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <Form
      className={styles.newShelf}
      onSubmit={submit}
      onKeyDown={leave}
      aria-label={t('shelf.addTo', { room: room.name })}
    >
      <ShelfInputs {...inputs} />
      <div className={styles.newShelfButtons}>
        <Button type="submit" variant="default" loading={isBusy}>
          {t('shelf.addButton')}
        </Button>
        <Button variant="subtle" color="gray" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </Form>
  )
}

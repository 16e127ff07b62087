import { Button } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import type { RoomDetails } from '#contract/rooms.ts'
import { useAttempt } from '../kit/use-attempt.ts'
import type { StoreMap } from './map-changes.ts'
import styles from './room-shelves.module.css'
import { decideShelf, fieldsOf, type ShelfDraft } from './shelf-draft.ts'
import { ShelfInputs } from './shelf-inputs.tsx'
import { suggestCode } from './suggest-range.ts'
import { useCreateShelf } from './use-map-changes.ts'

interface NewShelfProps {
  readonly storeId: string
  readonly room: RoomDetails
  readonly map: StoreMap
  readonly onClose: () => void
}

/** One shelf behind the others; the form stays for the next one. */
export function NewShelf({ storeId, room, map, onClose }: NewShelfProps) {
  const createShelf = useCreateShelf()
  const { isBusy, attempt, errorOf } = useAttempt()
  const [draft, setDraft] = useState<ShelfDraft>({})
  const fields = fieldsOf({ code: suggestCode(map, room.id), name: null }, draft)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isDone = await attempt(async () => {
      const { code, name } = decideShelf(fields, map)
      await createShelf({ storeId, roomId: room.id, code, ...(name !== null && { name }) })
    })
    if (isDone) setDraft({})
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <form
      className={styles.newShelf}
      onSubmit={submit}
      onKeyDown={leave}
      aria-label={`Add a shelf to ${room.name}`}
    >
      <ShelfInputs
        fields={fields}
        onChange={(typed) => setDraft({ ...draft, ...typed })}
        errorOf={errorOf}
      />
      <div className={styles.newShelfButtons}>
        <Button type="submit" variant="default" loading={isBusy}>
          Add shelf
        </Button>
        <Button variant="subtle" color="gray" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  )
}

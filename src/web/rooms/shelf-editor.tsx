import { ActionIcon, Button, Stack } from '@mantine/core'
import { IconArchive, IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import type { RoomDetails, ShelfDetails } from '#contract/rooms.ts'
import { LinkAnchor } from '../kit/links.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { ArchiveShelf } from './archive-shelf.tsx'
import type { StoreMap } from './map-changes.ts'
import styles from './room-shelves.module.css'
import { decideShelf, fieldsOf, type ShelfDraft } from './shelf-draft.ts'
import { ShelfInputs } from './shelf-inputs.tsx'
import { useUpdateShelf } from './use-map-changes.ts'

interface ShelfEditorProps {
  readonly storeId: string
  readonly room: RoomDetails
  readonly shelf: ShelfDetails
  readonly map: StoreMap
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (step: number) => void
  readonly onClose: () => void
}

export function ShelfEditor(props: ShelfEditorProps) {
  const { storeId, room, shelf, map, onClose } = props
  const updateShelf = useUpdateShelf()
  const { isBusy, attempt, errorOf } = useAttempt()
  const [draft, setDraft] = useState<ShelfDraft>({})
  const fields = fieldsOf(shelf, draft)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const isDone = await attempt(async () => {
      const decided = decideShelf(fields, map, shelf.id)
      await updateShelf({ storeId, shelfId: shelf.id, ...decided })
    })
    if (isDone) onClose()
  }
  return (
    <form onSubmit={save}>
      <Stack gap="sm">
        <ShelfInputs
          fields={fields}
          onChange={(typed) => setDraft({ ...draft, ...typed })}
          errorOf={errorOf}
        />
        <div className={styles.editorButtons}>
          <Button type="submit" loading={isBusy}>
            Save
          </Button>
          <Button variant="subtle" color="gray" onClick={onClose}>
            Cancel
          </Button>
          <LinkAnchor
            className={styles.openShelf ?? ''}
            to="/stores/$storeId/admin/rooms/$roomId/shelves/$shelfId"
            params={{ storeId, roomId: room.id, shelfId: shelf.id }}
          >
            Open shelf
          </LinkAnchor>
        </div>
        <Actions {...props} />
      </Stack>
    </form>
  )
}

/** For fingers, and for everybody who does not drag. */
function Actions({ storeId, shelf, isFirst, isLast, onMove }: ShelfEditorProps) {
  const [isArchiving, setArchiving] = useState(false)
  const icon = { size: 17, stroke: 1.8, 'aria-hidden': true }
  const look = { variant: 'default', className: styles.action ?? '' }
  return (
    <div className={styles.actions}>
      <ActionIcon
        {...look}
        aria-label="Move earlier"
        title="Move earlier"
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <IconArrowLeft {...icon} />
      </ActionIcon>
      <ActionIcon
        {...look}
        aria-label="Move later"
        title="Move later"
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <IconArrowRight {...icon} />
      </ActionIcon>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconArchive size={16} stroke={1.7} aria-hidden />}
        onClick={() => setArchiving(true)}
      >
        Archive
      </Button>
      <ArchiveShelf
        storeId={storeId}
        shelf={shelf}
        isOpen={isArchiving}
        onClose={() => setArchiving(false)}
      />
    </div>
  )
}

import { ActionIcon, Button, Stack } from '@mantine/core'
import { IconArchive, IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import type { RoomDetails, ShelfDetails } from '#contract/rooms.ts'
import { Form } from '../kit/form.tsx'
import { LinkAnchor } from '../kit/links.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { ArchiveShelf } from './archive-shelf.tsx'
import type { StoreMap } from './map-changes.ts'
import styles from './room-shelves.module.css'
import type { DecidedShelf } from './shelf-draft.ts'
import { ShelfInputs } from './shelf-inputs.tsx'
import { useArchivedNote } from './use-archived-note.ts'
import { useUpdateShelf } from './use-map-changes.ts'
import { useShelfForm } from './use-shelf-form.ts'

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
  const t = useMessages('rooms')
  const updateShelf = useUpdateShelf()
  const save = (decided: DecidedShelf) =>
    updateShelf({ storeId, shelfId: shelf.id, ...decided }).then(onClose)
  const { inputs, isBusy, submit } = useShelfForm({ shelf, map, save })
  useArchivedNote({ storeId, id: shelf.id, name: shelf.code })
  return (
    <Form onSubmit={submit}>
      <Stack gap="sm">
        <ShelfInputs {...inputs} />
        <div className={styles.editorButtons}>
          <Button type="submit" loading={isBusy}>
            {t('save')}
          </Button>
          <Button variant="subtle" color="gray" onClick={onClose}>
            {t('cancel')}
          </Button>
          <LinkAnchor
            className={styles.openShelf ?? ''}
            to="/stores/$storeId/admin/rooms/$roomId/shelves/$shelfId"
            params={{ storeId, roomId: room.id, shelfId: shelf.id }}
          >
            {t('shelf.open')}
          </LinkAnchor>
        </div>
        <Actions {...props} />
      </Stack>
    </Form>
  )
}

/** For touch, and for people who do not drag. */
function Actions({ storeId, shelf, isFirst, isLast, onMove }: ShelfEditorProps) {
  const t = useMessages('rooms')
  const [isArchiving, setArchiving] = useState(false)
  const icon = { size: 17, stroke: 1.8, 'aria-hidden': true }
  const look = { variant: 'default', className: styles.action ?? '' }
  return (
    <div className={styles.actions}>
      <ActionIcon
        {...look}
        aria-label={t('shelf.earlier')}
        title={t('shelf.earlier')}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <IconArrowLeft {...icon} />
      </ActionIcon>
      <ActionIcon
        {...look}
        aria-label={t('shelf.later')}
        title={t('shelf.later')}
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
        {t('shelf.archive')}
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

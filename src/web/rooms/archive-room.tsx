import { notifications } from '@mantine/notifications'
import type { RoomDetails } from '#contract/rooms.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { countOf } from '../kit/count-of.ts'
import { useArchiveRoom } from './use-map-changes.ts'

interface ArchiveRoomProps {
  readonly storeId: string
  readonly room: RoomDetails
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function ArchiveRoom({ storeId, room, isOpen, onClose }: ArchiveRoomProps) {
  const archiveRoom = useArchiveRoom()
  const { name, shelves } = room
  const archive = async () => {
    await archiveRoom({ storeId, roomId: room.id })
    notifications.show({ message: `${name} archived. What was counted there stays.` })
  }
  const withShelves =
    shelves.length === 0 ? '' : ` with ${countOf(shelves.length, 'shelf', 'shelves')}`
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Archive ${name}?`}
      confirmLabel={`Archive room${withShelves}`}
      onConfirm={archive}
      onClose={onClose}
    >
      The room{withShelves} leaves the map, and nobody is sent there any more. What was counted
      there stays in every audit and report. An archived room does not come back
      {shelves.length > 0 && ', but its codes are free for new shelves'}.
    </ConfirmDialog>
  )
}

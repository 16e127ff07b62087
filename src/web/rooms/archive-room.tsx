import type { RoomDetails } from '#contract/rooms.ts'
import { countOf } from '#domain/count-words.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { showNoteWithUndo } from '../kit/note-with-undo.tsx'
import { useArchiveRoom, useRestoreRoom } from './use-map-changes.ts'

interface ArchiveRoomProps {
  readonly storeId: string
  readonly room: RoomDetails
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function ArchiveRoom({ storeId, room, isOpen, onClose }: ArchiveRoomProps) {
  const archiveRoom = useArchiveRoom()
  const restoreRoom = useRestoreRoom()
  const { name, shelves } = room
  const archive = async () => {
    const args = { storeId, roomId: room.id }
    await archiveRoom(args)
    showNoteWithUndo({ message: `${name} archived`, undo: () => restoreRoom(args) })
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
      there stays in every audit and report. You can restore it from the archived ones below the map
      {shelves.length > 0 && '; until then its codes are free for new shelves'}.
    </ConfirmDialog>
  )
}

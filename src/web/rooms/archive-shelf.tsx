import { notifications } from '@mantine/notifications'
import type { ShelfDetails } from '#contract/rooms.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { showFailure } from '../kit/note-with-undo.tsx'
import { useArchiveShelf } from './use-map-changes.ts'

interface ArchiveShelfProps {
  readonly storeId: string
  readonly shelf: ShelfDetails
  readonly isOpen: boolean
  readonly onClose: () => void
  /** To be done before the shelf is gone. */
  readonly before?: () => Promise<void>
}

export function ArchiveShelf({ storeId, shelf, isOpen, onClose, before }: ArchiveShelfProps) {
  const archiveShelf = useArchiveShelf()
  const { id, code } = shelf
  const archive = async () => {
    await archiveShelf({ storeId, shelfId: id })
    notifications.show({ message: `${code} archived. What was counted there stays.` })
  }
  // The dialog is gone with the page: a refusal is told beside the new one.
  const leave = before && (() => before().then(() => archive().catch(showFailure)))
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Archive shelf ${code}?`}
      confirmLabel={`Archive ${code}`}
      onConfirm={leave ?? archive}
      onClose={onClose}
    >
      The shelf leaves the map, and nobody is sent there any more. What was counted there stays in
      every audit and report. It does not come back, but its code is free for a new shelf.
    </ConfirmDialog>
  )
}

import type { ShelfDetails } from '#contract/rooms.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { showFailure, showNoteWithUndo } from '../kit/note-with-undo.tsx'
import { useArchiveShelf, useRestoreShelf } from './use-map-changes.ts'

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
  const restoreShelf = useRestoreShelf()
  const { id, code } = shelf
  const archive = async () => {
    const args = { storeId, shelfId: id }
    await archiveShelf(args)
    showNoteWithUndo({ message: `${code} archived`, undo: () => restoreShelf(args) })
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
      every audit and report. You can restore it from the archived ones below the map; until then
      its code is free for a new shelf.
    </ConfirmDialog>
  )
}

import type { ShelfDetails } from '#contract/rooms.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { showFailure, showNoteWithUndo } from '../kit/note-with-undo.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useArchiveShelf, useRestoreShelf } from './use-map-changes.ts'

interface ArchiveShelfProps {
  readonly storeId: string
  readonly shelf: ShelfDetails
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Runs before the shelf is archived. */
  readonly before?: () => Promise<void>
}

export function ArchiveShelf({ storeId, shelf, isOpen, onClose, before }: ArchiveShelfProps) {
  const t = useMessages('rooms')
  const archiveShelf = useArchiveShelf()
  const restoreShelf = useRestoreShelf()
  const { id, code } = shelf
  const archive = async () => {
    const args = { storeId, shelfId: id }
    await archiveShelf(args)
    showNoteWithUndo({ message: t('archive.done', { name: code }), undo: () => restoreShelf(args) })
  }
  // The dialog disappears with its page, so a refusal is shown on the next one.
  const leave = before && (() => before().then(() => archive().catch(showFailure)))
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('archive.askShelf', { code })}
      confirmLabel={t('archive.confirmShelf', { code })}
      onConfirm={leave ?? archive}
      onClose={onClose}
    >
      {t('archive.shelfText')}
    </ConfirmDialog>
  )
}

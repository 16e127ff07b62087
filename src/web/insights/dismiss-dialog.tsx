import type { ShownFinding } from '#contract/insights.ts'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { useDismissal } from './use-dismissal.ts'

interface DismissDialogProps {
  readonly auditId: string
  /** Stays while the dialog goes. */
  readonly shown: ShownFinding
  readonly isOpen: boolean
  readonly onClose: () => void
}

/**
 * Not part of a row: that one goes as soon as its finding is dismissed, by whomever, and would take what
 * is being typed along, or why it was refused.
 */
export function DismissDialog({ auditId, shown, isOpen, onClose }: DismissDialogProps) {
  const { dismiss } = useDismissal(auditId)
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Dismiss this finding"
      confirmLabel="Dismiss finding"
      placeholder="Looked at the shelf: the count is right."
      onConfirm={(reason) => dismiss(shown, reason)}
    >
      {shown.title}. The counts stay as they are. The finding stays dismissed while they do, for
      everybody, and stands in the journal with your reason.
    </ReasonDialog>
  )
}

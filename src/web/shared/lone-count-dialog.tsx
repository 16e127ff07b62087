import { countOf } from '#domain/count-words.ts'
import { ReasonDialog } from '../kit/reason-dialog.tsx'

interface LoneCountDialogProps {
  readonly isOpen: boolean
  /** How many of them wait for their second count. */
  readonly shelves: number
  readonly onConfirm: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Asked before one of two counts stands alone. */
export function LoneCountDialog({ isOpen, shelves, onConfirm, onClose }: LoneCountDialogProps) {
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Let one count stand on ${countOf(shelves, 'shelf', 'shelves')}`}
      confirmLabel="Let one count stand"
      placeholder="For example: the second counter is ill"
      onConfirm={onConfirm}
    >
      The count that was handed in stands for each shelf. The other is called off, and what was
      begun there does not count. Results, reports and seal say that they were counted once instead
      of twice, and why. You can ask for the second count again until the audit is completed.
    </ReasonDialog>
  )
}

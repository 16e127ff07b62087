import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { useMessages } from '../kit/use-messages.ts'

interface LoneCountDialogProps {
  readonly isOpen: boolean
  /** How many of them wait for their second count. */
  readonly shelves: number
  readonly onConfirm: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks before one of two counts is accepted alone. */
export function LoneCountDialog({ isOpen, shelves, onConfirm, onClose }: LoneCountDialogProps) {
  const t = useMessages('audits')
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('lone.title', { shelves })}
      confirmLabel={t('lone.confirm')}
      placeholder={t('lone.example')}
      onConfirm={onConfirm}
    >
      {t('lone.text')}
    </ReasonDialog>
  )
}

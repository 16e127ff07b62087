import { Button, Group, Modal, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { RefusalNote } from './refusal-note.tsx'
import { useAttempt } from './use-attempt.ts'
import { useMessages } from './use-messages.ts'

interface ConfirmDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  /** What happens, and what stays. */
  readonly children: ReactNode
  /** Verb and object, like the button that opened the dialog. */
  readonly confirmLabel: string
  /** For dialogs in which “Cancel” could be mistaken for the action itself. */
  readonly dismissLabel?: string
  /** Red, unless nothing is lost. */
  readonly color?: 'red' | 'blue'
  /** The dialog closes once this is done; if it is refused, the dialog says why. */
  readonly onConfirm: () => Promise<unknown>
}

export function ConfirmDialog({ isOpen, onClose, title, ...question }: ConfirmDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={title}>
      <Question {...question} onClose={onClose} />
    </Modal>
  )
}

type QuestionProps = Omit<ConfirmDialogProps, 'isOpen' | 'title'>

function Question({
  onClose,
  children,
  confirmLabel,
  dismissLabel,
  color = 'red',
  onConfirm,
}: QuestionProps) {
  const t = useMessages('common')
  const { attempt, isBusy, refusal } = useAttempt()
  const confirm = async () => {
    if (await attempt(onConfirm)) onClose()
  }
  return (
    <Stack gap="md">
      <div>{children}</div>
      {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          {dismissLabel ?? t('cancel')}
        </Button>
        <Button color={color} loading={isBusy} onClick={confirm}>
          {confirmLabel}
        </Button>
      </Group>
    </Stack>
  )
}

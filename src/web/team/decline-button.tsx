import { Button, type ButtonProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'

interface DeclineButtonProps extends Pick<ButtonProps, 'size' | 'fullWidth'> {
  /** Where several stand on a page. */
  readonly label?: string
  readonly onDecline: () => Promise<unknown>
}

export function DeclineButton({ label = 'Decline', onDecline, ...look }: DeclineButtonProps) {
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" {...look} aria-label={label} onClick={open}>
        Decline
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        title="Decline the invitation"
        confirmLabel="Decline"
        onConfirm={onDecline}
      >
        The link stops working, and whoever invited you sees that you declined. They can invite you
        again.
      </ConfirmDialog>
    </>
  )
}

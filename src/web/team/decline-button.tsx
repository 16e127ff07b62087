import { Button, type ButtonProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { useMessages } from '../kit/use-messages.ts'

interface DeclineButtonProps extends Pick<ButtonProps, 'size' | 'fullWidth'> {
  /** Needed if there are several on a page. */
  readonly label?: string
  readonly onDecline: () => Promise<unknown>
}

export function DeclineButton({ label, onDecline, ...look }: DeclineButtonProps) {
  const t = useMessages('invitation')
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" {...look} aria-label={label} onClick={open}>
        {t('decline.button')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        title={t('decline.title')}
        confirmLabel={t('decline.button')}
        dismissLabel={t('decline.cancel')}
        onConfirm={onDecline}
      >
        {t('decline.text')}
      </ConfirmDialog>
    </>
  )
}

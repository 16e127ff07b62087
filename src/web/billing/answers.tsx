import { Button, Group } from '@mantine/core'
import { useMessages } from '../kit/use-messages.ts'

interface AnswersProps {
  readonly isBusy: boolean
  readonly onConfirm: () => unknown
  readonly onClose: () => void
}

/** The answer buttons of a dialog. */
export function Answers({ isBusy, onConfirm, onClose }: AnswersProps) {
  const t = useMessages('billing')
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" disabled={isBusy} onClick={onClose}>
        {t('notNow')}
      </Button>
      <Button loading={isBusy} onClick={onConfirm} data-autofocus>
        {t('confirm')}
      </Button>
    </Group>
  )
}

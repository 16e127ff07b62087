import { Button, Group } from '@mantine/core'

interface AnswersProps {
  readonly isBusy: boolean
  readonly onConfirm: () => unknown
  readonly onClose: () => void
}

/** The answer buttons of a dialog. */
export function Answers({ isBusy, onConfirm, onClose }: AnswersProps) {
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" disabled={isBusy} onClick={onClose}>
        Not now
      </Button>
      <Button loading={isBusy} onClick={onConfirm} data-autofocus>
        Confirm
      </Button>
    </Group>
  )
}

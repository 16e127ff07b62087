import { Alert, Button, Group, Modal, Stack } from '@mantine/core'
import { IconCircleX } from '@tabler/icons-react'
import type { FormEvent, ReactNode } from 'react'
import { Form } from '#web/kit/form.tsx'
import { useAttempt } from '#web/kit/use-attempt.ts'
import { useFocusBack } from '#web/kit/use-focus-back.ts'
import { useMessages } from '#web/kit/use-messages.ts'

export interface ActionDialogProps {
  readonly title: string
  readonly children: ReactNode
  /** Verb and object, like the button that opened it. */
  readonly confirmLabel: string
  readonly isReady: boolean
  readonly isDangerous?: boolean
  readonly onConfirm: () => Promise<unknown>
  readonly onClose: () => void
}

/** A step of an audit that needs input first. It closes once done; if the step is refused, it says why. */
export function ActionDialog({ title, onClose, ...form }: ActionDialogProps) {
  useFocusBack()
  return (
    <Modal opened onClose={onClose} title={title} size="lg">
      <ActionForm {...form} onClose={onClose} />
    </Modal>
  )
}

function ActionForm(props: Omit<ActionDialogProps, 'title'>) {
  const { children, confirmLabel, isReady, isDangerous = false, onConfirm, onClose } = props
  const t = useMessages('dashboard')
  const { attempt, isBusy, refusal } = useAttempt()
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (isReady && (await attempt(onConfirm))) onClose()
  }
  return (
    <Form onSubmit={confirm}>
      <Stack gap="md">
        {children}
        {refusal && (
          <Alert color="red" variant="light" role="alert" icon={<IconCircleX size={18} />}>
            {refusal.text}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('dialog.close')}
          </Button>
          <Button
            type="submit"
            color={isDangerous ? 'red' : 'blue'}
            loading={isBusy}
            disabled={!isReady}
          >
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}

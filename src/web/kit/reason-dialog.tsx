import { Alert, Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { IconCircleX } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Form } from './form.tsx'
import { useAttempt } from './use-attempt.ts'
import { useMessages } from './use-messages.ts'

interface ReasonDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  /** What happens, and what stays. */
  readonly children: ReactNode
  readonly confirmLabel: string
  readonly placeholder?: string
  /** Additional input above the reason. */
  readonly extra?: ReactNode
  /** Whether a reason is required. */
  readonly isRequired?: boolean
  readonly onConfirm: (reason: string) => Promise<unknown>
}

/** Asks for a reason before an action that others will ask about. */
export function ReasonDialog({ isOpen, onClose, title, ...question }: ReasonDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={title}>
      <Question {...question} onClose={onClose} />
    </Modal>
  )
}

type QuestionProps = Omit<ReasonDialogProps, 'isOpen' | 'title'>

function Question(props: QuestionProps) {
  const { onClose, children, confirmLabel, placeholder, extra, isRequired = true } = props
  const t = useMessages('common')
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { attempt, isBusy, refusal } = useAttempt()
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    const text = reason.trim()
    setMissing(isRequired && text === '')
    if (isRequired && text === '') return
    if (await attempt(() => props.onConfirm(text))) onClose()
  }
  return (
    <Form onSubmit={confirm}>
      <Stack gap="md">
        <div>{children}</div>
        {extra}
        <Textarea
          label={isRequired ? t('reason.label') : t('reason.optional')}
          placeholder={placeholder ?? ''}
          value={reason}
          maxLength={1_000}
          autosize
          minRows={2}
          data-autofocus
          error={isMissing && t('reason.missing')}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {refusal && (
          <Alert color="red" variant="light" role="alert" icon={<IconCircleX size={18} />}>
            {refusal.text}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}

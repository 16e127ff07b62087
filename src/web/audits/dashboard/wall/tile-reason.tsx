import { Button, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Form } from '#web/kit/form.tsx'
import { useAttempt } from '#web/kit/use-attempt.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import styles from './tile-card.module.css'

interface TileReasonProps {
  /** Defaults to saying that it is a reason, and whether one is required. */
  readonly label?: string
  readonly text: string
  readonly confirmLabel: string
  readonly isRequired: boolean
  /** Additional input above the reason. */
  readonly extra?: ReactNode
  /** Whether that input is complete. */
  readonly isReady?: boolean
  readonly onConfirm: (reason: string) => Promise<unknown>
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Asks for a reason, then performs the action. */
export function TileReason(props: TileReasonProps) {
  const { label, text, confirmLabel, isRequired, extra, isReady = true } = props
  const { onConfirm, onDone, onCancel } = props
  const t = useMessages('dashboard')
  const [reason, setReason] = useState('')
  const { attempt, isBusy, refusal } = useAttempt()
  const isMissing = !isReady || (isRequired && reason.trim() === '')
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (!isMissing && (await attempt(() => onConfirm(reason.trim())))) onDone()
  }
  return (
    <Form onSubmit={confirm} className={styles.reason}>
      {extra}
      <Textarea
        label={label ?? t(isRequired ? 'tile.reason' : 'tile.reasonOptional')}
        description={text}
        size="xs"
        autosize
        minRows={1}
        maxRows={4}
        maxLength={1_000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={refusal?.text}
        autoFocus={extra === undefined}
      />
      <div className={styles.actions}>
        <Button type="submit" size="compact-sm" loading={isBusy} disabled={isMissing}>
          {confirmLabel}
        </Button>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onCancel}>
          {t('unknown.back')}
        </Button>
      </div>
    </Form>
  )
}

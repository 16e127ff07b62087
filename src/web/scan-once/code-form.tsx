import { Button, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { doubtAbout } from '#domain/scan-once.ts'
import { useConnectionState } from '../client/react.tsx'
import { Form } from '../kit/form.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './scan-once.module.css'
import type { Answers } from './use-answers.ts'

interface CodeFormProps {
  readonly code: string
  readonly answers: Answers
  /** Whether there is another item to go to. */
  readonly canSkip: boolean
  readonly onCode: (code: string) => void
  readonly onAttach: () => void
  readonly onNoBarcode: () => void
  readonly onSkip: () => void
}

/** The code that was read or typed, and what to do with it. */
export function CodeForm(props: CodeFormProps) {
  const t = useMessages('scan-once')
  const { code, answers, canSkip, onCode, onAttach, onNoBarcode, onSkip } = props
  const isAway = useConnectionState().status !== 'live'
  const { isBusy, refusal } = answers
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '' && !isAway) onAttach()
  }
  return (
    <Form className={styles.form} onSubmit={submit}>
      <TextInput
        label={t('form.code')}
        description={t('form.help')}
        classNames={{ input: styles.code ?? '' }}
        value={code}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="done"
        onChange={(event) => onCode(event.currentTarget.value)}
      />
      <Doubt code={code} onCode={onCode} />
      {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
      {isAway && (
        <p className={styles.away} role="status">
          {t('form.away')}
        </p>
      )}
      <div className={styles.keys}>
        <Button type="submit" size="md" loading={isBusy} disabled={code.trim() === '' || isAway}>
          {t('form.attach')}
        </Button>
        <Button variant="default" size="md" disabled={isBusy || isAway} onClick={onNoBarcode}>
          {t('form.none')}
        </Button>
        {canSkip && (
          <Button variant="subtle" size="md" disabled={isBusy} onClick={onSkip}>
            {t('form.skip')}
          </Button>
        )}
      </div>
    </Form>
  )
}

function Doubt({ code, onCode }: Pick<CodeFormProps, 'code' | 'onCode'>) {
  const t = useMessages('scan-once')
  const doubt = doubtAbout(code)
  if (!doubt) return null
  if (doubt.kind === 'case') {
    return (
      <p className={styles.doubt} role="status">
        {t('doubt.case')}
      </p>
    )
  }
  return (
    <p className={styles.doubt} role="status">
      {t('doubt.digit')}{' '}
      <Button variant="default" size="compact-sm" onClick={() => onCode(doubt.mended)}>
        {t('doubt.use', { code: doubt.mended })}
      </Button>
    </p>
  )
}

import { Button, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { doubtAbout } from '#domain/scan-once.ts'
import { useConnectionState } from '../client/react.tsx'
import { Form } from '../kit/form.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
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

/** What was read, or typed, and what to do with it. */
export function CodeForm(props: CodeFormProps) {
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
        label="Barcode"
        description="Scan it with the camera or a handheld scanner, or type the digits under the bars."
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
          No connection. Attaching a barcode needs one: what you scanned stays here until it is
          back.
        </p>
      )}
      <div className={styles.keys}>
        <Button type="submit" size="md" loading={isBusy} disabled={code.trim() === '' || isAway}>
          Attach
        </Button>
        <Button variant="default" size="md" disabled={isBusy || isAway} onClick={onNoBarcode}>
          Has no barcode
        </Button>
        {canSkip && (
          <Button variant="subtle" size="md" disabled={isBusy} onClick={onSkip}>
            Skip
          </Button>
        )}
      </div>
    </Form>
  )
}

function Doubt({ code, onCode }: Pick<CodeFormProps, 'code' | 'onCode'>) {
  const doubt = doubtAbout(code)
  if (!doubt) return null
  if (doubt.kind === 'case') {
    return (
      <p className={styles.doubt} role="status">
        This is the barcode of a case: one scan of it would count as one piece. Attach it only where
        cases are counted.
      </p>
    )
  }
  return (
    <p className={styles.doubt} role="status">
      The last digit does not fit.{' '}
      <Button variant="default" size="compact-sm" onClick={() => onCode(doubt.mended)}>
        Use {doubt.mended}
      </Button>
    </p>
  )
}

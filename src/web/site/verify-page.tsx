import { Anchor, Button, Input, Progress, Stack, TextInput } from '@mantine/core'
import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import type { SealCheck } from '#contract/audit-seals.ts'
import { KEYS_ADDRESS, ROOTS_ADDRESS } from '#domain/seal-addresses.ts'
import { Form } from '../kit/form.tsx'
import { SaidFailure } from '../kit/said-failure.ts'
import { useAttempt } from '../kit/use-attempt.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { ClosedFile } from './read-export.ts'
import { SealVerdict } from './seal-verdict.tsx'
import styles from './site-frame.module.css'
import { Article } from './site-frame.tsx'
import { type FileCheck, verifyFile } from './verify-file.ts'
import { verifyNumber } from './verify-seal.ts'

interface VerifyPageProps {
  /** From the address, because reports and seals link here. */
  readonly number: string | undefined
  /** The host's answer about that number. */
  readonly check: SealCheck | null
}

/** For anyone who has a report or an export of a completed count. */
export function VerifyPage({ number, check }: VerifyPageProps) {
  const t = useMessages('verify')
  return (
    <Article>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <VerifyForm number={number} check={check} />
      <h2>{t('what.title')}</h2>
      <dl className={styles.kinds}>
        <dt>{t('what.export')}</dt>
        <dd>{t('what.exportText')}</dd>
        <dt>{t('what.report')}</dt>
        <dd>{t('what.reportText')}</dd>
      </dl>
      <p>
        {t('what.without', {
          command: (text) => <code>{text}</code>,
          keys: (text) => <Anchor href={KEYS_ADDRESS}>{text}</Anchor>,
          roots: (text) => <Anchor href={ROOTS_ADDRESS}>{text}</Anchor>,
        })}
      </p>
    </Article>
  )
}

type Answer =
  | { readonly kind: 'number'; readonly check: SealCheck }
  | ({ readonly kind: 'file' } & FileCheck)

/**
 * The input stays in the page itself and is read on submit, so that nothing is lost if the person is faster
 * than the scripts.
 */
function VerifyForm({ number: known, check }: VerifyPageProps) {
  const t = useMessages('verify')
  const numberField = useRef<HTMLInputElement>(null)
  const fileField = useRef<HTMLInputElement>(null)
  const [answer, setAnswer] = useState<Answer | undefined>(
    check ? { kind: 'number', check } : undefined,
  )
  const [mistake, setMistake] = useState(known && !check ? t('form.notANumber') : undefined)
  const [fileMistake, setFileMistake] = useState<string>()
  const [reading, setReading] = useState<Reading>()
  const { attempt, isBusy, refusal } = useAttempt()
  const isReady = useHydrated()
  const readThrough = async (file: File, number: string) => {
    const show = (bytes: number) => setReading({ bytes, of: file.size })
    try {
      return await verifyFile(file, number, show)
    } catch (thrown) {
      throw thrown instanceof ClosedFile ? new SaidFailure(t('form.closed')) : thrown
    } finally {
      setReading(undefined)
    }
  }
  const ask = (event: FormEvent) => {
    event.preventDefault()
    setMistake(undefined)
    setFileMistake(undefined)
    setAnswer(undefined)
    const number = numberField.current?.value ?? ''
    const file = fileField.current?.files?.[0]
    if (!file && number.trim() === '') return setMistake(t('form.nothing'))
    if (file && file.size > MOST_BYTES) return setFileMistake(t('form.tooLarge'))
    void attempt(async () => {
      if (file) return setAnswer({ kind: 'file', ...(await readThrough(file, number)) })
      const answered = await verifyNumber(number)
      if (answered) setAnswer({ kind: 'number', check: answered })
      else setMistake(t('form.notANumber'))
    })
  }
  return (
    <Form onSubmit={ask}>
      <Stack gap="md" maw={460} mt="xl">
        <TextInput
          label={t('form.number')}
          placeholder={EXAMPLE}
          autoCapitalize="characters"
          spellCheck={false}
          ref={numberField}
          name="number"
          defaultValue={known ?? ''}
          error={mistake}
        />
        <Input.Wrapper
          id="export-file"
          label={t('form.file')}
          error={fileMistake}
          description={t('form.fileText')}
        >
          <input
            ref={fileField}
            id="export-file"
            type="file"
            accept=".csv,.json,text/csv,application/json"
            aria-invalid={fileMistake !== undefined}
            aria-describedby={`export-file-description${fileMistake ? ' export-file-error' : ''}`}
            className={styles.file}
          />
        </Input.Wrapper>
        <Button
          type="submit"
          loading={isBusy}
          disabled={!isReady}
          style={{ alignSelf: 'flex-start' }}
        >
          {t('form.verify')}
        </Button>
      </Stack>
      {reading && reading.of > SHOWN_BYTES && <ReadSoFar {...reading} />}
      <div role="status" aria-live="polite">
        {refusal && <p>{refusal.text}</p>}
        {answer && (
          <SealVerdict check={answer.check} file={answer.kind === 'file' ? answer : undefined} />
        )}
      </div>
    </Form>
  )
}

interface Reading {
  readonly bytes: number
  readonly of: number
}

function ReadSoFar({ bytes, of }: Reading) {
  const t = useMessages('verify')
  const formats = useFormats()
  return (
    <div className={styles.reading}>
      <p>{t('form.readSoFar', { done: formats.bytes(bytes), total: formats.bytes(of) })}</p>
      <Progress size="sm" value={(100 * bytes) / of} aria-label={t('form.reading')} />
    </div>
  )
}

/** A smaller file is read before progress would be visible. */
const SHOWN_BYTES = 8_000_000
/** Many times the size of the largest count: it is a different file, and reading it would take minutes. */
const MOST_BYTES = 2_000_000_000
/** The form of a confirmation number, the same in every language. */
const EXAMPLE = 'SC-0000-0000-0000'

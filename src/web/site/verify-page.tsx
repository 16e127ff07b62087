import { Anchor, Button, Input, Progress, Stack, TextInput } from '@mantine/core'
import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import type { SealCheck } from '#contract/audit-seals.ts'
import { KEYS_ADDRESS, ROOTS_ADDRESS } from '#domain/seal-addresses.ts'
import { Form } from '../kit/form.tsx'
import { formatBytes } from '../kit/format-bytes.ts'
import { useAttempt } from '../kit/use-attempt.ts'
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
  return (
    <Article>
      <h1>Verify a count</h1>
      <p className={styles.lead}>
        A completed count carries a confirmation number and a seal over everything that was counted
        and decided. Whoever holds its report or its export can check here that nothing was changed
        afterwards.
      </p>
      <VerifyForm number={number} check={check} />
      <h2>What can be checked</h2>
      <dl className={styles.kinds}>
        <dt>CSV and JSON of a completed count</dt>
        <dd>
          Byte by byte. The file ends with its signature, which speaks for everything before it. A
          file that a program has opened and saved again is another file.
        </dd>
        <dt>Report on paper or as PDF, workbook</dt>
        <dd>
          By the number that stands on it: this page says whose count it is. To check the figures,
          compare them with the CSV or JSON file.
        </dd>
      </dl>
      <p>
        Nobody has to believe this page: <code>npm run verify</code> checks a file without it, with
        the <Anchor href={KEYS_ADDRESS}>public keys of this installation</Anchor>. Its{' '}
        <Anchor href={ROOTS_ADDRESS}>daily roots</Anchor> can be kept by anybody: a seal that is
        under one was not made later.
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
  const numberField = useRef<HTMLInputElement>(null)
  const fileField = useRef<HTMLInputElement>(null)
  const [answer, setAnswer] = useState<Answer | undefined>(
    check ? { kind: 'number', check } : undefined,
  )
  const [mistake, setMistake] = useState(known && !check ? NOT_A_NUMBER : undefined)
  const [fileMistake, setFileMistake] = useState<string>()
  const [reading, setReading] = useState<Reading>()
  const { attempt, isBusy, refusal } = useAttempt()
  const isReady = useHydrated()
  const readThrough = async (file: File, number: string) => {
    const show = (bytes: number) => setReading({ bytes, of: file.size })
    try {
      return await verifyFile(file, number, show)
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
    if (!file && number.trim() === '') return setMistake(NOTHING_GIVEN)
    if (file && file.size > MOST_BYTES) return setFileMistake(TOO_LARGE)
    void attempt(async () => {
      if (file) return setAnswer({ kind: 'file', ...(await readThrough(file, number)) })
      const answered = await verifyNumber(number)
      if (answered) setAnswer({ kind: 'number', check: answered })
      else setMistake(NOT_A_NUMBER)
    })
  }
  return (
    <Form onSubmit={ask}>
      <Stack gap="md" maw={460} mt="xl">
        <TextInput
          label="Confirmation number"
          placeholder="SC-0000-0000-0000"
          autoCapitalize="characters"
          spellCheck={false}
          ref={numberField}
          name="number"
          defaultValue={known ?? ''}
          error={mistake}
        />
        <Input.Wrapper
          id="export-file"
          label="Export of the count, if you have it"
          error={fileMistake}
          description="CSV or JSON, as it was downloaded. The file stays on this device: only its hash and its signature are sent."
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
          Verify
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
  return (
    <div className={styles.reading}>
      <p>
        Reading the file: {formatBytes(bytes)} of {formatBytes(of)}
      </p>
      <Progress size="sm" value={(100 * bytes) / of} aria-label="Reading the file" />
    </div>
  )
}

/** A smaller file is read before progress would be visible. */
const SHOWN_BYTES = 8_000_000
/** Many times the size of the largest count: it is a different file, and reading it would take minutes. */
const MOST_BYTES = 2_000_000_000
const TOO_LARGE =
  'This is too large to be the export of a count. Choose the CSV or JSON file itself, or verify its number alone.'
const NOT_A_NUMBER = 'This is not a confirmation number: it has SC and twelve letters and digits.'
const NOTHING_GIVEN = 'Type the number of the report, or choose its export.'

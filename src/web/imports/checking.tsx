import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ImportDetails } from '#contract/imports.ts'
import type { FindingCode } from '#domain/import/finding.ts'
import type { MappingGuess } from '#domain/import/guess-mapping.ts'
import { canCancel } from '#domain/import/import-status.ts'
import { type Mapping, missingColumns } from '#domain/import/mapping.ts'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useNow } from '../kit/use-now.ts'
import { ColumnTable } from './column-table.tsx'
import { describeFormat } from './describe-format.ts'
import { describeProgress } from './describe-progress.ts'
import { DownloadFindings } from './download-findings.tsx'
import { FileStrip } from './file-strip.tsx'
import { FindingList } from './finding-list.tsx'
import { FindingRows } from './finding-rows.tsx'
import styles from './imports.module.css'
import type { ImportActions } from './use-import-actions.ts'

interface CheckingProps {
  readonly details: ImportDetails
  readonly guess: MappingGuess | undefined
  readonly actions: ImportActions
  readonly onCancel: () => void
  readonly onContinue: () => void
}

/** Map and check: the columns, what was found, and the rows of one finding. */
export function Checking({ details, guess, actions, onCancel, onContinue }: CheckingProps) {
  const [opened, setOpened] = useState<FindingCode>()
  const [draft, setDraft] = useState<Mapping>()
  const mapping = draft ?? details.mapping
  const isChanged = draft !== undefined && !isSame(draft, details.mapping)
  const missing = missingColumns(mapping.columns, details.kind)
  const isChecked = details.status === 'checked'
  const checkAgain = () => {
    actions.checkAgain(mapping)
    setOpened(undefined)
  }
  return (
    <>
      <Strip details={details} />
      <div className={styles.split}>
        <div className={styles.main}>
          <ColumnTable
            headers={details.headers}
            mapping={mapping}
            guesses={guess?.columns}
            isDisabled={actions.isBusy}
            onChange={setDraft}
          />
          {missing.map((text) => (
            <RefusalNote key={text}>{text}</RefusalNote>
          ))}
          {opened && isChecked && <FindingRows details={details} code={opened} />}
        </div>
        <FindingList
          details={details}
          opened={opened}
          onOpen={setOpened}
          onDecide={actions.decide}
        />
      </div>
      {actions.refusal && <RefusalNote>{actions.refusal.text}</RefusalNote>}
      <footer className={styles.footer}>
        {canCancel(details.status) && (
          <Button variant="default" onClick={onCancel} disabled={actions.isBusy}>
            Cancel import
          </Button>
        )}
        {isChecked && <DownloadFindings details={details} />}
        <p className={styles.footerText}>
          Rows with errors stay out until fixed. Nothing is imported before you confirm.
        </p>
        {isChanged ? (
          <Button onClick={checkAgain} loading={actions.isBusy} disabled={missing.length > 0}>
            Check again
          </Button>
        ) : (
          <Button
            variant={isChecked ? 'filled' : 'light'}
            disabled={!isChecked}
            onClick={onContinue}
          >
            {isChecked ? 'Continue' : 'Continue when checked'}
          </Button>
        )}
      </footer>
    </>
  )
}

const WORK: Readonly<Partial<Record<ImportDetails['status'], string>>> = {
  checking: 'Checking rows',
  importing: 'Importing',
  undoing: 'Taking back',
}

function Strip({ details }: { readonly details: ImportDetails }) {
  const now = useNow(500)
  const { progress, status, fileName, fileBytes, format, mapping, summary } = details
  const label = WORK[status]
  const isWorking = label !== undefined
  const { share } = progress
  const work = isWorking ? { label, text: describeProgress(progress, now), share } : undefined
  return (
    <FileStrip
      name={fileName}
      bytes={fileBytes}
      format={describeFormat(format, mapping.headerRows)}
      work={work}
      summary={summary}
    />
  )
}

function isSame(one: Mapping, other: Mapping): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

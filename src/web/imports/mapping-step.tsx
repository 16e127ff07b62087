import { Button } from '@mantine/core'
import { missingColumns } from '#domain/import/mapping.ts'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { ColumnTable } from './column-table.tsx'
import { describeFormat } from './describe-format.ts'
import { FileStrip } from './file-strip.tsx'
import type { ImportTarget } from './import-target.ts'
import styles from './imports.module.css'
import { ReadOptions } from './read-options.tsx'
import { Refusals } from './refusals.tsx'
import { type DraftActions, headersOf, type ImportDraft } from './use-import-draft.ts'

interface MappingStepProps {
  readonly target: ImportTarget
  readonly draft: ImportDraft
  readonly actions: DraftActions
}

/** Before the server has the file: columns as this device read them. */
export function MappingStep({ target, draft, actions }: MappingStepProps) {
  const { file, bytes, looked, guess, mapping, share } = draft
  if (!looked || !guess || !mapping) {
    return (
      <>
        <FileStrip name={file.name} bytes={bytes} format="reading" summary={null} />
        <WaitingRows />
      </>
    )
  }
  const missing = missingColumns(mapping.columns, target.kind)
  const percent = `${Math.round(share * 100)}%`
  const work = share < 1 ? { label: 'Uploading', text: percent, share } : undefined
  return (
    <>
      <FileStrip
        name={file.name}
        bytes={bytes}
        format={describeFormat(looked.format, mapping.headerRows)}
        work={work}
        summary={null}
      />
      <div className={styles.options}>
        {guess.refusal && <RefusalNote>{guess.refusal}</RefusalNote>}
        {guess.questions.map((question) => (
          <p key={question} className={styles.question}>
            {question}. Choose in the table below.
          </p>
        ))}
        {guess.source && <p className={styles.dimmed}>It looks like {guess.source}.</p>}
        <ReadOptions
          format={looked.format}
          sheetNames={looked.sheetNames}
          mapping={mapping}
          guess={guess}
          onFormat={actions.reread}
          onMapping={actions.remap}
        />
      </div>
      <ColumnTable
        headers={headersOf(looked, mapping)}
        mapping={mapping}
        guesses={guess.columns}
        isDisabled={false}
        onChange={actions.remap}
      />
      <Refusals texts={missing} />
      <footer className={styles.footer}>
        <Button variant="default" onClick={actions.forget}>
          Back
        </Button>
        <p className={styles.footerText}>Nothing is imported before you confirm.</p>
        <Button onClick={actions.check} disabled={missing.length > 0}>
          Check all rows
        </Button>
      </footer>
    </>
  )
}

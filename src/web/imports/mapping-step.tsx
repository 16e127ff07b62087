import { Button } from '@mantine/core'
import { useState } from 'react'
import { type ImportKind, type Mapping, missingColumns } from '#domain/import/mapping.ts'
import type { MappingGuess } from '#domain/import/mapping-guess.ts'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { questionsOf } from './column-questions.ts'
import { ColumnTable } from './column-table.tsx'
import { reasonText, useColumnWords } from './column-words.ts'
import { describeFormat } from './describe-format.ts'
import { FileStrip } from './file-strip.tsx'
import { headersOf, type ImportDraft } from './import-draft.ts'
import type { ImportTarget } from './import-target.ts'
import styles from './imports.module.css'
import { QuestionStep } from './question-step.tsx'
import { ReadOptions } from './read-options.tsx'
import { Refusals } from './refusals.tsx'
import { StoresStep } from './stores-step.tsx'
import type { DraftActions } from './use-import-draft.ts'

interface MappingStepProps {
  readonly target: ImportTarget
  readonly draft: ImportDraft
  readonly actions: DraftActions
  /** The person wants to change how the file is read: shows everything instead of asking. */
  readonly showsAll: boolean
}

/** Before the server has the file: the columns as read on this device. */
export function MappingStep({ target, draft, actions, showsAll }: MappingStepProps) {
  const words = useColumnWords()
  const { t, formats } = words
  const [isAllShown, setAllShown] = useState(showsAll)
  const { file, bytes, looked, guess, mapping, share } = draft
  if (!looked || !guess || !mapping) {
    return (
      <>
        <FileStrip name={file.name} bytes={bytes} format={t('format.reading')} summary={null} />
        <WaitingRows />
      </>
    )
  }
  const questions =
    isAllShown || guess.refusal !== null ? [] : questionsOf(guess, target.kind, words)
  const uploading = { label: t('format.uploading'), text: formats.share(share, 0), share }
  const work = share < 1 ? uploading : undefined
  return (
    <>
      <FileStrip
        name={file.name}
        bytes={bytes}
        format={describeFormat(looked.format, mapping.headerRows, t)}
        work={work}
        summary={null}
      />
      {draft.isAskingStores && draft.stores ? (
        <StoresStep
          question={draft.stores}
          onDone={actions.checkStores}
          onSeeAll={() => {
            setAllShown(true)
            actions.leaveStores()
          }}
          onBack={actions.forget}
        />
      ) : questions.length > 0 ? (
        <QuestionStep
          questions={questions}
          kind={target.kind}
          mapping={mapping}
          onAnswer={actions.remap}
          onSheet={actions.chooseSheet}
          onDone={actions.check}
          onSeeAll={() => setAllShown(true)}
          onBack={actions.forget}
        />
      ) : (
        <AllColumns
          kind={target.kind}
          looked={looked}
          guess={guess}
          mapping={mapping}
          actions={actions}
        />
      )}
    </>
  )
}

interface AllColumnsProps {
  readonly kind: ImportKind
  readonly looked: NonNullable<ImportDraft['looked']>
  readonly guess: MappingGuess
  readonly mapping: Mapping
  readonly actions: DraftActions
}

/** How the file is read, all at once. */
function AllColumns({ kind, looked, guess, mapping, actions }: AllColumnsProps) {
  const words = useColumnWords()
  const { t } = words
  const missing = missingColumns(mapping.columns, kind)
  return (
    <>
      <div className={styles.options}>
        {guess.refusal && <RefusalNote>{t(`refusal.${guess.refusal}`)}</RefusalNote>}
        {guess.questions.map((question) => (
          <p key={question.code} className={styles.question}>
            {`${reasonText(question, words)} ${t('chooseBelow')}`}
          </p>
        ))}
        {guess.source && (
          <p className={styles.dimmed}>{t('format.source', { source: guess.source })}</p>
        )}
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
        notes={guess.notes}
        isDisabled={false}
        onChange={actions.remap}
      />
      <Refusals texts={missing.map((one) => t(`missing.${one}`))} />
      <footer className={styles.footer}>
        <Button variant="default" onClick={actions.forget}>
          {t('back')}
        </Button>
        <p className={styles.footerText}>{t('nothingYet')}</p>
        <Button onClick={() => actions.check()} disabled={missing.length > 0}>
          {t('check')}
        </Button>
      </footer>
    </>
  )
}

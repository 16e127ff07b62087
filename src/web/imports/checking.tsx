import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import type { ImportDetails } from '#contract/imports.ts'
import type { FindingCode } from '#domain/import/finding.ts'
import { canCancel, importedRows } from '#domain/import/import-status.ts'
import { type Mapping, missingColumns } from '#domain/import/mapping.ts'
import type { MappingGuess } from '#domain/import/mapping-guess.ts'
import { BREAKPOINTS } from '../kit/theme.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './checking.module.css'
import { ColumnTable } from './column-table.tsx'
import { describeRepairs } from './describe-repairs.ts'
import { FindingList } from './finding-list.tsx'
import { FindingRows } from './finding-rows.tsx'
import shared from './imports.module.css'
import { ProgressStrip } from './progress-strip.tsx'
import { Refusals } from './refusals.tsx'
import type { ImportActions } from './use-import-actions.ts'

interface CheckingProps {
  readonly details: ImportDetails
  readonly guess: MappingGuess | undefined
  readonly actions: ImportActions
  readonly onCancel: () => void
  /** Goes back to the columns. */
  readonly onChange: () => void
  readonly onContinue: () => void
}

/** Map and check: the columns, the findings, and the rows of one finding. */
export function Checking(props: CheckingProps) {
  const { details, guess, actions, onCancel, onChange, onContinue } = props
  const isWide = useMediaQuery(`(min-width: ${BREAKPOINTS.md})`) ?? true
  const t = useMessages('imports')
  const sayColumn = useMessages('columns')
  const [opened, setOpened] = useState<FindingCode>()
  const [draft, setDraft] = useState<Mapping>()
  const mapping = draft ?? details.mapping
  const isChanged = draft !== undefined && !isSame(draft, details.mapping)
  const missing = missingColumns(mapping.columns, details.kind)
  const isChecked = details.status === 'checked'
  const isEmpty = details.summary !== null && importedRows(details.summary) === 0
  const checkAgain = () => {
    actions.checkAgain(mapping)
    setOpened(undefined)
  }
  const rows = opened && isChecked && (
    <FindingRows
      key={opened}
      details={details}
      code={opened}
      onClose={() => setOpened(undefined)}
    />
  )
  return (
    <>
      <ProgressStrip details={details} onChange={isChecked ? onChange : undefined} />
      <div className={styles.split}>
        <FindingList
          details={details}
          opened={opened}
          onOpen={setOpened}
          onDecide={actions.decide}
          rows={isWide ? undefined : rows}
        />
        <div className={styles.main}>
          {isWide && rows}
          <ColumnTable
            headers={details.headers}
            mapping={mapping}
            guesses={guess?.columns}
            notes={guess?.notes}
            isDisabled={actions.isBusy}
            onChange={setDraft}
          />
          <Refusals texts={missing.map((one) => sayColumn(`missing.${one}`))} />
        </div>
      </div>
      <Refusals texts={actions.refusal ? [actions.refusal.text] : []} />
      <footer className={shared.footer}>
        {canCancel(details.status) && (
          <Button variant="default" onClick={onCancel} disabled={actions.isBusy}>
            {t('check.cancel')}
          </Button>
        )}
        <p className={shared.footerText}>
          {t(isChecked && isEmpty ? 'check.noRows' : 'check.text')}
          {details.repairs.kept > 0 && ` ${describeRepairs(details.repairs, t)}`}
        </p>
        {isChanged ? (
          <Button onClick={checkAgain} loading={actions.isBusy} disabled={missing.length > 0}>
            {t('check.again')}
          </Button>
        ) : (
          <Button
            variant={isChecked ? 'filled' : 'light'}
            disabled={!isChecked || isEmpty}
            onClick={onContinue}
          >
            {t(isChecked ? 'check.continue' : 'check.continueLater')}
          </Button>
        )}
      </footer>
    </>
  )
}

function isSame(one: Mapping, other: Mapping): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ImportDetails, ImportSummary } from '#contract/imports.ts'
import { countOf } from '#domain/count-words.ts'
import { importedRows } from '#domain/import/import-status.ts'
import { canAddPlaces, TOO_MANY_SHELVES } from '#domain/import/places.ts'
import { RefusalNote } from '../kit/refusal-note.tsx'
import {
  describePlaces,
  describeStayOut,
  describeVersion,
  rowsStayingOut,
} from './describe-import.ts'
import { Fingerprint } from './fingerprint.tsx'
import type { ImportTarget } from './import-target.ts'
import styles from './imports.module.css'
import { ScanOnce } from './scan-once.tsx'
import type { ImportActions } from './use-import-actions.ts'

interface ConfirmStepProps {
  readonly target: ImportTarget
  readonly details: ImportDetails
  readonly summary: ImportSummary
  readonly actions: ImportActions
  readonly onBack: () => void
}

export function ConfirmStep({ target, details, summary, actions, onBack }: ConfirmStepProps) {
  const [reason, setReason] = useState('')
  const [replace, setReplace] = useState(false)
  const canAdd = canAddPlaces(summary)
  const [createPlaces, setCreatePlaces] = useState(canAdd)
  const imported = importedRows(summary)
  const stayOut = rowsStayingOut(summary)
  const known = imported - summary.newRows
  const mustReplace = details.isSameFile || actions.refusal?.field === 'replace'
  const confirm = () =>
    void actions.confirm({
      createPlaces,
      ...(reason.trim() && { reason }),
      ...(replace && { replace }),
    })
  const isReady = (!target.isLate || reason.trim() !== '') && (!mustReplace || replace)
  return (
    <section className={styles.confirm} aria-label="Confirm">
      <h2 className={styles.sentence}>
        {countOf(imported, 'row')} will be imported
        {stayOut > 0 && `, ${countOf(stayOut, 'row stays', 'rows stay')} out`}
      </h2>
      <ul className={styles.facts}>
        {stayOut > 0 && <li>{describeStayOut(summary)}</li>}
        {known > 0 && <li>{countOf(known, 'row')} of items you have</li>}
        {summary.newRows > 0 && (
          <li>
            {countOf(summary.newRows, 'row')} of {countOf(summary.newItems, 'new item')}
          </li>
        )}
        {summary.lotRows > 0 && (
          <li>
            {countOf(summary.lotRows, 'row')} with a lot, a date or a serial number, kept apart
            under the item
          </li>
        )}
        {summary.comparison && (
          <li>
            Against the stock in force: {summary.comparison.changed.toLocaleString('en-US')}{' '}
            changed, {summary.comparison.added.toLocaleString('en-US')} new,{' '}
            {summary.comparison.gone.toLocaleString('en-US')} gone
          </li>
        )}
        {details.replaces && <li>Takes the place of {describeVersion(details.replaces)}</li>}
        <li>
          {describeVersion(details)}, SHA-256 <Fingerprint sha256={details.fileSha256} />
        </li>
      </ul>
      <ScanOnce details={details} summary={summary} />
      <Stack gap="sm" maw="34rem">
        {!canAdd && (
          <p className={styles.facts}>
            {TOO_MANY_SHELVES} As it is, these rows count for the whole store.
          </p>
        )}
        {canAdd && summary.newShelves > 0 && (
          <Checkbox
            label={`Add ${countOf(summary.newShelves, 'shelf', 'shelves')} to the map`}
            description={`${describePlaces(summary.newPlaces)}. Without them these rows count for the whole store.`}
            checked={createPlaces}
            onChange={(event) => setCreatePlaces(event.currentTarget.checked)}
          />
        )}
        {mustReplace && (
          <Checkbox
            label="This very file is in force already. Replace it."
            checked={replace}
            onChange={(event) => setReplace(event.currentTarget.checked)}
          />
        )}
        {target.isLate && (
          <TextInput
            label="The count is running. Why does the expected stock come now?"
            value={reason}
            error={actions.errorOf('reason')}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        {actions.refusal && actions.refusal.field === undefined && (
          <RefusalNote>{actions.refusal.text}</RefusalNote>
        )}
        <Group gap="xs">
          <Button variant="default" onClick={onBack} disabled={actions.isBusy}>
            Back
          </Button>
          <Button onClick={confirm} loading={actions.isBusy} disabled={!isReady || imported === 0}>
            Import {countOf(imported, 'row')}
          </Button>
        </Group>
      </Stack>
    </section>
  )
}

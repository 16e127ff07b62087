import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ImportDetails, ImportSummary } from '#contract/imports.ts'
import { importedRows } from '#domain/import/import-status.ts'
import { canAddPlaces, TOO_MANY_SHELVES } from '#domain/import/places.ts'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useMessages } from '../kit/use-messages.ts'
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
  const t = useMessages('imports')
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
    <section className={styles.confirm} aria-label={t('confirm.label')}>
      <h2 className={styles.sentence}>
        {stayOut > 0
          ? t('confirm.rowsAndSkipped', { count: imported, skipped: stayOut })
          : t('confirm.rows', { count: imported })}
      </h2>
      <ul className={styles.facts}>
        {stayOut > 0 && <li>{describeStayOut(summary, t)}</li>}
        {known > 0 && <li>{t('confirm.known', { count: known })}</li>}
        {summary.newRows > 0 && (
          <li>{t('confirm.new', { items: summary.newItems, rows: summary.newRows })}</li>
        )}
        {summary.lotRows > 0 && <li>{t('confirm.lots', { count: summary.lotRows })}</li>}
        {summary.comparison && (
          <li>
            {t('confirm.compared', {
              changed: summary.comparison.changed,
              added: summary.comparison.added,
              gone: summary.comparison.gone,
            })}
          </li>
        )}
        {details.replaces && (
          <li>{t('confirm.replaces', { file: describeVersion(details.replaces, t) })}</li>
        )}
        <li>
          {t('version.hash', {
            file: describeVersion(details, t),
            hash: () => <Fingerprint sha256={details.fileSha256} />,
          })}
        </li>
      </ul>
      <ScanOnce details={details} summary={summary} />
      <Stack gap="sm" maw="34rem">
        {!canAdd && (
          <p className={styles.facts}>
            {TOO_MANY_SHELVES} {t('confirm.asWhole')}
          </p>
        )}
        {canAdd && summary.newShelves > 0 && (
          <Checkbox
            label={t('confirm.addShelves', { count: summary.newShelves })}
            description={t('confirm.addShelvesText', {
              places: describePlaces(summary.newPlaces, t),
            })}
            checked={createPlaces}
            onChange={(event) => setCreatePlaces(event.currentTarget.checked)}
          />
        )}
        {mustReplace && (
          <Checkbox
            label={t('confirm.replace')}
            checked={replace}
            onChange={(event) => setReplace(event.currentTarget.checked)}
          />
        )}
        {target.isLate && (
          <TextInput
            label={t('confirm.why')}
            value={reason}
            error={actions.errorOf('reason') && t('confirm.whyMissing')}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        {actions.refusal && actions.refusal.field === undefined && (
          <RefusalNote>{actions.refusal.text}</RefusalNote>
        )}
        <Group gap="xs">
          <Button variant="default" onClick={onBack} disabled={actions.isBusy}>
            {t('confirm.back')}
          </Button>
          <Button onClick={confirm} loading={actions.isBusy} disabled={!isReady || imported === 0}>
            {t('confirm.import', { count: imported })}
          </Button>
        </Group>
      </Stack>
    </section>
  )
}

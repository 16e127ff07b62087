import { Button, Group } from '@mantine/core'
import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react'
import type { ImportDetails } from '#contract/imports.ts'
import { importedRows, UNDO_DAYS } from '#domain/import/import-status.ts'
import { LinkButton } from '../kit/links.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import { describeStayOut, describeVersion } from './describe-import.ts'
import { describeUndone } from './describe-undone.ts'
import { Fingerprint } from './fingerprint.tsx'
import type { ImportTarget } from './import-target.ts'
import styles from './imports.module.css'
import { ScanOnceWork } from './scan-once-work.tsx'
import type { ImportActions } from './use-import-actions.ts'

interface DoneStepProps {
  readonly target: ImportTarget
  readonly details: ImportDetails
  readonly actions: ImportActions
  readonly onAnother: () => void
}

export function DoneStep({ target, details, actions, onAnother }: DoneStepProps) {
  const { summary, kind, fileName, canUndo, status } = details
  const t = useMessages('imports')
  const rows = summary ? importedRows(summary) : 0
  const isUndone = status === 'undone'
  return (
    <section className={styles.confirm} aria-label={t('done.label')}>
      <h2 className={styles.sentence}>
        {isUndone ? (
          <IconArrowBackUp size={22} stroke={1.7} aria-hidden />
        ) : (
          <IconCircleCheck size={22} stroke={1.7} className={styles.good} aria-hidden />
        )}{' '}
        {isUndone ? t('done.undone', { file: fileName }) : t('done.rows', { count: rows })}
      </h2>
      <p className={styles.dimmed}>{describe(details, t)}</p>
      <p className={styles.dimmed}>
        {t('version.hash', {
          file: describeVersion(details, t),
          hash: () => <Fingerprint sha256={details.fileSha256} />,
        })}
      </p>
      {!isUndone && <ScanOnceWork storeId={target.store.id} />}
      {canUndo && (
        <p className={styles.dimmed}>
          {kind === 'baseline'
            ? t('done.undoBaseline')
            : t('done.undoCatalogue', { days: UNDO_DAYS })}
        </p>
      )}
      {actions.refusal && <RefusalNote>{actions.refusal.text}</RefusalNote>}
      <Group gap="xs" mt="md">
        {!isUndone && <GoOn target={target} />}
        {canUndo && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={16} stroke={1.8} aria-hidden />}
            loading={actions.isBusy}
            onClick={() => void actions.undo()}
          >
            {t('done.undo')}
          </Button>
        )}
        <Button variant="default" onClick={onAnother}>
          {t('done.another')}
        </Button>
      </Group>
    </section>
  )
}

/** The next step, depending on what the file was for. */
function GoOn({ target: { store, kind, auditId } }: Pick<DoneStepProps, 'target'>) {
  const params = { storeId: store.id }
  const t = useMessages('imports')
  if (kind === 'catalogue') {
    return (
      <LinkButton to="/stores/$storeId/admin/items" params={params}>
        {t('done.items')}
      </LinkButton>
    )
  }
  if (auditId !== null) {
    return (
      <LinkButton to="/stores/$storeId/audit/$id" params={{ ...params, id: auditId }}>
        {t('done.audit')}
      </LinkButton>
    )
  }
  return (
    <LinkButton to="/stores/$storeId/audit/new" params={params} search={params}>
      {t('done.plan')}
    </LinkButton>
  )
}

function describe(details: ImportDetails, t: Messages<'imports'>): string {
  const { summary, kind, fileName, status, undone, isInForce } = details
  if (undone) return describeUndone(undone, t)
  if (status === 'undone') {
    return t(details.replaces ? 'done.before' : 'done.nothingBefore')
  }
  const rows = summary ? describeStayOut(summary, t) : ''
  const skipped = rows && ` ${t('done.skipped', { rows })}`
  if (kind === 'baseline' && !isInForce) {
    return t('done.replaced', { file: fileName })
  }
  const what = t(kind === 'baseline' ? 'done.isBaseline' : 'done.isCatalogue', { file: fileName })
  return `${what}${skipped}`
}

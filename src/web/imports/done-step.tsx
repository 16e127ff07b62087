import { Button, Group } from '@mantine/core'
import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react'
import type { ImportDetails } from '#contract/imports.ts'
import { countOf } from '#domain/count-words.ts'
import { importedRows, UNDO_DAYS } from '#domain/import/import-status.ts'
import { LinkButton } from '../kit/links.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
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
  const rows = summary ? importedRows(summary) : 0
  const isUndone = status === 'undone'
  return (
    <section className={styles.confirm} aria-label="Done">
      <h2 className={styles.sentence}>
        {isUndone ? (
          <IconArrowBackUp size={22} stroke={1.7} aria-hidden />
        ) : (
          <IconCircleCheck size={22} stroke={1.7} className={styles.good} aria-hidden />
        )}{' '}
        {isUndone ? `${fileName} was taken back` : `${countOf(rows, 'row')} imported`}
      </h2>
      <p className={styles.dimmed}>{describe(details)}</p>
      <p className={styles.dimmed}>
        {describeVersion(details)}, SHA-256 <Fingerprint sha256={details.fileSha256} />
      </p>
      {!isUndone && <ScanOnceWork storeId={target.store.id} />}
      {canUndo && (
        <p className={styles.dimmed}>
          {kind === 'baseline'
            ? 'It can be taken back until the count begins.'
            : `It can be taken back for ${UNDO_DAYS} days. Items that somebody changes meanwhile, or that an audit needs, stay.`}
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
            Undo
          </Button>
        )}
        <Button variant="default" onClick={onAnother}>
          Import another file
        </Button>
      </Group>
    </section>
  )
}

/** What the file was for. */
function GoOn({ target: { store, kind, auditId } }: Pick<DoneStepProps, 'target'>) {
  const params = { storeId: store.id }
  if (kind === 'catalogue') {
    return (
      <LinkButton to="/stores/$storeId/admin/items" params={params}>
        See the items
      </LinkButton>
    )
  }
  if (auditId !== null) {
    return (
      <LinkButton to="/stores/$storeId/audit/$id" params={{ ...params, id: auditId }}>
        Go on to the audit
      </LinkButton>
    )
  }
  return (
    <LinkButton to="/stores/$storeId/audit/new" params={params} search={params}>
      Plan an audit
    </LinkButton>
  )
}

function describe(details: ImportDetails): string {
  const { summary, kind, fileName, status, undone, isInForce } = details
  if (undone) return describeUndone(undone)
  if (status === 'undone') {
    const before = details.replaces
      ? 'What was in force before it is in force again.'
      : 'Nothing was in force before it, and nothing is expected now.'
    return `${before} New items stay.`
  }
  const stayOut = summary ? describeStayOut(summary) : ''
  const left = stayOut && ` Stayed out: ${stayOut}.`
  if (kind === 'baseline' && !isInForce) {
    return `${fileName} was the expected stock. Another file or an audit has taken over since.`
  }
  const what = kind === 'baseline' ? 'is the expected stock now.' : 'is in your catalogue now.'
  return `${fileName} ${what}${left}`
}

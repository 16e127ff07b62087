import { Button } from '@mantine/core'
import type { ImportDetails } from '#contract/imports.ts'
import { canCancel } from '#domain/import/import-status.ts'
import { describeWork } from './describe-work.ts'
import styles from './imports.module.css'
import { ProgressStrip } from './progress-strip.tsx'
import { Refusals } from './refusals.tsx'
import type { ImportActions } from './use-import-actions.ts'

interface WorkingProps {
  readonly details: ImportDetails
  readonly actions: ImportActions
  readonly onCancel: () => void
}

/** A file that is written, or taken back: there is nothing left to decide but to stop it. */
export function Working({ details, actions, onCancel }: WorkingProps) {
  return (
    <>
      <ProgressStrip details={details} />
      <p className={styles.working}>{describeWork(details)}</p>
      <Refusals texts={actions.refusal ? [actions.refusal.text] : []} />
      {canCancel(details.status) && (
        <footer className={styles.footer}>
          <Button variant="default" onClick={onCancel} disabled={actions.isBusy}>
            Cancel import
          </Button>
        </footer>
      )}
    </>
  )
}

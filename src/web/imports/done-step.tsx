import { Button, Group } from '@mantine/core'
import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react'
import type { ImportDetails } from '#contract/imports.ts'
import { countOf } from '../kit/count-of.ts'
import { RefusalNote } from '../kit/refusal-note.tsx'
import styles from './imports.module.css'
import type { ImportActions } from './use-import-actions.ts'

interface DoneStepProps {
  readonly details: ImportDetails
  readonly actions: ImportActions
  readonly onAnother: () => void
}

export function DoneStep({ details, actions, onAnother }: DoneStepProps) {
  const { summary, kind, fileName, canUndo, status } = details
  const rows = (summary?.rows ?? 0) - (summary?.bad ?? 0)
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
      {actions.refusal && <RefusalNote>{actions.refusal.text}</RefusalNote>}
      <Group gap="xs" mt="md">
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
      {kind === 'baseline' && canUndo && (
        <p className={styles.dimmed}>It can be taken back until the count begins.</p>
      )}
    </section>
  )
}

function describe({ summary, kind, fileName, status }: ImportDetails): string {
  if (status === 'undone') return 'What was in force before it is in force again. New items stay.'
  const bad = summary?.bad ?? 0
  const left = bad > 0 ? ` ${countOf(bad, 'row')} with errors stayed out.` : ''
  const what = kind === 'baseline' ? 'is the expected stock now.' : 'is in your catalogue now.'
  return `${fileName} ${what}${left}`
}

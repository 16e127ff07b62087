import { IconCheck } from '@tabler/icons-react'
import { useMessages } from '../kit/use-messages.ts'
import styles from './import-steps.module.css'

const STEPS = ['step.file', 'step.check', 'step.confirm', 'step.done'] as const

/** The current step; completed steps have a tick. */
export function ImportSteps({ current }: { readonly current: number }) {
  const t = useMessages('imports')
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {STEPS.map((name, at) => (
        <li
          key={name}
          className={styles.step}
          data-state={at < current ? 'done' : at === current ? 'current' : 'ahead'}
          aria-current={at === current ? 'step' : undefined}
        >
          {at < current ? (
            <IconCheck size={15} stroke={2} aria-label={t('step.done')} />
          ) : (
            <span className={styles.number}>{at + 1}</span>
          )}
          {t(name)}
        </li>
      ))}
    </ol>
  )
}

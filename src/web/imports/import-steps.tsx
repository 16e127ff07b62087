import { IconCheck } from '@tabler/icons-react'
import styles from './import-steps.module.css'

const STEPS = ['File', 'Map and check', 'Confirm', 'Done'] as const

/** Where one is; what is behind has a tick. */
export function ImportSteps({ current }: { readonly current: number }) {
  return (
    <ol className={styles.steps} aria-label="Steps">
      {STEPS.map((name, at) => (
        <li
          key={name}
          className={styles.step}
          data-state={at < current ? 'done' : at === current ? 'current' : 'ahead'}
          aria-current={at === current ? 'step' : undefined}
        >
          {at < current ? (
            <IconCheck size={15} stroke={2} aria-label="Done" />
          ) : (
            <span className={styles.number}>{at + 1}</span>
          )}
          {name}
        </li>
      ))}
    </ol>
  )
}

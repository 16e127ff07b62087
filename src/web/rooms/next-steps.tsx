import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link, type LinkOptions } from '@tanstack/react-router'
import { useMessages } from '../kit/use-messages.ts'
import styles from './next-steps.module.css'

export interface NextStep {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly isDone: boolean
  readonly link: LinkOptions
}

/** What is left to do before the store can be counted. Completed steps stay, so that the list remains complete. */
export function NextSteps({ steps }: { readonly steps: readonly NextStep[] }) {
  const t = useMessages('overview')
  if (steps.every(({ isDone }) => isDone)) return null
  return (
    <section className={styles.strip} aria-labelledby="next-steps">
      <div className={styles.head}>
        <h2 id="next-steps" className={styles.title}>
          {t('steps.title')}
        </h2>
        <p className={styles.note}>
          {t('steps.left', {
            left: steps.filter(({ isDone }) => !isDone).length,
            total: steps.length,
          })}
        </p>
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.id} {...step} />
        ))}
      </ol>
    </section>
  )
}

function Step({ name, note, isDone, link }: NextStep) {
  const Icon = isDone ? IconCircleCheckFilled : IconCircle
  return (
    <li>
      <Link {...link} className={styles.step}>
        <Icon
          size={16}
          stroke={1.8}
          className={styles.icon}
          data-done={isDone || undefined}
          aria-hidden
        />
        <span>
          <span className={styles.name}>{name}</span>
          <span className={styles.note}>{note}</span>
        </span>
      </Link>
    </li>
  )
}

import type { ReactNode } from 'react'
import styles from './answer.module.css'
import { useMessages } from './use-messages.ts'

interface AnswerFigure {
  readonly id: string
  readonly name: string
  readonly value: ReactNode
  /** What has to be shown beside it. */
  readonly beside?: string | undefined
  readonly definition: string
}

interface AnswerProps {
  readonly sentence: ReactNode
  readonly note: ReactNode
  /** Warnings before comparing the figures. */
  readonly warnings?: ReactNode
  readonly figures: readonly AnswerFigure[]
}

/** The answer in words first; then the figures, each with its meaning. */
export function Answer({ sentence, note, warnings, figures }: AnswerProps) {
  const t = useMessages('common')
  return (
    <section className={styles.answer} aria-label={t('result.label')}>
      <h2 className={styles.sentence}>{sentence}</h2>
      <p className={styles.note}>{note}</p>
      {warnings}
      <dl className={styles.figures}>
        {figures.map(({ id, name, value, beside, definition }) => (
          <div key={id} className={styles.figure}>
            <dt>{name}</dt>
            <dd>
              <span className={styles.value}>{value}</span>
              {beside && <span className={styles.beside}>{beside}</span>}
              <span className={styles.definition}>{definition}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

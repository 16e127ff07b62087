import type { ReactNode } from 'react'
import styles from './answer.module.css'
import { useMessages } from './use-messages.ts'

interface AnswerFigure {
  readonly id: string
  readonly name: string
  readonly value: ReactNode
  /** What has to be shown next to it. */
  readonly beside?: string | undefined
  readonly definition: string
}

interface AnswerProps {
  readonly sentence: ReactNode
  readonly note: ReactNode
  /** What is to be known before the figures are compared. */
  readonly warnings?: ReactNode
  readonly figures: readonly AnswerFigure[]
}

/** The answer first, in words; then the figures, each with what it means. */
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

import type { AuditDashboard } from '#contract/audits.ts'
import { countOf } from '#domain/count-words.ts'
import { formatQuantity, formatShare } from '#web/kit/format-number.ts'
import { paceOfPeople } from './rail/people.ts'
import styles from './steps/answer.module.css'

interface Figure {
  readonly name: string
  readonly value: string
  /** What it is made of. */
  readonly note: string
}

/** Each figure with what it is made of. */
export function Figures({ dashboard }: { readonly dashboard: AuditDashboard }) {
  return (
    <dl className={styles.figures}>
      {figuresOf(dashboard).map(({ name, value, note }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.figureName}>{name}</dt>
          <dd className={styles.figureValue}>{value}</dd>
          <dd className={styles.figureNote}>{note}</dd>
        </div>
      ))}
    </dl>
  )
}

function figuresOf({ coverage, progress, people }: AuditDashboard): readonly Figure[] {
  const pace = paceOfPeople(people)
  return [
    {
      name: 'Coverage',
      value: formatShare(coverage.explained, coverage.shelves),
      note: `${formatQuantity(coverage.explained)} of ${countOf(coverage.shelves, 'shelf', 'shelves')}`,
    },
    {
      name: 'Lines',
      value: formatQuantity(progress.lines),
      note: `in ${countOf(progress.events, 'count')}`,
    },
    { name: 'Units', value: formatQuantity(progress.quantity), note: 'counted' },
    {
      name: 'Lines/min',
      value: pace === undefined ? '–' : pace.toFixed(1),
      note: pace === undefined ? 'too little is known' : 'each, while counting',
    },
  ]
}

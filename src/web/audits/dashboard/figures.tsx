import type { AuditDashboard } from '#contract/audits.ts'
import type { Formats } from '#messages/formats.ts'
import { type Messages, useFormats, useMessages } from '#web/kit/use-messages.ts'
import { paceOfPeople } from './rail/people.ts'
import styles from './steps/answer.module.css'

interface Figure {
  readonly name: string
  readonly value: string
  /** What it is made up of. */
  readonly note: string
}

/** Each figure with what it is made up of. */
export function Figures({ dashboard }: { readonly dashboard: AuditDashboard }) {
  const t = useMessages('dashboard')
  const formats = useFormats()
  return (
    <dl className={styles.figures}>
      {figuresOf(dashboard, t, formats).map(({ name, value, note }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.figureName}>{name}</dt>
          <dd className={styles.figureValue}>{value}</dd>
          <dd className={styles.figureNote}>{note}</dd>
        </div>
      ))}
    </dl>
  )
}

function figuresOf(
  { coverage, progress, people }: AuditDashboard,
  t: Messages<'dashboard'>,
  { number, quantity, share }: Formats,
): readonly Figure[] {
  const pace = paceOfPeople(people)
  return [
    {
      name: t('figure.coverage'),
      value: coverage.shelves === 0 ? '–' : share(coverage.explained / coverage.shelves),
      note: t('figure.coverageNote', { done: coverage.explained, shelves: coverage.shelves }),
    },
    {
      name: t('figure.lines'),
      value: quantity(progress.lines),
      note: t('figure.linesNote', { count: progress.events }),
    },
    {
      name: t('figure.units'),
      value: quantity(progress.quantity),
      note: t('figure.unitsNote'),
    },
    {
      name: t('figure.pace'),
      value: pace === undefined ? '–' : number(pace, 1),
      note: pace === undefined ? t('figure.paceUnknown') : t('figure.paceNote'),
    },
  ]
}

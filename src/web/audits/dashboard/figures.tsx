import type { AuditDashboard } from '#contract/audits.ts'
import type { Formats } from '#messages/formats.ts'
import { type Messages, useFormats, useMessages } from '#web/kit/use-messages.ts'
import { paceOfPeople } from './rail/people.ts'
import styles from './steps/answer.module.css'

export interface Figure {
  readonly id: 'coverage' | 'value' | 'lines' | 'units' | 'pace'
  readonly name: string
  readonly value: string
  /** What it is made up of. */
  readonly note: string
}

/** Each figure with what it is made up of. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, name, value, note }) => (
        <div key={id} className={styles.figure}>
          <dt className={styles.figureName}>{name}</dt>
          <dd className={styles.figureValue}>{value}</dd>
          <dd className={styles.figureNote}>{note}</dd>
        </div>
      ))}
    </dl>
  )
}

type Counted = Pick<AuditDashboard, 'coverage' | 'progress' | 'people'>

export function useFigures(dashboard: Counted): readonly Figure[] {
  return figuresOf(dashboard, useMessages('dashboard'), useFormats())
}

function figuresOf(
  { coverage, progress, people }: Counted,
  t: Messages<'dashboard'>,
  { number, quantity, share }: Formats,
): readonly Figure[] {
  const pace = paceOfPeople(people)
  return [
    {
      id: 'coverage',
      name: t('figure.coverage'),
      value: coverage.shelves === 0 ? '–' : share(coverage.explained / coverage.shelves),
      note: t('figure.coverageNote', { done: coverage.explained, shelves: coverage.shelves }),
    },
    {
      id: 'lines',
      name: t('figure.lines'),
      value: quantity(progress.lines),
      note: t('figure.linesNote', { count: progress.events }),
    },
    {
      id: 'units',
      name: t('figure.units'),
      value: quantity(progress.quantity),
      note: t('figure.unitsNote'),
    },
    {
      id: 'pace',
      name: t('figure.pace'),
      value: pace === undefined ? '–' : number(pace, 1),
      note: pace === undefined ? t('figure.paceUnknown') : t('figure.paceNote'),
    },
  ]
}

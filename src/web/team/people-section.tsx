import { type ReactNode, useId } from 'react'
import styles from './people.module.css'

interface PeopleSectionProps {
  readonly title: string
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** A list of people or invitations, with its own heading. */
export function PeopleSection({ title, note, children }: PeopleSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.headTitle} id={id}>
          {title}
        </h2>
        {note && <p className={styles.headNote}>{note}</p>}
      </div>
      {children}
    </section>
  )
}

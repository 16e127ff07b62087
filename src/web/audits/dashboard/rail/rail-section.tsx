import type { ReactNode } from 'react'
import styles from './rail.module.css'

interface RailSectionProps {
  readonly title: string
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** A section of the rail, for what changes every second. */
export function RailSection({ title, end, children }: RailSectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {end && <span className={styles.end}>{end}</span>}
      </div>
      {children}
    </section>
  )
}

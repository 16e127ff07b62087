import { type ReactNode, useId } from 'react'
import styles from './landing-page.module.css'

interface PartProps {
  readonly id?: string
  readonly title: string
  readonly children: ReactNode
}

/** A part of the landing page: a heading, and what stands side by side under it. */
export function Part({ id, title, children }: PartProps) {
  const titleId = useId()
  return (
    <section className={styles.part} id={id} aria-labelledby={titleId}>
      <h2 className={styles.partTitle} id={titleId}>
        {title}
      </h2>
      <div className={styles.grid}>{children}</div>
    </section>
  )
}

interface ClaimProps {
  readonly title: string
  readonly children: ReactNode
}

export function Claim({ title, children }: ClaimProps) {
  return (
    <div className={styles.point}>
      <h3 className={styles.pointTitle}>{title}</h3>
      <p className={styles.pointText}>{children}</p>
    </div>
  )
}

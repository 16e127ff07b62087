import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
  readonly title: string
  readonly text?: ReactNode
  readonly children?: ReactNode
}

/** A part of a page between two lines. */
export function Section({ title, text, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      {text && <p className={styles.sectionText}>{text}</p>}
      {children}
    </section>
  )
}

export interface Fact {
  readonly id: string
  readonly name: string
  readonly value: ReactNode
}

export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ id, name, value }) => (
        <FactRow key={id} name={name} value={value} />
      ))}
    </dl>
  )
}

function FactRow({ name, value }: Omit<Fact, 'id'>) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}

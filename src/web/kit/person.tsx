import type { CSSProperties } from 'react'
import { initialsOf } from '#domain/naming.ts'
import styles from './person.module.css'

interface PersonProps {
  readonly name: string
  readonly sizePx?: number
}

/** Initials of at most two letters; the name itself is shown beside them. */
export function Person({ name, sizePx = 28 }: PersonProps) {
  const style: CSSProperties & Record<`--${string}`, string> = { '--person-size': `${sizePx}px` }
  return (
    <span className={styles.person} style={style} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}

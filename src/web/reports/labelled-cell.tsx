import type { ReactNode } from 'react'
import styles from './labelled-cell.module.css'

/** For a table that stands as rows of labelled numbers where it has no room for its columns. */
export const STACKS = styles.stacks ?? ''

interface LabelledCellProps {
  readonly label: string
  readonly children: ReactNode
}

/** A number, with what it is where the heads have no room. */
export function LabelledCell({ label, children }: LabelledCellProps) {
  return (
    <td>
      <span className={styles.label}>{label}</span>
      {children}
    </td>
  )
}

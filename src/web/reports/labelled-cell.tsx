import type { ReactNode } from 'react'
import styles from './labelled-cell.module.css'

/** For a table that becomes rows of labeled numbers if it has no room for its columns. */
export const STACKS = styles.stacks ?? ''

interface LabelledCellProps {
  readonly label: string
  readonly children: ReactNode
}

/** A number, with a label for when there is no header row. */
export function LabelledCell({ label, children }: LabelledCellProps) {
  return (
    <td>
      <span className={styles.label}>{label}</span>
      {children}
    </td>
  )
}

import { UnstyledButton } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { VarianceSort } from '#contract/audit-variances.ts'
import { usePrinting } from '../kit/use-printing.ts'
import styles from './review.module.css'

interface LineHeadProps {
  readonly sort: VarianceSort
  readonly onSort: (sort: VarianceSort) => void
  readonly isReadOnly: boolean
  /** Whether the lines say why they may differ. */
  readonly hasCauses: boolean
  /** Before the columns: the box that chooses all. */
  readonly children: ReactNode
}

const COLUMNS: readonly { readonly sort: VarianceSort; readonly label: string }[] = [
  { sort: 'expected', label: 'Expected' },
  { sort: 'counted', label: 'Counted' },
  { sort: 'units', label: 'Difference' },
  { sort: 'value', label: 'Value' },
]

/** Heads of the columns; each sorts by itself, the largest first. */
export function LineHead({ sort, onSort, isReadOnly, hasCauses, children }: LineHeadProps) {
  return (
    <div className={styles.head} data-readonly={isReadOnly || undefined}>
      {children}
      <SortButton label="Item" isCurrent={sort === 'name'} onClick={() => onSort('name')} />
      {COLUMNS.map((column) => (
        <span key={column.sort} className={styles.number}>
          <SortButton
            label={column.label}
            isCurrent={sort === column.sort}
            onClick={() => onSort(column.sort)}
          />
        </span>
      ))}
      {hasCauses && (
        <span className={styles.causeHead}>
          <SortButton
            label="Likely cause"
            title="What is worth a second look first, and what one cause joins together"
            isCurrent={sort === 'worth'}
            onClick={() => onSort('worth')}
          />
        </span>
      )}
      <span>Decision</span>
    </div>
  )
}

interface SortButtonProps {
  readonly label: string
  readonly title?: string
  readonly isCurrent: boolean
  readonly onClick: () => void
}

/** On paper only its words: a head with a button in it stays on the first sheet. */
function SortButton({ label, title, isCurrent, onClick }: SortButtonProps) {
  if (usePrinting()) return <span>{label}</span>
  return (
    <UnstyledButton
      className={styles.sort}
      title={title}
      onClick={onClick}
      aria-pressed={isCurrent}
    >
      {label}
      {isCurrent && <IconArrowDown size={13} stroke={2} aria-label="sorted by this" />}
    </UnstyledButton>
  )
}

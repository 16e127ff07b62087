import { UnstyledButton } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { VarianceSort } from '#contract/audit-variances.ts'
import { useMessages } from '../kit/use-messages.ts'
import { usePrinting } from '../kit/use-printing.ts'
import styles from './review.module.css'

interface LineHeadProps {
  readonly sort: VarianceSort
  readonly onSort: (sort: VarianceSort) => void
  readonly isReadOnly: boolean
  /** Whether the lines show a likely cause. */
  readonly hasCauses: boolean
  /** The checkbox that chooses all lines, before the columns. */
  readonly children: ReactNode
}

const COLUMNS = [
  { sort: 'expected', label: 'head.expected' },
  { sort: 'counted', label: 'head.counted' },
  { sort: 'units', label: 'head.difference' },
  { sort: 'value', label: 'head.value' },
] as const

/** The column headers; each sorts by its column, largest first. */
export function LineHead({ sort, onSort, isReadOnly, hasCauses, children }: LineHeadProps) {
  const t = useMessages('results')
  return (
    <div className={styles.head} data-readonly={isReadOnly || undefined}>
      {children}
      <SortButton
        label={t('head.item')}
        isCurrent={sort === 'name'}
        onClick={() => onSort('name')}
      />
      {COLUMNS.map((column) => (
        <span key={column.sort} className={styles.number}>
          <SortButton
            label={t(column.label)}
            isCurrent={sort === column.sort}
            onClick={() => onSort(column.sort)}
          />
        </span>
      ))}
      {hasCauses && (
        <span className={styles.causeHead}>
          <SortButton
            label={t('head.cause')}
            title={t('head.causeHelp')}
            isCurrent={sort === 'worth'}
            onClick={() => onSort('worth')}
          />
        </span>
      )}
      <span>{t('head.decision')}</span>
    </div>
  )
}

interface SortButtonProps {
  readonly label: string
  readonly title?: string
  readonly isCurrent: boolean
  readonly onClick: () => void
}

/** Prints as plain text: a header with a button in it is not repeated on further pages. */
function SortButton({ label, title, isCurrent, onClick }: SortButtonProps) {
  const t = useMessages('results')
  if (usePrinting()) return <span>{label}</span>
  return (
    <UnstyledButton
      className={styles.sort}
      title={title}
      onClick={onClick}
      aria-pressed={isCurrent}
    >
      {label}
      {isCurrent && <IconArrowDown size={13} stroke={2} aria-label={t('head.sorted')} />}
    </UnstyledButton>
  )
}

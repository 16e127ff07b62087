import type { ReactNode } from 'react'
import { useMessages } from './use-messages.ts'
import styles from './virtual-rows.module.css'

interface PlainRowsProps<Row> {
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly label: string
  readonly total: number
  readonly children: (row: Row) => ReactNode
}

/** A list for printing: every loaded row, and how many more there are. */
export function PlainRows<Row>({ rows, keyOf, label, total, children }: PlainRowsProps<Row>) {
  const t = useMessages('common')
  return (
    <>
      <ul className={styles.plain} aria-label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)} className={styles.printed}>
            {children(row)}
          </li>
        ))}
      </ul>
      {rows.length < total && (
        <p className={styles.rest}>{t('print.rest', { shown: rows.length, total })}</p>
      )}
    </>
  )
}

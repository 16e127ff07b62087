import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../kit/use-messages.ts'
import styles from './platform-page.module.css'

interface GrowingTableProps<Row> {
  readonly rows: readonly Row[]
  readonly rowsAtOnce: number
  /** The cells of its header. */
  readonly head: ReactNode
  readonly children: (row: Row) => ReactNode
}

/** The first rows of a table, with a button for more. */
export function GrowingTable<Row>({ rows, rowsAtOnce, head, children }: GrowingTableProps<Row>) {
  const t = useMessages('platform')
  const [shown, setShown] = useState(rowsAtOnce)
  const rest = rows.length - shown
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{rows.slice(0, shown).map(children)}</tbody>
      </table>
      {rest > 0 && (
        <div className={styles.more}>
          <Button variant="default" onClick={() => setShown(shown + rowsAtOnce)}>
            {t('more', { count: Math.min(rest, rowsAtOnce), rest })}
          </Button>
        </div>
      )}
    </>
  )
}

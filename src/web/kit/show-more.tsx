import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import styles from './show-more.module.css'
import { useMessages } from './use-messages.ts'
import { usePrinting } from './use-printing.ts'

/** From this many people on, typing a name is faster than reading the list. */
export const MANY_PEOPLE = 12

/** As many as people read before they type a name instead. */
export const SHOWN_AT_FIRST = 50

interface ShowMoreProps<Row> {
  readonly rows: readonly Row[]
  readonly children: (shown: readonly Row[]) => ReactNode
}

/** The start of a long list, with a button for more rows. On paper all of it. */
export function ShowMore<Row>({ rows, children }: ShowMoreProps<Row>) {
  const t = useMessages('common')
  const isPrinting = usePrinting()
  const [most, setMost] = useState(SHOWN_AT_FIRST)
  const shown = isPrinting ? rows : rows.slice(0, most)
  const rest = rows.length - shown.length
  return (
    <>
      {children(shown)}
      {rest > 0 && (
        <p className={styles.rest}>
          {t('more.shown', { shown: shown.length, total: rows.length })}
          <Button variant="subtle" size="compact-sm" onClick={() => setMost(most * 2)}>
            {t('more.button', { count: Math.min(rest, most) })}
          </Button>
        </p>
      )}
    </>
  )
}

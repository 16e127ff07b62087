import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { VarianceLine } from '#contract/audit-variances.ts'
import { countOf } from '#domain/count-words.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { ScanEventRows } from '../shared/scan-event-rows.tsx'
import styles from './line-details.module.css'

interface LineEventsProps {
  readonly auditId: string
  readonly line: Pick<VarianceLine, 'storeId' | 'itemId'>
}

const PAGE = 100

/** Every count that a line stands on, in all rounds. */
export function LineEvents({ auditId, line: { storeId, itemId } }: LineEventsProps) {
  const [numItems, setNumItems] = useState(PAGE)
  const details = useSuspenseLiveQuery(api.audits.getLine, {
    auditId,
    storeId,
    itemId,
    paginationOpts: { numItems, cursor: null },
  })
  return (
    <>
      <h3 className={styles.eventsTitle}>{countOf(details.total, 'scan event')}</h3>
      <ScanEventRows events={details.page} without="item" />
      {!details.isDone && (
        <Button variant="subtle" size="compact-sm" onClick={() => setNumItems(numItems + PAGE * 5)}>
          Show more of {details.total}
        </Button>
      )}
    </>
  )
}

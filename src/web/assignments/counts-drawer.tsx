import { Button, Drawer } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { CountedLine } from '#contract/scan-events.ts'
import { codeOfLine } from '#domain/codes/shown-code.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { formatQuantity } from '../kit/format-number.ts'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { ScanEventRows } from '../shared/scan-event-rows.tsx'
import styles from './room-page.module.css'
import { ShelfRounds } from './shelf-rounds.tsx'

interface CountsDrawerProps {
  readonly auditAssignmentId: string | undefined
  readonly title: string
  /** Earlier rounds are only for managers: a person who recounts must not know what was found. */
  readonly withRounds: boolean
  readonly onClose: () => void
}

/** What was counted on one shelf: its lines first, then every single count. */
export function CountsDrawer(props: CountsDrawerProps) {
  const { auditAssignmentId, title, withRounds, onClose } = props
  return (
    <Drawer
      opened={auditAssignmentId !== undefined}
      onClose={onClose}
      title={title}
      position="right"
      size="lg"
      classNames={{ body: styles.drawer ?? '' }}
    >
      <Suspense fallback={<WaitingRows />}>
        {auditAssignmentId &&
          (withRounds ? (
            <ShelfRounds key={auditAssignmentId} auditAssignmentId={auditAssignmentId}>
              {(id) => <Counts key={id} auditAssignmentId={id} />}
            </ShelfRounds>
          ) : (
            <Counts auditAssignmentId={auditAssignmentId} />
          ))}
      </Suspense>
    </Drawer>
  )
}

const PAGE = 100

function Counts({ auditAssignmentId }: { readonly auditAssignmentId: string }) {
  const t = useMessages('work')
  const [numItems, setNumItems] = useState(PAGE)
  const counts = useSuspenseLiveQuery(api.scanEvents.getByAssignment, {
    auditAssignmentId,
    paginationOpts: { numItems, cursor: null },
  })
  if (counts.total === 0) return <p className={styles.none}>{t('counts.none')}</p>
  return (
    <>
      <h3 className={styles.drawerTitle}>{t('counts.items', { count: counts.lines.length })}</h3>
      <ul className={styles.lines}>
        {counts.lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <span>{nameOf(line, t)}</span>
            <strong>{formatQuantity(line.quantity)}</strong>
          </li>
        ))}
      </ul>
      <h3 className={styles.drawerTitle}>{t('counts.newest', { count: counts.total })}</h3>
      <ScanEventRows events={counts.page} />
      {!counts.isDone && (
        <Button variant="subtle" m="xs" onClick={() => setNumItems(numItems + PAGE * 5)}>
          {t('counts.more', { count: counts.total })}
        </Button>
      )}
    </>
  )
}

function nameOf({ id, itemName }: CountedLine, t: Messages<'work'>): string {
  return itemName ?? t('counts.unknown', { code: codeOfLine(id) })
}

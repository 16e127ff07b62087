import { Button } from '@mantine/core'
import { type ReactNode, Suspense, useState } from 'react'
import type { VarianceLine } from '#contract/audit-variances.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { Clock } from '../kit/clock.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { ScanEventRows } from '../shared/scan-event-rows.tsx'
import { CausePanel } from './cause-panel.tsx'
import { ExpectedLotsTable } from './expected-lots-table.tsx'
import { allLabelWords } from './label-words.ts'
import type { ShownCause } from './line-causes.ts'
import styles from './line-details.module.css'
import { canExplain, sayDecision } from './line-verdict.ts'
import { ReasonEditor } from './reason-editor.tsx'
import { RoundsTable } from './rounds-table.tsx'

interface LineEventsProps {
  readonly auditId: string
  readonly line: Pick<VarianceLine, 'storeId' | 'itemId'>
}

const PAGE = 100

/** Every count of a line, in all rounds. */
function LineEvents({ auditId, line: { storeId, itemId } }: LineEventsProps) {
  const [numItems, setNumItems] = useState(PAGE)
  const t = useMessages('results')
  const details = useSuspenseLiveQuery(api.audits.getLine, {
    auditId,
    storeId,
    itemId,
    paginationOpts: { numItems, cursor: null },
  })
  return (
    <>
      <h3 className={styles.eventsTitle}>{t('details.eventCount', { count: details.total })}</h3>
      <ScanEventRows events={details.page} without="item" />
      {!details.isDone && (
        <Button variant="subtle" size="compact-sm" onClick={() => setNumItems(numItems + PAGE * 5)}>
          {t('details.moreEvents', { count: details.total })}
        </Button>
      )}
    </>
  )
}

interface LineDetailsPanelProps {
  readonly auditId: string
  readonly line: VarianceLine
  /** The neighboring lines with the same cause, or just this line. */
  readonly together: readonly VarianceLine[]
  /** Undefined: no cause is known. */
  readonly cause: ShownCause | undefined
  readonly canDecide: boolean
}

/** An opened line: rounds side by side, decisions, and the counts behind it. */
export function LineDetailsPanel(props: LineDetailsPanelProps) {
  const { auditId, line, together, cause, canDecide } = props
  const [isShown, setShown] = useState(false)
  const t = useMessages('results')
  const formats = useFormats()
  return (
    <div className={styles.panel} data-caused={cause?.shown ? true : undefined}>
      <RoundsTable line={line} />
      {cause && (
        <CausePanel
          auditId={auditId}
          line={line}
          together={together}
          cause={cause}
          canDecide={canDecide}
        />
      )}
      <div className={styles.side}>
        <Facts line={line} canDecide={canDecide} />
        {line.labels && (
          <ul className={styles.labels} aria-label={t('details.labels')}>
            {allLabelWords(line.labels, t, formats).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
        <ExpectedLotsTable auditId={auditId} line={line} />
        {line.decision && (
          <p>
            <DecidedBy decision={line.decision} review={line.review} />
            {line.decision.note && <> “{line.decision.note}”</>}
          </p>
        )}
        {canDecide && canExplain(line) && <ReasonEditor auditId={auditId} line={line} />}
        {!isShown && (
          <Button variant="subtle" size="compact-sm" onClick={() => setShown(true)}>
            {t('details.events')}
          </Button>
        )}
      </div>
      {isShown && (
        <div className={styles.events}>
          <Suspense fallback={<WaitingRows />}>
            <LineEvents auditId={auditId} line={line} />
          </Suspense>
        </div>
      )}
    </div>
  )
}

function Facts({ line, canDecide }: Pick<LineDetailsPanelProps, 'line' | 'canDecide'>) {
  const t = useMessages('results')
  const { cost } = useFormats()
  const { unitCost, unit, currency } = line
  const price = cost(unitCost, currency)
  const each =
    unit === 'each' ? t('details.each', { cost: price }) : t('details.per', { cost: price, unit })
  // People who only count may not see costs, so for them a missing cost does not mean that it is unknown.
  const unknown = canDecide ? t('details.noCost') : null
  const facts = [
    line.category,
    unitCost === null ? unknown : each,
    line.inBaseline ? null : t('details.notExpected'),
  ]
  return <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
}

interface DecidedByProps {
  readonly decision: NonNullable<VarianceLine['decision']>
  readonly review: VarianceLine['review']
}

function DecidedBy({ decision, review }: DecidedByProps) {
  const t = useMessages('results')
  return t('details.decidedBy', {
    said: sayDecision(decision, review, t),
    decision: (text: ReactNode) => <strong>{text}</strong>,
    name: decision.userName ?? t('details.someone'),
    time: () => <Clock atMs={decision.at} />,
  })
}

import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { VarianceLine } from '#contract/audit-variances.ts'
import { countOf } from '#domain/count-words.ts'
import { formatCost } from '#domain/money.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { Clock } from '../kit/clock.tsx'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { ScanEventRows } from '../shared/scan-event-rows.tsx'
import { CausePanel } from './cause-panel.tsx'
import { allLabelWords } from './describe-labels.ts'
import { ExpectedLotsTable } from './expected-lots-table.tsx'
import type { ShownCause } from './line-causes.ts'
import styles from './line-details.module.css'
import { canExplain, describeDecision } from './line-verdict.ts'
import { ReasonEditor } from './reason-editor.tsx'
import { RoundsTable } from './rounds-table.tsx'

interface LineEventsProps {
  readonly auditId: string
  readonly line: Pick<VarianceLine, 'storeId' | 'itemId'>
}

const PAGE = 100

/** Every count that a line stands on, in all rounds. */
function LineEvents({ auditId, line: { storeId, itemId } }: LineEventsProps) {
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

interface LineDetailsPanelProps {
  readonly auditId: string
  readonly line: VarianceLine
  /** The lines that stand with it for the same cause, or it alone. */
  readonly together: readonly VarianceLine[]
  /** Undefined: nothing is known. */
  readonly cause: ShownCause | undefined
  readonly canDecide: boolean
}

/** "$2.50 each", "$4.10 per kg". */
function describeCost(unitCost: number, { currency, unit }: VarianceLine): string {
  return `${formatCost(unitCost, currency)} ${unit === 'each' ? unit : `per ${unit}`}`
}

/** An opened line: rounds side by side, what was said about it, and the counts it stands on. */
export function LineDetailsPanel(props: LineDetailsPanelProps) {
  const { auditId, line, together, cause, canDecide } = props
  const [isShown, setShown] = useState(false)
  // Whoever only counts may not see costs: that none is shown does not mean that none is known.
  const unknownCost = canDecide ? 'no cost known' : null
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
        <p className={styles.facts}>
          {[
            line.category,
            line.unitCost === null ? unknownCost : describeCost(line.unitCost, line),
            line.inBaseline ? null : 'not in the baseline',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {line.labels && (
          <ul className={styles.labels} aria-label="What its labels say">
            {allLabelWords(line.labels).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
        <ExpectedLotsTable auditId={auditId} line={line} />
        {line.decision && (
          <p>
            <strong>{describeDecision(line.decision, line.review)}</strong> by{' '}
            {line.decision.userName ?? 'somebody'}, <Clock atMs={line.decision.at} />
            {line.decision.note && <> “{line.decision.note}”</>}
          </p>
        )}
        {canDecide && canExplain(line) && <ReasonEditor auditId={auditId} line={line} />}
        {!isShown && (
          <Button variant="subtle" size="compact-sm" onClick={() => setShown(true)}>
            See the scan events
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

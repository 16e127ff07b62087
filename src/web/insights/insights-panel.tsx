import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import type { AuditInsights, ShownFinding } from '#contract/insights.ts'
import { useFreshInsights } from '../client/use-fresh-insights.ts'
import { Age } from '../kit/age.tsx'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { DismissDialog } from './dismiss-dialog.tsx'
import { DismissedList } from './dismissed-list.tsx'
import { describeFindings, groupFindings } from './finding-groups.ts'
import { FindingRow } from './finding-row.tsx'
import styles from './insights.module.css'
import type { LineKey } from './line-key.ts'
import { placeOfRow } from './place-of-row.ts'
import { RecountFirst } from './recount-first.tsx'

interface InsightsPanelProps {
  readonly storeId: string
  readonly auditId: string
  /** Those of the audit: of several, findings say in which one they are. */
  readonly stores: readonly { readonly id: string; readonly name: string }[]
  /** Undefined: nothing can be counted again any more. */
  readonly onRecount: ((lines: readonly LineKey[]) => void) | undefined
}

/** What the numbers may mean: what to recount first, and patterns with their evidence. */
export function InsightsPanel(props: InsightsPanelProps) {
  const { storeId, auditId, stores, onRecount } = props
  const { insights, isWorking, hasFailed } = useFreshInsights(auditId)
  if (!insights) return <WaitingRows />
  if (insights.computedAt === null) {
    return (
      <p className={styles.note} role="status">
        {hasFailed
          ? 'The counts could not be looked through. It is tried again in a minute.'
          : 'Looking through the counts…'}
      </p>
    )
  }
  const storeNames = new Map(stores.length > 1 ? stores.map(({ id, name }) => [id, name]) : [])
  return (
    <div className={styles.panel} data-panel>
      <div>
        <p className={styles.answer}>
          {describeFindings(insights.findings, insights.totalFindings)}
        </p>
        <p className={styles.note} role="status">
          {isWorking && 'Newer counts are being looked through.'}
          {hasFailed && 'The newest counts could not be looked through.'}
          {!isWorking && !hasFailed && (
            <>
              Looked through <Age atMs={insights.computedAt} suffix=" ago" />. A finding says what
              the counts show; one look at the shelf decides.
            </>
          )}
        </p>
      </div>
      <RecountFirst
        storeId={storeId}
        auditId={auditId}
        ranking={insights.ranking}
        total={insights.totalRanked}
        names={insights.names}
        storeNames={storeNames}
        onRecount={onRecount}
      />
      <Findings {...props} insights={insights} storeNames={storeNames} />
    </div>
  )
}

interface FindingsProps extends InsightsPanelProps {
  readonly insights: AuditInsights
  readonly storeNames: ReadonlyMap<string, string>
}

const SHOWN = 2

function Findings({ storeId, auditId, insights, storeNames, onRecount }: FindingsProps) {
  const groups = groupFindings(insights.findings)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [dismissed, setDismissed] = useState<ShownFinding>()
  const [isDismissing, setDismissing] = useState(false)
  const place = useRef<ReturnType<typeof placeOfRow>>(undefined)
  const askWhy = (one: ShownFinding, row: Element) => {
    place.current = placeOfRow(row)
    setDismissed(one)
    setDismissing(true)
  }
  const stopAsking = () => {
    setDismissing(false)
    // The dialog lets go of the focus once it is drawn as closed.
    setTimeout(() => place.current?.focus())
  }
  return (
    <>
      {groups.map(({ id, title, findings }) => {
        const shown = opened.has(id) ? findings : findings.slice(0, SHOWN)
        return (
          <section key={id} className={styles.group}>
            <h3 className={styles.groupTitle}>
              {title} <span className={styles.note}>{findings.length}</span>
            </h3>
            <ul className={styles.list}>
              {shown.map((one) => (
                <FindingRow
                  key={one.id}
                  storeId={storeId}
                  auditId={auditId}
                  shown={one}
                  names={insights.names}
                  storeName={storeNames.get(one.finding.storeId)}
                  onRecount={onRecount}
                  onDismiss={(row) => askWhy(one, row)}
                />
              ))}
            </ul>
            {shown.length < findings.length && (
              <Button
                variant="subtle"
                size="compact-sm"
                onClick={() => setOpened(new Set([...opened, id]))}
              >
                Show all {findings.length}
              </Button>
            )}
          </section>
        )
      })}
      <DismissedList auditId={auditId} findings={insights.findings} />
      {dismissed && (
        <DismissDialog
          auditId={auditId}
          shown={dismissed}
          isOpen={isDismissing}
          onClose={stopAsking}
        />
      )}
    </>
  )
}

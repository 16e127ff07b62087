import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { sayFinding } from '#contract/finding-words.ts'
import type { AuditInsights, InsightNames, ShownFinding } from '#contract/insights.ts'
import { Ago } from '../kit/age.tsx'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { useFreshInsights } from '../shared/use-fresh-insights.ts'
import { DismissedList } from './dismissed-list.tsx'
import { groupFindings, sayFindings } from './finding-groups.ts'
import { FindingRow } from './finding-row.tsx'
import styles from './insights.module.css'
import type { LineKey } from './line-key.ts'
import { RecountFirst } from './recount-first.tsx'
import { useDismissal } from './use-dismissal.ts'

interface InsightsPanelProps {
  readonly storeId: string
  readonly auditId: string
  /** The stores of the audit: if there are several, findings name theirs. */
  readonly stores: readonly { readonly id: string; readonly name: string }[]
  /** Undefined: nothing can be recounted any more. */
  readonly onRecount: ((lines: readonly LineKey[]) => void) | undefined
}

/** What the numbers may mean: what to recount first, and patterns with their evidence. */
export function InsightsPanel(props: InsightsPanelProps) {
  const { storeId, auditId, stores, onRecount } = props
  const t = useMessages('insights')
  const { insights, isWorking, hasFailed } = useFreshInsights(auditId)
  if (!insights) return <WaitingRows />
  if (insights.computedAt === null) {
    return (
      <p className={styles.note} role="status">
        {t(hasFailed ? 'panel.failed' : 'panel.working')}
      </p>
    )
  }
  const { computedAt } = insights
  const storeNames = new Map(stores.length > 1 ? stores.map(({ id, name }) => [id, name]) : [])
  return (
    <div className={styles.panel} data-panel>
      <div>
        <p className={styles.answer}>{sayFindings(insights.findings, insights.totalFindings, t)}</p>
        <p className={styles.note} role="status">
          {isWorking && t('panel.newer')}
          {hasFailed && t('panel.newestFailed')}
          {!isWorking && !hasFailed && t('panel.updated', { age: () => <Ago atMs={computedAt} /> })}
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
  const t = useMessages('insights')
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
    // The dialog releases the focus only once it has rendered as closed.
    setTimeout(() => place.current?.focus())
  }
  return (
    <>
      {groups.map(({ id, findings }) => {
        const shown = opened.has(id) ? findings : findings.slice(0, SHOWN)
        return (
          <section key={id} className={styles.group}>
            <h3 className={styles.groupTitle}>
              {t(`group.${id}`)} <span className={styles.note}>{findings.length}</span>
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
                {t('group.all', { count: findings.length })}
              </Button>
            )}
          </section>
        )
      })}
      <DismissedList auditId={auditId} findings={insights.findings} names={insights.names} />
      {dismissed && (
        <DismissDialog
          auditId={auditId}
          shown={dismissed}
          names={insights.names}
          isOpen={isDismissing}
          onClose={stopAsking}
        />
      )}
    </>
  )
}

interface DismissDialogProps {
  readonly auditId: string
  /** Stays while the dialog closes. */
  readonly shown: ShownFinding
  readonly names: InsightNames
  readonly isOpen: boolean
  readonly onClose: () => void
}

/**
 * Not inside a row: a row disappears as soon as its finding is dismissed by anyone, and would take the typed
 * text, or the reason of a refusal, with it.
 */
function DismissDialog({ auditId, shown, names, isOpen, onClose }: DismissDialogProps) {
  const t = useMessages('insights')
  const { title } = sayFinding(shown.finding, names, t, useFormats())
  const { dismiss } = useDismissal(auditId)
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('dismiss.title')}
      confirmLabel={t('dismiss.confirm')}
      placeholder={t('dismiss.example')}
      onConfirm={(reason) => dismiss(shown, title, reason)}
    >
      {t('dismiss.text', { title })}
    </ReasonDialog>
  )
}

/**
 * A row that disappears while a dialog is open cannot take the focus back: keyboard users continue at the
 * next row, or else at the start of the panel. Call this while the row exists.
 */
function placeOfRow(row: Element): { readonly focus: () => void } {
  const beside = [row.nextElementSibling, row.previousElementSibling, row.closest('[data-panel]')]
  return {
    focus: () => {
      if (row.isConnected) return
      const place = beside.find((one) => one?.isConnected)
      place?.querySelector('button')?.focus({ preventScroll: true })
    },
  }
}

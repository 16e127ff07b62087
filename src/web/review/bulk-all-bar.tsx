import { Button } from '@mantine/core'
import { useState } from 'react'
import type { VarianceFilter } from '#contract/audit-variances.ts'
import type { Decision, ReasonCode } from '#domain/decision.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { BulkReason, useBulkReason } from './bulk-reason.tsx'
import { DECISION_ICONS } from './decision-control.tsx'
import styles from './review.module.css'
import { useDecideMatching } from './use-decide.ts'

interface BulkAllBarProps {
  readonly auditId: string
  readonly filter: VarianceFilter
  /** How many lines match the filter. */
  readonly total: number
  readonly needsReason: boolean
  readonly onClear: () => void
}

interface Asked {
  readonly decision: Decision
  readonly reasonCode: ReasonCode | null
}

const IN_BULK: readonly Decision[] = ['accept', 'zero', 'recount', 'reject']
/** Uncounted lines have no count that could be accepted or rejected. */
const OF_UNCOUNTED: readonly Decision[] = ['zero', 'recount']

/** Decides everything that matches the filter, including lines that were never scrolled into view. */
export function BulkAllBar({ auditId, filter, total, needsReason, onClear }: BulkAllBarProps) {
  const decideMatching = useDecideMatching(auditId)
  const { chosen, field } = useBulkReason(needsReason)
  const [asked, setAsked] = useState<Asked>()
  const t = useMessages('review')
  const ask = (decision: Decision) => {
    const reasonCode = decision === 'recount' ? null : chosen()
    if (reasonCode !== undefined) setAsked({ decision, reasonCode })
  }
  const offered = filter.tab === 'uncounted' ? OF_UNCOUNTED : IN_BULK
  return (
    <section className={styles.bulk} aria-label={t('chosen.label')}>
      <strong aria-live="polite">{t('chosen.all', { count: total })}</strong>
      <BulkReason {...field} />
      {offered.map((decision) => {
        const Icon = DECISION_ICONS[decision]
        return (
          <Button
            key={decision}
            variant="default"
            size="xs"
            leftSection={<Icon size={15} stroke={1.9} aria-hidden />}
            onClick={() => ask(decision)}
          >
            {t('all.decide', { decision })}
          </Button>
        )
      })}
      <Button variant="subtle" size="xs" className={styles.clear ?? ''} onClick={onClear}>
        {t('chosen.clear')}
      </Button>
      {asked && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(undefined)}
          title={t('all.title', { decision: asked.decision, count: total })}
          confirmLabel={t('all.decide', { decision: asked.decision })}
          color="blue"
          onConfirm={() => decideMatching(filter, asked).then(onClear)}
        >
          {t('all.effect', { decision: asked.decision })} {t('all.rest')}
        </ConfirmDialog>
      )}
    </section>
  )
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import type { VarianceFilter } from '#contract/audit-variances.ts'
import { countOf } from '#domain/count-words.ts'
import type { Decision, ReasonCode } from '#domain/decision.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { BulkReason, useBulkReason } from './bulk-reason.tsx'
import { DECISION_LOOKS } from './decision-control.tsx'
import styles from './review.module.css'
import { useDecideMatching } from './use-decide.ts'

interface BulkAllBarProps {
  readonly auditId: string
  readonly filter: VarianceFilter
  /** How many lines the filter finds. */
  readonly total: number
  readonly needsReason: boolean
  readonly onClear: () => void
}

interface Asked {
  readonly decision: Decision
  readonly reasonCode: ReasonCode | null
}

const IN_BULK: readonly Decision[] = ['accept', 'zero', 'recount', 'reject']
/** There is no count that could be accepted or rejected. */
const OF_UNCOUNTED: readonly Decision[] = ['zero', 'recount']

/** What can be said about everything that the filter finds, also what has not been scrolled to. */
export function BulkAllBar({ auditId, filter, total, needsReason, onClear }: BulkAllBarProps) {
  const decideMatching = useDecideMatching(auditId)
  const { chosen, field } = useBulkReason(needsReason)
  const [asked, setAsked] = useState<Asked>()
  const ask = (decision: Decision) => {
    const reasonCode = decision === 'recount' ? null : chosen()
    if (reasonCode !== undefined) setAsked({ decision, reasonCode })
  }
  const lines = countOf(total, 'line')
  const offered = filter.tab === 'uncounted' ? OF_UNCOUNTED : IN_BULK
  return (
    <section className={styles.bulk} aria-label="Chosen lines">
      <strong aria-live="polite">All {lines} selected</strong>
      <BulkReason {...field} />
      {offered.map((decision) => {
        const { label, icon: Icon } = DECISION_LOOKS[decision]
        return (
          <Button
            key={decision}
            variant="default"
            size="xs"
            leftSection={<Icon size={15} stroke={1.9} aria-hidden />}
            onClick={() => ask(decision)}
          >
            {label} all
          </Button>
        )
      })}
      <Button variant="subtle" size="xs" className={styles.clear ?? ''} onClick={onClear}>
        Clear
      </Button>
      {asked && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(undefined)}
          title={`${DECISION_LOOKS[asked.decision].label}: ${lines}?`}
          confirmLabel={`${DECISION_LOOKS[asked.decision].label} all`}
          color="blue"
          onConfirm={() => decideMatching(filter, asked).then(onClear)}
        >
          {EFFECTS[asked.decision]} Lines that somebody has decided keep that decision, and lines
          that this does not fit stay as they are. Each line can be changed afterwards.
        </ConfirmDialog>
      )}
    </section>
  )
}

const EFFECTS: Readonly<Record<Decision, string>> = {
  accept: 'Stock is set to what was counted.',
  zero: 'What nobody counted is taken to be gone.',
  recount: 'The lines are marked; you ask for their recount below the table.',
  reject: 'The expected numbers are kept.',
}

import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import type { VarianceLine } from '#contract/audit-results.ts'
import type { Decision } from '#domain/decision.ts'
import { commonCurrency, formatSignedMoney } from '#domain/money.ts'
import { DECISION_LOOKS } from './decision-control.tsx'
import { possibleDecisions } from './line-verdict.ts'
import { REASON_CHOICES, reasonCodeOf } from './reason-words.ts'
import styles from './review.module.css'
import { useDecideLines } from './use-decide.ts'

interface BulkBarProps {
  readonly auditId: string
  readonly lines: readonly VarianceLine[]
  readonly needsReason: boolean
  readonly onRecount: () => void
  readonly onClear: () => void
}

const IN_BULK: readonly Decision[] = ['accept', 'zero', 'reject']

/** What can be said about all chosen lines at once. */
export function BulkBar({ auditId, lines, needsReason, onRecount, onClear }: BulkBarProps) {
  const decideLines = useDecideLines(auditId)
  const [reason, setReason] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [busy, setBusy] = useState<Decision>()
  const currency = commonCurrency(lines.map((line) => line.currency))
  const value = lines.reduce((sum, line) => sum + (line.value ?? 0), 0)
  const decide = async (decision: Decision, concerned: readonly VarianceLine[]) => {
    const reasonCode = reasonCodeOf(reason)
    setMissing(needsReason && reasonCode === null)
    if (needsReason && reasonCode === null) return
    setBusy(decision)
    await decideLines(concerned, { decision, reasonCode })
    setBusy(undefined)
    onClear()
  }
  const RecountIcon = DECISION_LOOKS.recount.icon
  return (
    <section className={styles.bulk} aria-label="Chosen lines">
      <strong aria-live="polite">{lines.length} selected</strong>
      <span className={styles.note}>
        {currency === null ? 'in different currencies' : formatSignedMoney(value, currency)}
      </span>
      <Select
        aria-label="Reason"
        placeholder={isMissing ? 'Choose a reason first' : 'Reason'}
        error={isMissing}
        size="xs"
        w={170}
        clearable
        data={REASON_CHOICES.filter(({ value }) => value !== 'other')}
        value={reason}
        onChange={(next) => {
          setReason(next)
          setMissing(false)
        }}
      />
      {IN_BULK.map((decision) => {
        const concerned = lines.filter((line) => possibleDecisions(line).includes(decision))
        if (concerned.length === 0) return null
        const { label, icon: Icon } = DECISION_LOOKS[decision]
        return (
          <Button
            key={decision}
            variant="default"
            size="xs"
            loading={busy === decision}
            leftSection={<Icon size={15} stroke={1.9} aria-hidden />}
            onClick={() => void decide(decision, concerned)}
          >
            {label} {concerned.length}
          </Button>
        )
      })}
      <Button
        variant="default"
        size="xs"
        leftSection={<RecountIcon size={15} stroke={1.9} aria-hidden />}
        onClick={onRecount}
      >
        Recount by someone else
      </Button>
      <Button variant="subtle" size="xs" className={styles.clear ?? ''} onClick={onClear}>
        Clear
      </Button>
    </section>
  )
}

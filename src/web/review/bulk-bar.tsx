import { Button } from '@mantine/core'
import { useState } from 'react'
import type { VarianceLine } from '#contract/audit-variances.ts'
import type { Decision } from '#domain/decision.ts'
import { commonCurrency } from '#domain/money.ts'
import { returnFocus } from '../kit/return-focus.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { BulkReason, useBulkReason } from './bulk-reason.tsx'
import { DECISION_ICONS } from './decision-control.tsx'
import { possibleDecisions } from './line-verdict.ts'
import styles from './review.module.css'
import { useDecideLines } from './use-decide.ts'

interface BulkBarProps {
  readonly auditId: string
  readonly lines: readonly VarianceLine[]
  /** The line as it was when it was chosen, so that a decision made since by another person is not overwritten. */
  readonly seenAs: (line: VarianceLine) => VarianceLine
  /** How many lines match the filter; more than the chosen ones if the list goes on. */
  readonly total: number
  /** Left out if every matching line is chosen already. */
  readonly onChooseAll?: (() => void) | undefined
  readonly needsReason: boolean
  readonly onRecount: () => void
  readonly onClear: () => void
}

const IN_BULK: readonly Decision[] = ['accept', 'zero', 'reject']
/** The checkbox that chooses lines is right below the bar. */
const toLines = returnFocus((bar) => bar.nextElementSibling?.querySelector('input'))

/** Decides all chosen lines at once. */
export function BulkBar(props: BulkBarProps) {
  const { auditId, lines, seenAs, total, onChooseAll, needsReason, onRecount, onClear } = props
  const decideLines = useDecideLines(auditId)
  const { chosen, field } = useBulkReason(needsReason)
  const [busy, setBusy] = useState<Decision>()
  const t = useMessages('review')
  const { signedMoney } = useFormats()
  const currency = commonCurrency(lines.map((line) => line.currency))
  const value = lines.reduce((sum, line) => sum + (line.value ?? 0), 0)
  const decide = async (decision: Decision, concerned: readonly VarianceLine[]) => {
    const reasonCode = chosen()
    if (reasonCode === undefined) return
    setBusy(decision)
    await decideLines(concerned.map(seenAs), { decision, reasonCode })
    setBusy(undefined)
    onClear()
  }
  const RecountIcon = DECISION_ICONS.recount
  return (
    <section ref={toLines} className={styles.bulk} aria-label={t('chosen.label')}>
      <strong aria-live="polite">{t('chosen.some', { count: lines.length })}</strong>
      <span className={styles.note}>
        {currency === null ? t('chosen.currencies') : signedMoney(value, currency)}
      </span>
      {onChooseAll && (
        <Button variant="subtle" size="xs" onClick={onChooseAll}>
          {t('chosen.more', { count: total })}
        </Button>
      )}
      <BulkReason {...field} />
      {IN_BULK.map((decision) => {
        const concerned = lines.filter((line) => possibleDecisions(line).includes(decision))
        if (concerned.length === 0) return null
        const Icon = DECISION_ICONS[decision]
        return (
          <Button
            key={decision}
            variant="default"
            size="xs"
            loading={busy === decision}
            disabled={busy !== undefined && busy !== decision}
            leftSection={<Icon size={15} stroke={1.9} aria-hidden />}
            onClick={() => void decide(decision, concerned)}
          >
            {t('chosen.decide', { decision, count: concerned.length })}
          </Button>
        )
      })}
      <Button
        variant="default"
        size="xs"
        disabled={busy !== undefined}
        leftSection={<RecountIcon size={15} stroke={1.9} aria-hidden />}
        onClick={onRecount}
      >
        {t('chosen.recount')}
      </Button>
      <Button variant="subtle" size="xs" className={styles.clear ?? ''} onClick={onClear}>
        {t('chosen.clear')}
      </Button>
    </section>
  )
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import type { VarianceLine } from '#contract/audit-variances.ts'
import { commonCurrency } from '#domain/money.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import styles from './cause.module.css'
import { CauseIcon } from './cause-cell.tsx'
import { planFor } from './cause-plan.ts'
import { DECISION_ICONS } from './decision-control.tsx'
import type { Joined, ShownCause } from './line-causes.ts'
import { useDecideLines } from './use-decide.ts'

interface JoinedHeadProps {
  readonly auditId: string
  readonly joined: Joined
  readonly canDecide: boolean
}

/** Above lines with the same cause: what it is, what they add up to, and one action for all of them. */
export function JoinedHead({ auditId, joined, canDecide }: JoinedHeadProps) {
  const { cause, lines } = joined
  const t = useMessages('review')
  const { signedMoney } = useFormats()
  if (!cause.said) return null
  const currency = commonCurrency(lines.map((line) => line.currency))
  const value = lines.reduce((sum, line) => sum + (line.value ?? 0), 0)
  const count = lines.length
  return (
    <div className={styles.joined}>
      <CauseIcon kind={cause.kind} />
      <span className={styles.joinedWords}>
        <strong>{cause.said.title}</strong>{' '}
        <span className={styles.detail}>
          {currency === null
            ? t('cause.joined', { count })
            : t('cause.joinedWorth', { count, value: signedMoney(value, currency) })}
        </span>
      </span>
      {canDecide && <JoinedAction auditId={auditId} cause={cause} lines={lines} />}
    </div>
  )
}

interface JoinedActionProps {
  readonly auditId: string
  readonly cause: ShownCause
  /** The lines to decide, as shown on the screen. */
  readonly lines: readonly VarianceLine[]
}

/**
 * The one action for a cause, for all of its lines at once; lines that are decided already stay as they are.
 * A recount is only marked here, and sent once the other lines are decided.
 */
export function JoinedAction({ auditId, cause, lines }: JoinedActionProps) {
  const decideLines = useDecideLines(auditId)
  const [isBusy, setBusy] = useState(false)
  const t = useMessages('review')
  const plan = planFor(cause, lines)
  if (!plan) return null
  const Icon = DECISION_ICONS[plan.decision]
  const decide = async () => {
    setBusy(true)
    await decideLines(plan.lines, plan)
    setBusy(false)
  }
  return (
    <Button
      variant="default"
      size="xs"
      loading={isBusy}
      leftSection={<Icon size={15} stroke={1.9} aria-hidden />}
      onClick={() => void decide()}
    >
      {plan.words === 'swap'
        ? t('cause.swap')
        : t(`cause.${plan.words}`, { count: plan.lines.length })}
    </Button>
  )
}

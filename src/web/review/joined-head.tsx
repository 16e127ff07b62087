import { Button } from '@mantine/core'
import { useState } from 'react'
import { countOf } from '#domain/count-words.ts'
import { needsDecision } from '#domain/decision.ts'
import { type CauseLine, suggestedAction } from '#domain/insights/line-causes.ts'
import { commonCurrency, formatSignedMoney } from '#domain/money.ts'
import styles from './cause.module.css'
import { CauseIcon } from './cause-cell.tsx'
import { DECISION_LOOKS } from './decision-control.tsx'
import type { Joined } from './line-causes.ts'
import { useDecideLines } from './use-decide.ts'

interface JoinedHeadProps {
  readonly auditId: string
  readonly joined: Joined
  readonly canDecide: boolean
  readonly onRecount: (lines: readonly CauseLine[]) => void
}

/** Above lines that one cause joins: what it is, what they come to together, and one action for all. */
export function JoinedHead({ auditId, joined, canDecide, onRecount }: JoinedHeadProps) {
  const { cause, lines } = joined
  if (!cause.shown) return null
  const currency = commonCurrency(lines.map((line) => line.currency))
  const value = lines.reduce((sum, line) => sum + (line.value ?? 0), 0)
  const together = currency === null ? '' : `, together ${formatSignedMoney(value, currency)}`
  return (
    <div className={styles.joined}>
      <CauseIcon kind={cause.kind} />
      <span className={styles.joinedWords}>
        <strong>{cause.shown.title}</strong>{' '}
        <span className={styles.detail}>
          {countOf(lines.length, 'line')}
          {together}
        </span>
      </span>
      {canDecide && <JoinedAction auditId={auditId} joined={joined} onRecount={onRecount} />}
    </div>
  )
}

type JoinedActionProps = Omit<JoinedHeadProps, 'canDecide'>

/** One decision for all of them; what somebody has decided already stands. */
export function JoinedAction({ auditId, joined, onRecount }: JoinedActionProps) {
  const decideLines = useDecideLines(auditId)
  const [isBusy, setBusy] = useState(false)
  const { cause, lines } = joined
  if (!cause.shown) return null
  const action = suggestedAction(cause.shown.finding)
  const open = lines.filter(({ review }) => needsDecision(review))
  const toRecount = open.filter(({ review }) => review !== 'recount')
  if (action.kind === 'recount' && toRecount.length > 0) {
    const Icon = DECISION_LOOKS.recount.icon
    return (
      <Button
        variant="default"
        size="xs"
        leftSection={<Icon size={15} stroke={1.9} aria-hidden />}
        onClick={() => onRecount(toRecount)}
      >
        {toRecount.length === 1 ? 'Recount it' : `Recount these ${toRecount.length}`}
      </Button>
    )
  }
  // Half of what offsets is no swap any more.
  if (action.kind !== 'decide' || open.length < cause.lines.length) return null
  const { decision, reasonCode } = action
  const Icon = DECISION_LOOKS[decision].icon
  const decide = async () => {
    setBusy(true)
    await decideLines(open, { decision, reasonCode })
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
      {wordsOf(cause.kind, open.length)}
    </Button>
  )
}

function wordsOf(kind: Joined['cause']['kind'], lines: number): string {
  if (kind === 'sibling') return 'Accept both as a swap'
  return lines === 1 ? 'Accept as moved' : `Accept these ${lines} as moved`
}

import { UnstyledButton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { isInForce } from '#domain/assignment.ts'
import { countOf } from '#domain/count-words.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { formatQuantity } from '../kit/format-number.ts'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import styles from './room-page.module.css'
import { describeMode } from './words.ts'

interface ShelfRoundsProps {
  readonly auditAssignmentId: string
  /** The counts of one of them. */
  readonly children: (auditAssignmentId: string) => ReactNode
}

/** Every round in which a shelf was counted, side by side; one of them is looked into. */
export function ShelfRounds({ auditAssignmentId, children }: ShelfRoundsProps) {
  const rounds = useSuspenseLiveQuery(api.auditAssignments.getRounds, { auditAssignmentId })
  const t = useMessages('work')
  const [openId, setOpenId] = useState(auditAssignmentId)
  if (rounds.length < 2) return children(auditAssignmentId)
  return (
    <>
      <ul className={styles.rounds} aria-label="Rounds">
        {rounds.map((round) => (
          <li key={round.id}>
            <UnstyledButton
              className={styles.round}
              aria-pressed={round.id === openId}
              onClick={() => setOpenId(round.id)}
            >
              <span>
                <span className={styles.code}>{nameOf(round)}</span>
                <span className={styles.note}>{describeWho(round, t)}</span>
              </span>
              <span className={styles.number}>{describeCounted(round)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {children(openId)}
    </>
  )
}

function nameOf(round: AssignmentDetails): string {
  const parts = [
    `Round ${round.round + 1}`,
    round.recountItems && countOf(round.recountItems.length, 'item'),
    isInForce(round.status) && 'in force',
  ]
  return parts.filter(Boolean).join(', ')
}

function describeWho(round: AssignmentDetails, t: Messages<'work'>): string {
  const why = round.status === 'cancelled' && round.reason && `called off: ${round.reason}`
  return [round.userName ?? 'Nobody', describeMode(round, t), why].filter(Boolean).join(' · ')
}

/** Nothing counted is not 0. */
function describeCounted({ progress }: AssignmentDetails): string {
  if (!progress || progress.events === 0) return '–'
  return `${countOf(progress.lines, 'line')}, ${formatQuantity(progress.quantity)} units`
}

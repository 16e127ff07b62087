import { UnstyledButton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { isInForce } from '#domain/assignment.ts'
import type { Formats } from '#messages/formats.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { type Messages, useFormats, useMessages } from '../kit/use-messages.ts'

import styles from './room-page.module.css'
import { describeMode } from './words.ts'

interface ShelfRoundsProps {
  readonly auditAssignmentId: string
  /** Renders the counts of one of them. */
  readonly children: (auditAssignmentId: string) => ReactNode
}

/** Every round in which a shelf was counted, side by side; one of them can be opened. */
export function ShelfRounds({ auditAssignmentId, children }: ShelfRoundsProps) {
  const rounds = useSuspenseLiveQuery(api.auditAssignments.getRounds, { auditAssignmentId })
  const t = useMessages('assignments')
  const tWork = useMessages('work')
  const { quantity } = useFormats()
  const [openId, setOpenId] = useState(auditAssignmentId)
  if (rounds.length < 2) return children(auditAssignmentId)
  return (
    <>
      <ul className={styles.rounds} aria-label={t('rounds.label')}>
        {rounds.map((round) => (
          <li key={round.id}>
            <UnstyledButton
              className={styles.round}
              aria-pressed={round.id === openId}
              onClick={() => setOpenId(round.id)}
            >
              <span>
                <span className={styles.code}>{nameOf(round, t)}</span>
                <span className={styles.note}>{describeWho(round, t, tWork)}</span>
              </span>
              <span className={styles.number}>{describeCounted(round, t, quantity)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {children(openId)}
    </>
  )
}

function nameOf(round: AssignmentDetails, t: Messages<'assignments'>): string {
  const parts = [
    t('rounds.one', { round: round.round + 1 }),
    round.recountItems && t('rounds.items', { count: round.recountItems.length }),
    isInForce(round.status) && t('rounds.used'),
  ]
  return parts.filter(Boolean).join(', ')
}

function describeWho(
  round: AssignmentDetails,
  t: Messages<'assignments'>,
  tWork: Messages<'work'>,
): string {
  const isOff = round.status === 'cancelled' && round.reason !== null
  const why = isOff && t('rounds.cancelled', { reason: round.reason ?? '' })
  const who = round.userName ?? t('rounds.noOne')
  return [who, describeMode(round, tWork), why].filter(Boolean).join(' · ')
}

/** Nothing counted is not 0. */
function describeCounted(
  { progress }: AssignmentDetails,
  t: Messages<'assignments'>,
  quantity: Formats['quantity'],
): string {
  if (!progress || progress.events === 0) return '–'
  return t('facts.counted', { count: progress.lines, quantity: quantity(progress.quantity) })
}

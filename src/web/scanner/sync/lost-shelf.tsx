import { useState } from 'react'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { offeredTo } from '#domain/independent.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import { NoWrapSigns } from '../no-wrap-signs.tsx'
import railStyles from '../rail.module.css'
import { lostWords, secondWords } from './words.ts'

/**
 * Whether the shelf stopped being the person's while they were counting it, or was free and another person
 * took it first.
 */
export function useIsLost(
  shelf: Pick<AssignmentDetails, 'userId' | 'status'>,
  userId: string,
): boolean {
  const isTheirs = shelf.userId === userId && shelf.status !== 'excluded'
  // A person who takes a shelf over is not its holder until the server has confirmed it.
  const [wasTheirs, setWasTheirs] = useState(isTheirs)
  if (isTheirs && !wasTheirs) setWasTheirs(true)
  const isNobodys = shelf.userId === null
  const [wasNobodys, setWasNobodys] = useState(isNobodys)
  if (isNobodys && !wasNobodys) setWasNobodys(true)
  return !isTheirs && (wasTheirs || (wasNobodys && !isNobodys))
}

interface LostShelfProps {
  readonly shelf: AssignmentDetails
  readonly assignments: readonly AssignmentDetails[]
  readonly userId: string
  readonly onSwitch: (other: AssignmentDetails) => void
  readonly onLeave: () => void
}

/** Shown instead of the last reading: from now on two people would count the same shelf. */
export function LostShelf({ shelf, assignments, userId, onSwitch, onLeave }: LostShelfProps) {
  const t = useMessages('sync')
  const other = otherCountOf(shelf, offeredTo(assignments, userId))
  return (
    <div className={railStyles.lost} data-tone="warning" role="alert">
      <p>
        <NoWrapSigns>{other ? secondWords(shelf, t) : lostWords(shelf, t)}</NoWrapSigns>
      </p>
      <button type="button" onClick={() => (other ? onSwitch(other) : onLeave())}>
        {t(other ? 'lost.takeSecond' : 'lost.other')}
      </button>
    </div>
  )
}

/** A shelf with independent counts has a second count, for a person who did not do the first. */
function otherCountOf(
  { mode, roomId, shelfId, round }: AssignmentDetails,
  offered: readonly AssignmentDetails[],
): AssignmentDetails | undefined {
  if (mode === 'additive') return undefined
  return offered.find(
    (one) => one.roomId === roomId && one.shelfId === shelfId && one.round === round,
  )
}

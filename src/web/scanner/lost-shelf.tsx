import { useState } from 'react'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { lostWords } from './lost-words.ts'
import railStyles from './rail.module.css'

/** Whether the shelf was the person's while they stood there, and is not any more. */
export function useIsLost(
  shelf: Pick<AssignmentDetails, 'userId' | 'status'>,
  userId: string,
): boolean {
  const isTheirs = shelf.userId === userId && shelf.status !== 'excluded'
  // Whoever takes a shelf over is not its holder before the server has said so.
  const [wasTheirs, setWasTheirs] = useState(isTheirs)
  if (isTheirs && !wasTheirs) setWasTheirs(true)
  return wasTheirs && !isTheirs
}

interface LostShelfProps {
  readonly shelf: AssignmentDetails
  readonly onLeave: () => void
}

/** In the place of what was read last: from here on two people would count the same. */
export function LostShelf({ shelf, onLeave }: LostShelfProps) {
  return (
    <div className={railStyles.lost} data-tone="warning" role="alert">
      <p>{lostWords(shelf)}</p>
      <button type="button" onClick={onLeave}>
        Other shelf
      </button>
    </div>
  )
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { ShelfRow, ShelfRows } from './shelf-row.tsx'
import styles from './shelf-rows.module.css'
import type { TakeShelf } from './use-take-shelf.ts'

interface FreeShelvesProps {
  readonly shelves: readonly AssignmentDetails[]
  readonly takeShelf: TakeShelf
}

/** How many are shown before somebody asks for all. */
const SHOWN_FIRST = 8

/** Shelves that nobody has yet. */
export function FreeShelves({ shelves, takeShelf }: FreeShelvesProps) {
  const [isAll, setAll] = useState(false)
  if (shelves.length === 0) return null
  const shown = isAll ? shelves : shelves.slice(0, SHOWN_FIRST)
  return (
    <ShelfRows title="Free to take" count={shelves.length}>
      {shown.map((assignment) => (
        <ShelfRow
          key={assignment.id}
          assignment={assignment}
          note={assignment.shelfName ? `${assignment.roomName} · nobody yet` : 'Nobody yet'}
          end={<TakeButton assignment={assignment} label="Take" takeShelf={takeShelf} />}
        />
      ))}
      {shown.length < shelves.length && (
        <li className={styles.row}>
          <Button variant="subtle" ml="xs" onClick={() => setAll(true)}>
            Show all {shelves.length.toLocaleString('en-US')}
          </Button>
        </li>
      )}
    </ShelfRows>
  )
}

interface TakeButtonProps {
  readonly assignment: AssignmentDetails
  readonly label: string
  readonly takeShelf: TakeShelf
  /** Among other buttons it is one of them; where it is what the page is for, thumbs must hit it. */
  readonly isSmall?: boolean
}

export function TakeButton({ assignment, label, takeShelf, isSmall = false }: TakeButtonProps) {
  const { takingId, take } = takeShelf
  return (
    <Button
      variant="outline"
      {...(isSmall ? { size: 'xs' } : { className: styles.take ?? '' })}
      loading={takingId === assignment.id}
      disabled={takingId !== undefined && takingId !== assignment.id}
      onClick={() => take(assignment)}
      aria-label={`${label} ${assignment.shelfCode ?? assignment.roomName}`}
    >
      {label}
    </Button>
  )
}

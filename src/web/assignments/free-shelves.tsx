import { Button } from '@mantine/core'
import { useState } from 'react'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { useMessages } from '../kit/use-messages.ts'
import { ShelfRow, ShelfRows } from './shelf-row.tsx'
import styles from './shelf-rows.module.css'
import type { TakeShelf } from './use-take-shelf.ts'

interface FreeShelvesProps {
  readonly shelves: readonly AssignmentDetails[]
  readonly takeShelf: TakeShelf
}

/** How many are shown before the person asks for all of them. */
const SHOWN_FIRST = 8

/** Shelves that nobody has taken yet. */
export function FreeShelves({ shelves, takeShelf }: FreeShelvesProps) {
  const t = useMessages('work')
  const [isAll, setAll] = useState(false)
  if (shelves.length === 0) return null
  const shown = isAll ? shelves : shelves.slice(0, SHOWN_FIRST)
  return (
    <ShelfRows title={t('free.title')} count={shelves.length}>
      {shown.map((assignment) => (
        <ShelfRow
          key={assignment.id}
          assignment={assignment}
          note={assignment.shelfName ? `${assignment.roomName} · ${t('free.row')}` : t('free.row')}
          end={<TakeButton assignment={assignment} action="take" takeShelf={takeShelf} />}
        />
      ))}
      {shown.length < shelves.length && (
        <li className={styles.row}>
          <Button variant="subtle" ml="xs" onClick={() => setAll(true)}>
            {t('free.all', { count: shelves.length })}
          </Button>
        </li>
      )}
    </ShelfRows>
  )
}

interface TakeButtonProps {
  readonly assignment: AssignmentDetails
  readonly action: 'take' | 'takeOver'
  readonly takeShelf: TakeShelf
  /** Small among other buttons; large where it is the point of the page and has to be easy to tap. */
  readonly isSmall?: boolean
}

export function TakeButton({ assignment, action, takeShelf, isSmall = false }: TakeButtonProps) {
  const t = useMessages('work')
  const { takingId, take } = takeShelf
  return (
    <Button
      variant="outline"
      {...(isSmall ? { size: 'xs' } : { className: styles.take ?? '' })}
      loading={takingId === assignment.id}
      disabled={takingId !== undefined && takingId !== assignment.id}
      onClick={() => take(assignment)}
      aria-label={t(`${action}.named`, { place: assignment.shelfCode ?? assignment.roomName })}
    >
      {t(`${action}.button`)}
    </Button>
  )
}

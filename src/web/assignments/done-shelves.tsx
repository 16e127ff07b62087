import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { countPlaces } from '#domain/place-count.ts'
import { useMessages } from '../kit/use-messages.ts'
import { ShelfStatus } from '../shared/shelf-status.tsx'
import { ShelfRow, ShelfRows } from './shelf-row.tsx'

/** What the person has handed in. */
export function DoneShelves({ shelves }: { readonly shelves: readonly AssignmentDetails[] }) {
  const t = useMessages('work')
  if (shelves.length === 0) return null
  return (
    <ShelfRows title={t('done.title')} count={countPlaces(shelves)}>
      {shelves.map((assignment) => (
        <ShelfRow
          key={assignment.id}
          assignment={assignment}
          note={<ShelfStatus state={stateOf(assignment)} />}
        />
      ))}
    </ShelfRows>
  )
}

function stateOf({ declaredEmpty, status }: AssignmentDetails) {
  if (declaredEmpty) return 'empty'
  return status === 'approved' || status === 'excluded' ? status : 'submitted'
}

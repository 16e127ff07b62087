import { Button } from '@mantine/core'
import type { AuditDetails } from '#contract/audits.ts'
import { canTake, isExplained } from '#domain/assignment.ts'
import { LinkButton } from '../kit/links.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { TakeButton } from './free-shelves.tsx'
import type { Place } from './places.ts'
import { scannerLink } from './scanner-link.ts'
import type { TakeShelf } from './use-take-shelf.ts'

interface PlaceWorkProps {
  readonly place: Place
  readonly audit: AuditDetails
  readonly viewerId: string
  /** Whether it is open, and not the second count of a person who did the first. */
  readonly isOffered: boolean
  readonly takeShelf: TakeShelf
  readonly onShowCounts: () => void
}

/** The counter's actions on a shelf: continue, take it, take it over, or look at one's own counts. */
export function PlaceWork(props: PlaceWorkProps) {
  const { place, audit, viewerId, isOffered, takeShelf, onShowCounts } = props
  const { assignment } = place
  const t = useMessages('work')
  if (!assignment) return null
  const isMine = assignment.userId === viewerId
  const isLeft = !isExplained(assignment.status)
  if (isMine && !isLeft) {
    return (
      <Button variant="subtle" size="compact-sm" onClick={onShowCounts}>
        {t('room.myCounts')}
      </Button>
    )
  }
  if (assignment.auditStatus !== 'active' || !isLeft) return null
  if (isMine) {
    const isBegun = assignment.status === 'in_progress'
    return (
      <>
        {isBegun && (
          <Button variant="subtle" size="compact-sm" onClick={onShowCounts}>
            {t('room.myCounts')}
          </Button>
        )}
        <LinkButton {...scannerLink(assignment)} size="xs">
          {isBegun ? t('room.continue') : t('room.count')}
        </LinkButton>
      </>
    )
  }
  const isManager = audit.role === 'manager'
  if (!canTake(audit.protocol, { isManager, isHolder: isMine })) return null
  if (isOffered) {
    return <TakeButton assignment={assignment} action="take" takeShelf={takeShelf} isSmall />
  }
  // Another person's shelf can be taken over once their device has been silent for a while. Only the server
  // knows that.
  if (assignment.status !== 'in_progress') return null
  return <TakeButton assignment={assignment} action="takeOver" takeShelf={takeShelf} isSmall />
}

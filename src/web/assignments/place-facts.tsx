import type { DashboardDevice } from '#contract/audits.ts'
import { countOf } from '#domain/count-words.ts'
import type { CountMode } from '#domain/protocol.ts'
import type { ShelfState } from '#domain/shelf-state.ts'
import { Age } from '../kit/age.tsx'
import { formatQuantity } from '../kit/format-number.ts'
import { LinkAnchor } from '../kit/links.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useNow } from '../kit/use-now.ts'
import { ShelfStatus } from '../shared/shelf-status.tsx'
import styles from './assignment-board.module.css'
import type { Place } from './places.ts'
import { describeMode } from './words.ts'

interface PlaceFactsProps {
  readonly storeId: string
  readonly auditId: string
  readonly place: Place
  readonly state: ShelfState
  readonly unsentEvents: number
  /** How it is counted unless something else is said. */
  readonly plannedMode: CountMode
  readonly devices: readonly DashboardDevice[]
}

/** Everything about the one shelf that is chosen. */
export function PlaceFacts(props: PlaceFactsProps) {
  const { storeId, auditId, place, state, unsentEvents, plannedMode, devices } = props
  const { assignment } = place
  const t = useMessages('work')
  const progress = assignment?.progress
  return (
    <section className={styles.facts} aria-label={`Shelf ${place.code}`}>
      <p className={styles.factsHead}>
        <span>
          <strong>{place.code}</strong> {place.name}
        </span>
        <ShelfStatus state={state} unsentEvents={unsentEvents} />
      </p>
      {assignment?.userName && (
        <p>
          {assignment.userName}
          {assignment.heldSince !== null && (
            <span className={styles.note}>
              {' '}
              since <Age atMs={assignment.heldSince} />
            </span>
          )}
        </p>
      )}
      {progress && progress.events > 0 && (
        <p className={styles.note}>
          {countOf(progress.lines, 'line')}, {formatQuantity(progress.quantity)} units
          {progress.lastEventAt !== null && (
            <>
              {' · last count '}
              <Age atMs={progress.lastEventAt} suffix=" ago" />
            </>
          )}
        </p>
      )}
      {assignment && assignment.round > 0 && (
        <p className={styles.note}>Counted again, round {assignment.round + 1}</p>
      )}
      {assignment?.mode === 'independent' && (
        <p className={styles.note}>{describeMode(assignment, t)}</p>
      )}
      {!assignment && plannedMode === 'independent' && (
        <p className={styles.note}>Counted twice, by two people</p>
      )}
      {assignment?.reason && <p className={styles.note}>Reason: {assignment.reason}</p>}
      {devices.map((device) => (
        <Lease key={device.id} device={device} />
      ))}
      <LinkAnchor
        to="/stores/$storeId/audit/$id/room/$roomId"
        params={{ storeId, id: auditId, roomId: place.roomId }}
      >
        Open {place.roomName}
      </LinkAnchor>
    </section>
  )
}

/** A running lease keeps others away; one that has run out makes the shelf free to take over. */
function Lease({ device }: { readonly device: DashboardDevice }) {
  const now = useNow(5_000)
  if (now === undefined) return null
  const { userName, leaseExpiresAt, seenAt } = device
  const isRunning = leaseExpiresAt !== null && leaseExpiresAt > now
  return (
    <p className={styles.note}>
      {userName}’s device, seen <Age atMs={seenAt} suffix=" ago" />
      {isRunning ? ': counting here' : ': silent, anybody may take the shelf over'}
    </p>
  )
}

import type { DashboardDevice } from '#contract/audits.ts'
import type { CountMode } from '#domain/protocol.ts'
import type { ShelfState } from '#domain/shelf-state.ts'
import { Age, Ago } from '../kit/age.tsx'
import { LinkAnchor } from '../kit/links.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
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
  /** How the shelf is counted if nothing else is set for it. */
  readonly plannedMode: CountMode
  readonly devices: readonly DashboardDevice[]
}

/** All facts about the one chosen shelf. */
export function PlaceFacts(props: PlaceFactsProps) {
  const { storeId, auditId, place, state, unsentEvents, plannedMode, devices } = props
  const { assignment } = place
  const t = useMessages('assignments')
  const tWork = useMessages('work')
  const { quantity } = useFormats()
  const progress = assignment?.progress
  return (
    <section className={styles.facts} aria-label={t('facts.shelf', { place: place.code })}>
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
              {t('facts.since', { age: () => <Age atMs={assignment.heldSince ?? 0} /> })}
            </span>
          )}
        </p>
      )}
      {progress && progress.events > 0 && (
        <p className={styles.note}>
          {t('facts.counted', { count: progress.lines, quantity: quantity(progress.quantity) })}
          {progress.lastEventAt !== null && (
            <>
              {' · '}
              {t('facts.last', { age: () => <Ago atMs={progress.lastEventAt ?? 0} /> })}
            </>
          )}
        </p>
      )}
      {assignment && assignment.round > 0 && (
        <p className={styles.note}>{t('facts.again', { round: assignment.round + 1 })}</p>
      )}
      {assignment?.mode === 'independent' && (
        <p className={styles.note}>{describeMode(assignment, tWork)}</p>
      )}
      {!assignment && plannedMode === 'independent' && (
        <p className={styles.note}>{t('facts.twice')}</p>
      )}
      {assignment?.reason && (
        <p className={styles.note}>{t('facts.reason', { reason: assignment.reason })}</p>
      )}
      {devices.map((device) => (
        <Lease key={device.id} device={device} />
      ))}
      <LinkAnchor
        to="/stores/$storeId/audit/$id/room/$roomId"
        params={{ storeId, id: auditId, roomId: place.roomId }}
      >
        {t('facts.open', { room: place.roomName })}
      </LinkAnchor>
    </section>
  )
}

/** While a lease is valid, others cannot take the shelf; once it has expired, they can take it over. */
function Lease({ device }: { readonly device: DashboardDevice }) {
  const t = useMessages('assignments')
  const now = useNow(5_000)
  if (now === undefined) return null
  const { userName: person, handheldName, leaseExpiresAt, seenAt } = device
  const isRunning = leaseExpiresAt !== null && leaseExpiresAt > now
  const age = () => <Ago atMs={seenAt} />
  return (
    <p className={styles.note}>
      {handheldName === null
        ? t(isRunning ? 'facts.counting' : 'facts.silent', { person, age })
        : t(isRunning ? 'facts.countingWith' : 'facts.silentWith', {
            ...{ person, age },
            device: handheldName,
          })}
    </p>
  )
}

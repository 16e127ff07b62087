import { useState } from 'react'
import type { AuditDetails } from '#contract/audits.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { offeredTo } from '#domain/independent.ts'
import { api } from '../client/api.ts'
import { useLiveQuery, useSuspenseLiveQuery } from '../client/react.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { CountsDrawer } from './counts-drawer.tsx'
import { PlaceMenu } from './place-menu.tsx'
import { PlaceRow } from './place-row.tsx'
import { PlaceWork } from './place-work.tsx'
import { type Place, type PlaceRoom, stateOfPlace } from './places.ts'
import { PlanDialogs, type PlanQuestion } from './plan-dialogs.tsx'
import styles from './room-page.module.css'
import { usePlan } from './use-plan.ts'
import { type GetDeviceId, useTakeShelf } from './use-take-shelf.ts'

interface RoomPlacesProps {
  readonly store: StoreSummary
  readonly audit: AuditDetails
  readonly room: PlaceRoom
  readonly viewerId: string
  readonly getDeviceId: GetDeviceId
}

export function RoomPlaces({ store, audit, room, viewerId, getDeviceId }: RoomPlacesProps) {
  const t = useMessages('work')
  const isManager = store.role === 'manager'
  const team = useSuspenseLiveQuery(api.stores.getTeamMembers, { storeId: store.id })
  const dashboard = useLiveQuery(
    api.audits.getDashboard,
    isManager ? { auditId: audit.id } : 'skip',
  )
  const plan = usePlan(audit.id, team)
  const takeShelf = useTakeShelf(getDeviceId)
  const [question, setQuestion] = useState<PlanQuestion>()
  const [opened, setOpened] = useState<Place>()
  const counts = room.places.flatMap(({ assignment }) => assignment ?? [])
  const offered = new Set(offeredTo(counts, viewerId).map(({ id }) => id))
  const tiles = dashboard?.rooms.flatMap((one) => one.tiles) ?? []
  // If the protocol hides all counts, columns of dashes would look as if nothing were counted.
  const isQuiet = room.places.every(({ assignment }) => !assignment?.progress)
  return (
    <div data-quiet={isQuiet || undefined}>
      <div className={styles.head} aria-hidden>
        <span>{t('room.shelf')}</span>
        <span>{t('room.state')}</span>
        <span>{t('room.who')}</span>
        <span className={styles.number}>{t('room.items')}</span>
        <span className={styles.number}>{t('room.units')}</span>
        <span className={styles.last}>{t('room.last')}</span>
      </div>
      <ul className={styles.places}>
        {room.places.map((place) => {
          const unsentEvents = tiles.find(({ id }) => id === place.id)?.unsentEvents ?? 0
          const isDraft = audit.status === 'draft'
          return (
            <PlaceRow
              key={place.id}
              place={place}
              state={stateOfPlace(place, { isDraft, unsentEvents })}
              unsentEvents={unsentEvents}
              isMine={place.assignment?.userId === viewerId}
            >
              <PlaceWork
                place={place}
                audit={audit}
                viewerId={viewerId}
                isOffered={offered.has(place.id)}
                takeShelf={takeShelf}
                onShowCounts={() => setOpened(place)}
              />
              {isManager && (
                <PlaceMenu
                  place={place}
                  stage={{ status: audit.status, mode: audit.protocol.mode }}
                  team={team}
                  plan={plan}
                  onAsk={setQuestion}
                  onShowCounts={() => setOpened(place)}
                />
              )}
            </PlaceRow>
          )
        })}
      </ul>
      <CountsDrawer
        auditAssignmentId={opened?.assignment?.id}
        title={opened ? t('counts.title', { place: opened.code }) : ''}
        withRounds={isManager}
        onClose={() => setOpened(undefined)}
      />
      <PlanDialogs
        question={question}
        team={team}
        plan={plan}
        onClose={() => setQuestion(undefined)}
        onDone={() => setQuestion(undefined)}
      />
    </div>
  )
}

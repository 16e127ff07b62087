import { Suspense } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { NotFoundHere } from '../kit/not-found.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { useLiveStore } from '../session/use-live-store.ts'
import { AuditPage } from '../shared/audit-page.tsx'
import { placesOf } from './places.ts'
import { RoomPlaces } from './room-places.tsx'
import { useAssignments } from './use-assignments.ts'
import type { GetDeviceId } from './use-take-shelf.ts'

interface RoomPageProps {
  readonly store: StoreSummary
  readonly auditId: string
  readonly roomId: string
  readonly viewerId: string
  readonly getDeviceId: GetDeviceId
}

/** One room of an audit: its shelves, who is where, and how far each shelf is. */
export function RoomPage(props: RoomPageProps) {
  const { auditId, roomId, viewerId, getDeviceId } = props
  const t = useMessages('work')
  const tShared = useMessages('shared')
  const store = useLiveStore(props.store)
  const audit = useSuspenseLiveQuery(api.audits.getDetails, { auditId })
  const map = useSuspenseLiveQuery(api.rooms.getWithDetails, { storeId: store.id })
  const { rows, isLoading } = useAssignments(auditId, store.id)
  const room = placesOf(map, rows, tShared).find(({ id }) => id === roomId)
  // Neither on the store's map nor counted by the audit.
  if (!isLoading && !room) return <NotFoundHere />
  return (
    <AuditPage store={store} audit={audit} title={room?.name ?? t('room.title')}>
      {isLoading && <WaitingRows />}
      {!isLoading && room && (
        <Suspense fallback={<WaitingRows />}>
          <RoomPlaces
            store={store}
            audit={audit}
            room={room}
            viewerId={viewerId}
            getDeviceId={getDeviceId}
          />
        </Suspense>
      )}
    </AuditPage>
  )
}

import type { AuditDetails } from '#contract/audits.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { countPlaces } from '#domain/place-count.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { LinkRows } from '../kit/link-rows.tsx'
import { Empty } from '../kit/page.tsx'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { DoneShelves } from './done-shelves.tsx'
import { FreeShelves } from './free-shelves.tsx'
import { scannerLink } from './scanner-link.ts'
import { ShelfRow, ShelfRows } from './shelf-row.tsx'
import styles from './shelf-rows.module.css'
import { useAssignments } from './use-assignments.ts'
import { usePlacesInOrder } from './use-places-in-order.ts'
import { type GetDeviceId, useTakeShelf } from './use-take-shelf.ts'
import { workOf } from './work.ts'

interface ShelvesToCountProps {
  readonly store: StoreSummary
  readonly audit: AuditDetails
  readonly viewerId: string
  readonly getDeviceId: GetDeviceId
}

/** For people who count: their shelves, shelves they can take, and where the others are. */
export function ShelvesToCount({ store, audit, viewerId, getDeviceId }: ShelvesToCountProps) {
  const t = useMessages('work')
  const { rows, isLoading } = useAssignments(audit.id, store.id)
  const inOrder = usePlacesInOrder(store.id, rows)
  const takeShelf = useTakeShelf(getDeviceId)
  if (isLoading) return <WaitingRows />
  const { mine, done, free, others } = workOf(inOrder, viewerId)
  // Includes an audit in review, which may have a recount that anyone can take.
  const isCounted = free.some(({ auditStatus }) => auditStatus === 'active')
  const canTake = audit.protocol.selfAssignment && isCounted
  return (
    <>
      {mine.length > 0 ? (
        <ShelfRows title={t('mine.title')} count={mine.length}>
          {mine.map((assignment) => (
            <ShelfRow key={assignment.id} assignment={assignment} link={scannerLink(assignment)} />
          ))}
        </ShelfRows>
      ) : (
        <Empty title={t('none.title')}>
          {canTake ? t('none.takeFree') : describeWaiting(audit, t)}
        </Empty>
      )}
      {canTake && <FreeShelves shelves={free} takeShelf={takeShelf} />}
      <DoneShelves shelves={done} />
      {others.length > 0 && (
        <ShelfRows title={t('others.title')} count={countPlaces(others)}>
          {others.map((assignment) => (
            <ShelfRow key={assignment.id} assignment={assignment} note={assignment.userName} />
          ))}
        </ShelfRows>
      )}
      <RoomLinks storeId={store.id} auditId={audit.id} />
    </>
  )
}

function describeWaiting({ status, protocol }: AuditDetails, t: Messages<'work'>): string {
  if (status === 'stopped') return t('none.stopped')
  if (status !== 'active') return t('none.notCounting')
  return protocol.selfAssignment ? t('none.allTaken') : t('none.assigned')
}

interface RoomLinksProps {
  readonly storeId: string
  readonly auditId: string
}

function RoomLinks({ storeId, auditId }: RoomLinksProps) {
  const t = useMessages('work')
  const rooms = useSuspenseLiveQuery(api.rooms.getWithDetails, { storeId })
  if (rooms.length === 0) return null
  return (
    <section aria-label={t('rooms.title')}>
      <h2 className={styles.head}>{t('rooms.title')}</h2>
      <LinkRows
        rows={rooms.map(({ id, name, shelves }) => ({
          key: id,
          name,
          end:
            shelves.length === 0 ? t('rooms.whole') : t('rooms.shelves', { count: shelves.length }),
          link: {
            to: '/stores/$storeId/audit/$id/room/$roomId',
            params: { storeId, id: auditId, roomId: id },
          },
        }))}
      />
    </section>
  )
}

import { api } from '#contract/api.ts'
import { countOf } from '#domain/count-words.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { LinkRows } from '../kit/link-rows.tsx'
import styles from './shelf-rows.module.css'

interface RoomLinksProps {
  readonly storeId: string
  readonly auditId: string
}

export function RoomLinks({ storeId, auditId }: RoomLinksProps) {
  const rooms = useSuspenseLiveQuery(api.rooms.getWithDetails, { storeId })
  if (rooms.length === 0) return null
  return (
    <section aria-label="Rooms">
      <h2 className={styles.head}>Rooms</h2>
      <LinkRows
        rows={rooms.map(({ id, name, shelves }) => ({
          key: id,
          name,
          end:
            shelves.length === 0 ? 'Counted as one' : countOf(shelves.length, 'shelf', 'shelves'),
          link: {
            to: '/stores/$storeId/audit/$id/room/$roomId',
            params: { storeId, id: auditId, roomId: id },
          },
        }))}
      />
    </section>
  )
}

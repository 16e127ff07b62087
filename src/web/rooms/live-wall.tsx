import type { AuditSummary, DashboardRoom, DashboardTile } from '#contract/audits.ts'
import { initialsOf } from '#domain/naming.ts'
import { type ShelfState, shelfStateOf } from '#domain/shelf-state.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { LinkButton } from '../kit/links.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { SHELF_TILE_CLASS, ShelfLabel } from '../shared/shelf-label.tsx'
import { shelfMark } from '../shared/shelf-mark.ts'
import wallStyles from '../shared/shelf-wall.module.css'
import styles from './store-map-section.module.css'

interface LiveWallProps {
  readonly storeId: string
  /** A running audit of the store. */
  readonly audit: AuditSummary
}

/** The shelves of a running audit with their current state. */
export function LiveWall({ storeId, audit }: LiveWallProps) {
  const t = useMessages('overview')
  const { rooms } = useSuspenseLiveQuery(api.audits.getDashboard, { auditId: audit.id })
  const params = { storeId, id: audit.id }
  const title = t('live', { audit: audit.name })
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <LinkButton to="/stores/$storeId/audit/$id" params={params} variant="default" size="xs">
          {t('live.open')}
        </LinkButton>
        <LinkButton
          to="/stores/$storeId/audit/$id/scanner"
          params={params}
          variant="default"
          size="xs"
        >
          {t('live.count')}
        </LinkButton>
      </div>
      <div className={wallStyles.wall}>
        {rooms
          .filter((room) => room.storeId === storeId)
          .map((room) => (
            <LiveRoom key={room.id} room={room} />
          ))}
      </div>
    </section>
  )
}

function LiveRoom({ room }: { readonly room: DashboardRoom }) {
  return (
    <section className={wallStyles.room} aria-label={room.name}>
      <h3 className={wallStyles.name}>{room.name}</h3>
      <ul className={wallStyles.tiles}>
        {room.tiles.map((tile) => (
          <li key={tile.id} className={SHELF_TILE_CLASS} data-state={shelfStateOf(tile)}>
            <LiveTile tile={tile} roomName={room.name} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** States in which the person matters. */
const WITH_PERSON: readonly ShelfState[] = ['assigned', 'counting', 'unsent', 'returned']

function LiveTile({ tile, roomName }: { readonly tile: DashboardTile; readonly roomName: string }) {
  const { userName } = tile
  const t = useMessages('shared')
  const state = shelfStateOf(tile)
  const isNamed = userName !== null && WITH_PERSON.includes(state)
  return (
    <ShelfLabel
      code={tile.code ?? roomName}
      mark={shelfMark(tile, t)}
      state={state}
      unsentEvents={tile.unsentEvents}
      initials={isNamed ? initialsOf(userName) : undefined}
    />
  )
}
